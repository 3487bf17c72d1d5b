import { Server, ServerResponse } from 'node:http';
import { prepareRequests } from '@/lib/http/prepare-requests';

/** `prepareRequests` for the tests of one file: Node's own classes are those of all files that a worker runs, one after another. */
export function prepareRequestsHere(layoutScripts?: readonly string[]): void {
  const { emit } = Server.prototype;
  const { writeHead } = ServerResponse.prototype;
  prepareRequests(layoutScripts);
  afterAll(() => {
    Server.prototype.emit = emit;
    ServerResponse.prototype.writeHead = writeHead;
  });
}
