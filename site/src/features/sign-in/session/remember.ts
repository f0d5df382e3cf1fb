import { cookieNames, dropCookie, keepCookie, readCookie } from '../../../core/browser/cookies.ts';
import { emptyVault, seal, unseal } from './credentialCrypto.ts';

const lastUser = 'lastUser';
const wish = 'loginRemember';
const phone = 'loginTypeSms';
const secret = 'loginPassword.';
const dayMs = 86_400_000;

/** `day`: until the day is over or the player signs out. `stay`: also after signing out. */
export type Wish = 'none' | 'day' | 'stay';

export interface Remembered {
  username: string;
  password: string;
}

export interface RememberedPhone {
  nationalNumber: string;
  callingCode: string;
}

/** The browser's own store of passwords, as far as it has one. */
interface PasswordStore {
  store(credential: unknown): Promise<unknown>;
  get(options: object): Promise<unknown>;
  preventSilentAccess(): Promise<unknown>;
}
type PasswordMaker = new (fields: { id: string; password: string }) => unknown;

/** What the person asked for the last time, within the day. */
export function rememberWish(): Wish {
  const kept = readCookie(wish);
  return kept === 'day' || kept === 'stay' ? kept : 'none';
}

/** Who logged in here last, within the day. */
export const rememberedName = (): string => readCookie(lastUser) ?? '';

export const keepName = (username: string): void => keepCookie(lastUser, username);

/** The number of the last login by phone, within the day; null for none, or for one that was tampered with. */
export function rememberedPhone(): RememberedPhone | null {
  try {
    const { mobileNum, countryDialingCode } = JSON.parse(readCookie(phone) ?? '') as Record<string, unknown>;
    const fine = /^\d{4,15}$/.test(String(mobileNum)) && /^\d{1,4}$/.test(String(countryDialingCode));
    return fine ? { nationalNumber: String(mobileNum), callingCode: String(countryDialingCode) } : null;
  } catch {
    return null;
  }
}

/** The cookie's names are those of SES-02. */
export function keepPhone({ nationalNumber, callingCode }: RememberedPhone): void {
  keepCookie(phone, JSON.stringify({ mobileNum: nationalNumber, countryDialingCode: callingCode }));
}

/**
 * Keeps a login for a day, or forgets it. In the browser's own store where there is one; otherwise sealed in a cookie, under a key that
 * cannot leave this browser (SAF-03). Never readable.
 */
export async function keepLogin({ username, password }: Remembered, how: Wish): Promise<void> {
  await forgetLogin();
  keepName(username);
  if (how === 'none') return;
  const own = passwordStore();
  if (own) {
    await own.store(new own.Maker({ id: username, password })).catch(() => undefined);
    keepCookie(wish, how);
    return;
  }
  const sealed = await seal(JSON.stringify({ password, until: Date.now() + dayMs }), username);
  if (sealed === null) return;
  keepCookie(secret + username, sealed);
  keepCookie(wish, how);
}

/**
 * The login kept here; null when there is none, when its day is over, or when it is not
 * what this browser kept: then it is cleared, as it is where the brand does not allow it.
 */
export async function recallLogin(allowed: boolean): Promise<Remembered | null> {
  if (!allowed || rememberWish() === 'none') {
    await forgetLogin();
    return null;
  }
  const own = passwordStore();
  if (own) {
    const found = await own.get({ password: true, mediation: 'optional' }).catch(() => null);
    const { id, password } = (found ?? {}) as { id?: unknown; password?: unknown };
    return typeof id === 'string' && typeof password === 'string' ? { username: id, password } : null;
  }
  const username = rememberedName();
  const opened = readSealed(await unseal(readCookie(secret + username) ?? '', username));
  if (opened === null) await forgetLogin();
  return opened === null ? null : { username, password: opened };
}

/** Forgets what was kept: all of it, whatever it was. The name stays for the next login. */
export async function forgetLogin(): Promise<void> {
  for (const name of [wish, ...cookieNames(secret)]) dropCookie(name);
  await emptyVault();
}

/** At signing out: what was kept for the day goes, unless it was to stay. */
export async function leaveLogin(): Promise<void> {
  await passwordStore()
    ?.preventSilentAccess()
    .catch(() => undefined);
  if (rememberWish() !== 'stay') await forgetLogin();
}

function readSealed(text: string | null): string | null {
  if (text === null) return null;
  const { password, until } = JSON.parse(text) as { password: unknown; until: unknown };
  return typeof password === 'string' && typeof until === 'number' && Date.now() < until ? password : null;
}

function passwordStore() {
  const { PasswordCredential: Maker } = globalThis as { PasswordCredential?: PasswordMaker };
  const container = (navigator as { credentials?: PasswordStore }).credentials;
  if (!Maker || !container) return null;
  return {
    Maker,
    store: (credential: unknown) => container.store(credential),
    get: (options: object) => container.get(options),
    preventSilentAccess: () => container.preventSilentAccess(),
  };
}
