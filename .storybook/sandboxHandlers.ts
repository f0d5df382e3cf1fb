import type { Sandbox, SandboxOptions } from '@baize/sandbox';
import { type HttpHandler, http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';

/** What the site asks of its own origin, besides files; stories of the site also turn the world's own knobs. */
const paths = ['/wps/*', '/lgw/*', '/lotto/*', '/art/*', '/brand.json', '/sandbox/api/*'];

/** Stories stand still: their world's clock shows one moment for ever. */
const moment = Date.UTC(2026, 2, 14, 12, 0, 0);

let worker: Promise<SetupWorker> | undefined;

/** The one worker that answers for stories and pages of words; files are left to Storybook. */
export function startWorker(): Promise<SetupWorker> {
  worker ??= start();
  return worker;
}

async function start(): Promise<SetupWorker> {
  const starting = setupWorker();
  await starting.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: './mockServiceWorker.js' } });
  return starting;
}

/** Answers everything the site asks from a world of its own, in a scenario and with faults if asked for. A story overrides a call by `msw.use`. */
export function sandboxHandlers(options: SandboxOptions = {}): HttpHandler[] {
  // Most parts of the design system ask the platform for nothing, so its code and its world wait for the first request.
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

/** Gives a story its world. While it stays on screen it keeps it, with all it overrides, also when the toolbar changes. */
export function answerFromSandbox({ id, parameters, msw }: Shown): () => void {
  if (shown !== id) {
    shown = id;
    msw.use(...sandboxHandlers(parameters.sandbox));
  }
  return () => {
    shown = null;
  };
}
