import { endpoints } from '@baize/gateway';

/**
 * Abilities of the sandbox that no other platform shares: faults of single calls, lists whose length is known, and studios
 * that open one of their games at once.
 */
type SandboxOwn = 'faults' | 'totals' | 'studio-launch';

/** Call of the contract, or ability of the sandbox, without which a journey cannot be walked. */
export type Need = keyof typeof endpoints | SandboxOwn;

const mark = '@needs:';

/** Tags of a journey in a file for all platforms. A platform that lacks one of the needs skips it. */
export const needs = (...all: readonly Need[]): string[] => all.map((need) => mark + need);

/** Needs among tags that a platform does not meet. Null is the sandbox, which meets all. */
export function unmetNeeds(tags: readonly string[], offers: ReadonlySet<string> | null): string[] {
  const needed = tags.filter((tag) => tag.startsWith(mark)).map((tag) => tag.slice(mark.length));
  return offers === null ? [] : needed.filter((need) => !offers.has(need));
}

/** Reports whether a platform answers no call at an address, so that its 404 is foreseen. Null is the sandbox, which answers all. */
export function isLacked(url: string, offers: ReadonlySet<string> | null): boolean {
  if (offers === null || !URL.canParse(url)) return false;
  const { pathname } = new URL(url);
  const calls = Object.entries(endpoints).filter(([, { path }]) => path === pathname);
  return calls.length > 0 && calls.every(([name]) => !offers.has(name));
}
