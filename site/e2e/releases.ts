import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Releases {
  origin: string;
  /** Serves the next release: its entry has another name, the earlier one is gone, and its worker is another. */
  next(): void;
  /** Serves the file that removes the worker in the place of the worker. */
  off(): void;
  stop(): void;
}

const entry = /\/assets\/index-[\w-]+\.js/g;

/** Serves a site with releases after one another, as a host does that keeps the files of the newest alone. */
export async function serveReleases(site: string): Promise<Releases> {
  let release = 1;
  let isOff = false;
  let entryName = '';
  const renamed = () => entryName.replace('index-', `index-${release}`);
  const server = createServer(async (request, response) => {
    const asked = request.url ?? '/';
    const isEntry = release > 1 && asked === renamed();
    const path = isEntry ? entryName : isOff && asked.startsWith('/sw.js') ? '/sw-off.js' : asked;
    const headers = { accept: request.headers.accept ?? '*/*' };
    const answer = await fetch(site + path, { headers, redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|link|transfer-encoding)$/.test(name),
    );
    if (release > 1 && asked === entryName) return void response.writeHead(404).end();
    response.writeHead(answer.status, Object.fromEntries(kept));
    if (!/html|javascript/.test(type)) return void response.end(Buffer.from(await answer.arrayBuffer()));
    const text = await answer.text();
    if (type.includes('html')) entryName = text.match(entry)?.[0] ?? entryName;
    const other = release > 1 && !isEntry ? text.replaceAll(entry, renamed()) : text;
    response.end(asked.startsWith('/sw.js') ? `${other}\n// release ${release}` : other);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    next: () => void release++,
    off: () => {
      isOff = true;
    },
    stop: () => server.close(),
  };
}
