interface TrustedPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

const host = 'https://www.googletagmanager.com';

type Gtag = (...words: unknown[]) => void;

/** Puts data where Google's scripts look for it. */
export const layer = (): unknown[] => {
  const page = globalThis as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  return page.dataLayer;
};

/** Says something in the form that Google's scripts tell from data: their own arguments object. */
export const gtag: Gtag = function say() {
  // biome-ignore lint/complexity/noArguments: the tag tells calls from data by it
  layer().push(arguments);
};

const none = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Denies all signals before the script is there, then grants counting alone: no signal is for advertising (OPS-23). */
export function signalConsent(): void {
  gtag('consent', 'default', none);
  gtag('consent', 'update', { ...none, analytics_storage: 'granted' });
}

let policy: { createScriptURL: (address: string) => string } | null = null;

/** Loads a script of Google's tag host; called after a yes only. */
export function loadGoogle(path: string, id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = trusted(`${host}/${path}?${new URLSearchParams({ id })}`);
  document.head.append(script);
}

function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedPolicies };
  const createScriptURL = (wanted: string) => {
    if (new URL(wanted).origin !== host) throw new TypeError('no address of the tag');
    return wanted;
  };
  policy ??= trustedTypes?.createPolicy('analytics', { createScriptURL }) ?? { createScriptURL };
  return policy.createScriptURL(address);
}
