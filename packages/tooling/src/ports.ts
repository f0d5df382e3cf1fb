import { createServer } from 'node:net';

export async function freePort(first: number, host: string, taken: readonly number[] = []): Promise<number> {
  for (let port = first; port < first + 100; port++) {
    if (!taken.includes(port) && (await isFree(port, host))) return port;
  }
  throw new Error(`no free port from ${first} to ${first + 99}`);
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .once('listening', () => probe.close(() => done(true)))
      .listen(port, host);
  });
}
