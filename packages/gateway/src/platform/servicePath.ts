/** Decryption of a customer service link; other ciphers implement the same interface. */
export interface PathOpener {
  /** Returns the URL inside, which the caller must still check. Rejects if the path cannot be opened. */
  open(path: string): Promise<string>;
}

/**
 * Opens base64 paths sealed by DES-ECB with PKCS#7 padding: the last 8 characters are the key, the rest the ciphertext.
 * Not secure, since the key is included, but platforms use it; loads the library on first use. Source: sections 4 and
 * 7.
 */
export const desPathOpener: PathOpener = {
  async open(path) {
    const { unseal } = await import('./unsealing.ts');
    return unseal(path);
  },
};
