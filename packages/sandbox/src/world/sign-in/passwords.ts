const iterations = 2_000;

export interface PasswordDigest {
  salt: Uint8Array<ArrayBuffer>;
  digest: Uint8Array;
}

/** Derives a PBKDF2 digest with few iterations: the sandbox guards nothing, but follows a real platform's path. */
export async function digestPassword(
  password: string,
  salt = crypto.getRandomValues(new Uint8Array(16)),
): Promise<PasswordDigest> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256);
  return { salt, digest: new Uint8Array(bits) };
}

/** Always derives and compares every byte, so that a wrong name takes as long as a wrong password. */
export async function passwordMatches(password: string, kept: PasswordDigest): Promise<boolean> {
  const { digest } = await digestPassword(password, kept.salt);
  let difference = digest.length ^ kept.digest.length;
  for (let i = 0; i < digest.length; i += 1) difference |= (digest[i] ?? 0) ^ (kept.digest[i] ?? 0);
  return difference === 0;
}
