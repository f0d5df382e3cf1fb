import { readWebAddress } from '@baize/domain';
import type { InitGeetest } from './geetest.ts';

interface Policies {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}

let script: Promise<InitGeetest> | null = null;

/** Loads the brand's check script once and retries after a failure; only the listed origins may add scripts. */
export function loadGeetest({ script: address, origins }: { script: string; origins: readonly string[] }) {
  script ??= fetchScript(address, origins).catch((reason: unknown) => {
    script = null;
    throw reason;
  });
  return script;
}

let guarded = false;

function fetchScript(address: string, origins: readonly string[]): Promise<InitGeetest> {
  return new Promise((done, fail) => {
    guard(origins);
    const element = document.createElement('script');
    element.onerror = () => fail(new Error('the script of the check did not load'));
    element.onload = () => {
      const { initGeetest4 } = window as unknown as { initGeetest4?: unknown };
      if (typeof initGeetest4 === 'function') done(initGeetest4 as InitGeetest);
      else fail(new Error('the script of the check holds none'));
    };
    element.src = address;
    document.head.append(element);
  });
}

/**
 * Trusted Types: script elements accept only addresses approved by this policy. The site's own chunks are imports and
 * need none.
 */
function guard(origins: readonly string[]) {
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies };
  if (guarded || !trustedTypes) return;
  guarded = true;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin } = readWebAddress(address) ?? { origin: location.origin };
      return origin === location.origin || origins.includes(origin) ? address : null;
    },
  });
}
