import type { Services } from '../core/services/services.ts';

const workerPath = '/sw.js';

interface TrustedPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

function createScriptURL(asked: string): string {
  const { origin, pathname } = new URL(asked, location.href);
  if (origin !== location.origin || pathname !== workerPath) throw new TypeError('not the address of the worker');
  return asked;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedPolicies };
const policy = trustedTypes?.createPolicy('worker', { createScriptURL }) ?? { createScriptURL };

/** Makes the page an app where the brand is one (OPS-35); elsewhere it removes a worker of earlier visits. */
export async function followApp({ brand, languageStore }: Services): Promise<void> {
  // The page's own files come first.
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  if (!brand.app) return removeWorkers();
  const follow = () => {
    const { code } = languageStore.get();
    showManifest(code === brand.defaultLanguage ? '' : `.${code}`);
    // The worker keeps the offline page of this language alone (OPS-36).
    return navigator.serviceWorker?.register(
      policy.createScriptURL(`${workerPath}?${new URLSearchParams({ lang: code })}`),
      { updateViaCache: 'none' },
    );
  };
  languageStore.subscribe(() => void follow()?.catch(() => undefined));
  followTheme();
  await follow()?.catch(() => undefined);
}

async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
}

function showManifest(ending: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = `/manifest${ending}.webmanifest`;
}

/** Gives the browser's frame the colour of the theme that is shown, which may not be the system's. */
function followTheme(): void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const colours = new Map(metas.map((meta) => [meta.dataset.themeOf, meta.content]));
  const { dataset } = document.documentElement;
  const show = () => {
    const colour = colours.get(dataset.theme);
    if (colour) for (const meta of metas) meta.content = colour;
  };
  show();
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
