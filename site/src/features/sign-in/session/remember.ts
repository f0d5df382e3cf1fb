import { cookieNames, dropCookie, keepCookie, readCookie } from '../../../core/browser/cookies.ts';
import { emptyVault, seal, unseal } from './credentialCrypto.ts';

const lastUser = 'lastUser';
const wish = 'loginRemember';
const phone = 'loginTypeSms';
const secret = 'loginPassword.';
const dayMs = 86_400_000;

/** `day` keeps a login until the end of the day or sign-out, `stay` also after sign-out. */
export type Wish = 'none' | 'day' | 'stay';

export interface Remembered {
  username: string;
  password: string;
}

export interface RememberedPhone {
  nationalNumber: string;
  callingCode: string;
}

interface PasswordStore {
  store(credential: unknown): Promise<unknown>;
  get(options: object): Promise<unknown>;
  preventSilentAccess(): Promise<unknown>;
}
type PasswordMaker = new (fields: { id: string; password: string }) => unknown;

export function rememberWish(): Wish {
  const kept = readCookie(wish);
  return kept === 'day' || kept === 'stay' ? kept : 'none';
}

export const rememberedName = (): string => readCookie(lastUser) ?? '';

export const keepName = (username: string): void => keepCookie(lastUser, username);

/** Returns the number of the last phone login of the day; null when missing or malformed. */
export function rememberedPhone(): RememberedPhone | null {
  try {
    const { mobileNum, countryDialingCode } = JSON.parse(readCookie(phone) ?? '') as Record<string, unknown>;
    const fine = /^\d{4,15}$/.test(String(mobileNum)) && /^\d{1,4}$/.test(String(countryDialingCode));
    return fine ? { nationalNumber: String(mobileNum), callingCode: String(countryDialingCode) } : null;
  } catch {
    return null;
  }
}

/** Stores the number under the names of SES-02. */
export function keepPhone({ nationalNumber, callingCode }: RememberedPhone): void {
  keepCookie(phone, JSON.stringify({ mobileNum: nationalNumber, countryDialingCode: callingCode }));
}

/**
 * Remembers or forgets a login. Uses the browser's password store, else an encrypted cookie whose key cannot leave this
 * browser (SAF-03).
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

/** Returns the remembered login. Null, and cleared, when it expired, was altered or is not allowed by the brand. */
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

/** Forgets the remembered login; the name stays for the next one. */
export async function forgetLogin(): Promise<void> {
  for (const name of [wish, ...cookieNames(secret)]) dropCookie(name);
  await emptyVault();
}

/** Forgets a login on sign-out, unless it was to stay. */
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
