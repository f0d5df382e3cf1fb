/** Reports whether the browser's cryptography works: it is missing without HTTPS, and may throw when used (FLT-135). */
export function canEncrypt(): boolean {
  try {
    crypto.getRandomValues(new Uint8Array(1));
    return crypto.subtle !== undefined;
  } catch {
    return false;
  }
}
