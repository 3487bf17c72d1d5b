// Takes more and more memory that isn't JavaScript's own, without ever returning to its event loop.
process.on('message', () => {
  const held = [];
  for (;;) held.push(Buffer.alloc(8 * 1024 * 1024, 1));
});
