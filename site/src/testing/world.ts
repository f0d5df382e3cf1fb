import {
  type BrandId,
  cashAmount,
  currencyOf,
  playAmount,
  type SandboxOptions,
  type Settings,
  scenarioOf,
} from '@baize/sandbox';

async function ask<T>(what: string, body: object): Promise<T> {
  const response = await fetch(`/sandbox/api/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`the world refuses ${what}: ${await response.text()}`);
  return response.json() as Promise<T>;
}

export const change = (settings: Partial<Settings>) => ask<Settings>('settings', settings);

export const turnClock = (to: { kind: 'reset' } | { kind: 'freeze'; at: number }) => ask<object>('clock', to);

/** Signs in the scenario's account. Returns its token, even one that the scenario expires; null for a visitor. */
export async function tokenOf({ scenario = 'default' }: SandboxOptions): Promise<string | null> {
  const parts = scenario.split('+').flatMap((name) => scenarioOf(name) ?? []);
  const account = parts.findLast((part) => part.account)?.account;
  if (!account) return null;
  const { token } = await ask<{ token: string }>('sign-in', { account });
  if (parts.some(({ expired }) => expired)) await ask('expire', {});
  return token;
}

export async function riddle(): Promise<string> {
  const state = (await (await fetch('/sandbox/api/state')).json()) as { captchas: { answer: string }[] };
  return state.captchas.at(-1)?.answer ?? '';
}

export async function lastCode(): Promise<string> {
  const state = (await (await fetch('/sandbox/api/state')).json()) as { codes: { code: string }[] };
  return state.codes.at(-1)?.code ?? '';
}

const amounts = { cash: cashAmount, play: playAmount };

export function typed(purpose: keyof typeof amounts, units: number): string {
  const currency = currencyOf(document.documentElement.dataset.brand as BrandId, 'brand');
  return amounts[purpose](units, currency).replace(/\.0+$/, '');
}
