import type { Sandbox, SandboxOptions } from '@baize/sandbox';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';

/** What the site asks of its own origin, besides files; stories of the site also turn the world's own knobs. */
const paths = ['/wps/*', '/lgw/*', '/lotto/*', '/art/*', '/brand.json', '/sandbox/api/*'];

/** Stories stand still: their world's clock shows one moment for ever. */
const moment = Date.UTC(2026, 2, 14, 12, 0, 0);

const worker = setupWorker();
let shown: string | null = null;

export async function startPlatform(): Promise<void> {
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: './mockServiceWorker.js' } });
}

interface Shown {
  id: string;
  parameters: { sandbox?: SandboxOptions };
}

/**
 * A world of its own for every story. Storybook calls this again when the toolbar changes a story that is already on
 * screen: that one keeps its world, as it keeps what was done in it.
 */
export function freshSandbox({ id, parameters }: Shown): () => void {
  if (shown !== id) {
    shown = id;
    const world = sandboxOnDemand({ now: () => moment, ...parameters.sandbox });
    worker.resetHandlers(
      ...paths.map((path) => http.all(path, async ({ request }) => (await world()).app.fetch(request))),
    );
  }
  return () => {
    shown = null;
  };
}

/** Most parts of the design system ask the platform for nothing, so its code and its world wait for the first request. */
function sandboxOnDemand(options: SandboxOptions): () => Promise<Sandbox> {
  let sandbox: Promise<Sandbox> | undefined;
  return () => {
    sandbox ??= import('@baize/sandbox').then(({ createSandbox }) => createSandbox(options));
    return sandbox;
  };
}
