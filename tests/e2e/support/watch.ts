import http from 'node:http';

type Live = { version: number; bidCount: number; bids: { amount: string }[] };

export type Watch = {
  /** Resolves with the moment (performance.now) at which the stream first told of `bidCount` bids. */
  heard: (bidCount: number) => Promise<number>;
  last: () => { version: number; amounts: string[] };
  close: () => void;
  /** Resolves when the connection is over. */
  ended: Promise<void>;
};

/** Opens the event stream of a lot and resolves with its first event. */
export function openWatch(base: string, lotId: string, { address, lastEventId }: { address: string; lastEventId?: string }): Promise<Watch> {
  const headers = { accept: 'text/event-stream', 'x-forwarded-for': address, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) };
  return new Promise((resolve, reject) => {
    const request = http.get(`${base}/api/auctions/${lotId}/stream`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`The stream answered ${answer.statusCode}.`));
      const at: { count: number; moment: number }[] = [];
      const waiting: { count: number; tell: (moment: number) => void }[] = [];
      let live: Live | null = null;
      let text = '';
      let over = () => undefined as void;
      const ended = new Promise<void>((done) => (over = done));
      const watch: Watch = {
        heard: (count) => {
          const known = at.find((event) => event.count >= count);
          return known ? Promise.resolve(known.moment) : new Promise((tell) => waiting.push({ count, tell }));
        },
        last: () => ({ version: live?.version ?? 0, amounts: live?.bids.map(({ amount }) => amount) ?? [] }),
        close: () => request.destroy(),
        ended,
      };
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const data = /^data: ?(.*)$/m.exec(text.slice(0, end))?.[1];
          text = text.slice(end + 2);
          if (!data) continue;
          const isFirst = live === null;
          live = JSON.parse(data) as Live;
          const event = { count: live.bidCount, moment: performance.now() };
          at.push(event);
          for (const one of waiting.splice(0)) {
            if (one.count <= event.count) one.tell(event.moment);
            else waiting.push(one);
          }
          if (isFirst) resolve(watch);
        }
      });
      answer.on('close', () => over());
      answer.on('error', () => over());
    });
    request.on('error', reject);
  });
}
