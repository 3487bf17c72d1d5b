import { parseArgs } from 'node:util';
import { countCode } from './lib/counts';
import { runMain } from './lib/fail';

/** Prints the code counts as a table; `--verbose` adds what was counted, `--json` prints everything as JSON. */

const { values: options } = parseArgs({ options: { verbose: { type: 'boolean' }, json: { type: 'boolean' } } });

runMain(async () => {
  const counts = await countCode();
  if (options.json) return console.log(JSON.stringify(counts));
  for (const { name, count, of } of counts) {
    console.log(`${String(count).padStart(5)}  ${name}`);
    if (options.verbose) for (const line of of) console.log(`         ${line}`);
  }
});
