import type { Sandbox, SandboxOptions } from '@baize/sandbox';
import { type HttpHandler, http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';

/** Paths the site requests from its own origin, apart from files, and the sandbox's own API. */
const paths = ['/wps/*', '/lgw/*', '/lotto/*', '/art/*', '/brand.json', '/sandbox/api/*'];

/** Fixed clock of the sandbox, so that stories do not change. */
const moment = Date.UTC(2026, 2, 14, 12, 0, 0);

let worker: Promise<SetupWorker> | undefined;

/** Starts the one worker shared by all stories and docs pages; file requests pass through. */
export function startWorker(): Promise<SetupWorker> {
  worker ??= start();
  return worker;
}

async function start(): Promise<SetupWorker> {
  const starting = setupWorker();
  await starting.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: './mockServiceWorker.js' } });
  return starting;
}

/** Returns handlers backed by a new sandbox. A story overrides single calls with `msw.use`. */
export function sandboxHandlers(options: SandboxOptions = {}): HttpHandler[] {
  // The sandbox loads on the first request, because most parts of the design system make none.
  let sandbox: Promise<Sandbox> | undefined;
  const world = () => {
    sandbox ??= import('@baize/sandbox').then(({ createSandbox }) => createSandbox({ now: () => moment, ...options }));
    return sandbox;
  };
  return paths.map((path) => http.all(path, async ({ request }) => (await world()).app.fetch(request)));
}

interface Shown {
  id: string;
  parameters: { sandbox?: SandboxOptions };
  msw: SetupWorker;
}

let shown: string | null = null;

/** Gives a story its sandbox, kept with all overrides while the story stays on screen, even if the toolbar changes. */
export function answerFromSandbox({ id, parameters, msw }: Shown): () => void {
  if (shown !== id) {
    shown = id;
    msw.use(...sandboxHandlers(parameters.sandbox));
  }
  return () => {
    shown = null;
  };
}
