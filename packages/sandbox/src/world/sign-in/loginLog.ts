import type { Account } from '../account/account.ts';
import { randomFrom } from '../base/random.ts';

export type LoginWay = 'password' | 'code' | 'social' | 'registration';

export interface Login {
  id: string;
  at: number;
  how: LoginWay;
  userAgent: string | null;
  country: string;
  token: string | null;
}

const kept = 20;
const day = 86_400_000;

export const pastDevices = [
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
] as const;

export class LoginLog {
  readonly #seed: string;
  readonly #now: () => number;
  readonly #begun: number;
  readonly #byName = new Map<string, Login[]>();
  #count = 0;

  constructor(seed: string, now: () => number) {
    this.#seed = seed;
    this.#now = now;
    this.#begun = now();
  }

  note(username: string, login: Omit<Login, 'id' | 'at'>): void {
    this.#count += 1;
    const list = this.#byName.get(username) ?? [];
    list.unshift({ ...login, id: `L${this.#count}`, at: this.#now() });
    if (list.length > kept) list.length = kept;
    this.#byName.set(username, list);
  }

  /** Moves a login to the token issued after extra verification. */
  goOn(username: string, from: string | null, to: string): void {
    const login = this.#byName.get(username)?.find(({ token }) => token !== null && token === from);
    if (login) login.token = to;
  }

  of({ username, historyDays }: Pick<Account, 'username' | 'historyDays'>): readonly Login[] {
    const recent = this.#byName.get(username) ?? [];
    return [...recent, ...this.#past(username, historyDays)].slice(0, kept);
  }

  #past(username: string, days: number): Login[] {
    const random = randomFrom(this.#seed, 'logins', username);
    return Array.from({ length: Math.min(8, days) }, (_, place) => ({
      id: `P${place + 1}`,
      at: Math.floor(this.#begun - (place + 0.2 + random.next() * 0.6) * 2 * day),
      how: 'password' as const,
      userAgent: pastDevices[place % pastDevices.length] ?? null,
      country: place === 5 ? 'GB' : 'PK',
      token: null,
    }));
  }
}

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Returns browser and system names; null if neither is known. Order matters, as many user agents claim to be others.
 */
export function deviceOf(userAgent: string | null): string | null {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [named(browsers), named(systems)].filter(Boolean).join(', ') || null;
}
