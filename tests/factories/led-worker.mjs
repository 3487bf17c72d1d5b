import { createServer } from 'node:http';
import process from 'node:process';

// A worker for the test of `leadWorkers`: it answers with its process's number, and /end ends it.
const [, , port, behaviour] = process.argv;
if (behaviour === 'fails') process.exit(7);

const server = createServer((request, response) => {
  response.setHeader('connection', 'close').end(String(process.pid));
  if (request.url === '/end') response.once('close', () => process.exit(1));
});
process.on('SIGTERM', () => {
  if (behaviour !== 'hangs') server.close(() => process.exit(143));
});
server.listen(Number(port), '127.0.0.1');
