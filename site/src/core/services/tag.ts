interface TrustedPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

const host = 'https://www.googletagmanager.com';
let say: ((...words: unknown[]) => void) | null = null;

/** Loads Google's tag once. `id` must be a valid measurement id. */
export function loadTag(id: string): void {
  if (say) return;
  const queue: unknown[] = [];
  Object.assign(globalThis, { dataLayer: queue });
  // The tag reads the arguments object itself, not an array of them.
  function gtag() {
    // biome-ignore lint/complexity/noArguments: the tag tells calls from data by it
    queue.push(arguments);
  }
  say = gtag as (...words: unknown[]) => void;
  say('js', new Date());
  say('config', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = trusted(`${host}/gtag/js?${new URLSearchParams({ id })}`);
  document.head.append(script);
}

/** Sends an event to analytics; does nothing before consent (APP-10). */
export const measure = (event: string, details: Readonly<Record<string, string>>): void =>
  say?.('event', event, details);

function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedPolicies };
  const createScriptURL = (wanted: string) => {
    if (new URL(wanted).origin !== host) throw new TypeError('no address of the tag');
    return wanted;
  };
  return trustedTypes ? trustedTypes.createPolicy('analytics', { createScriptURL }).createScriptURL(address) : address;
}
