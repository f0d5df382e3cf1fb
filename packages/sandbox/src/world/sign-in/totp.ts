const stepMs = 30_000;
const digits = 6;

/** Computes a code of RFC 6238 with HMAC-SHA-1, 30 s and six digits. The secret's UTF-8 bytes are the key. */
export async function totp(secret: string, now: number): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-1' },
    false,
    ['sign'],
  );
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(now / stepMs)));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const offset = mac.getUint8(19) & 0x0f;
  const value = mac.getUint32(offset) & 0x7fff_ffff;
  return String(value % 10 ** digits).padStart(digits, '0');
}

/** Accepts the current code or a neighbouring one, as clocks differ. */
export async function totpMatches(secret: string, now: number, typed: string): Promise<boolean> {
  const near = await Promise.all([-1, 0, 1].map((step) => totp(secret, now + step * stepMs)));
  return near.includes(typed.trim());
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes a secret for authenticator apps: base32 without padding. */
export function base32(secret: string): string {
  const bits = [...new TextEncoder().encode(secret)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((part) => alphabet[Number.parseInt(part.padEnd(5, '0'), 2)]).join('');
}
