/**
 * Sends a text to an address of the operator, also while the page is left. Resolves to false if the address refuses it
 * by its status. Only an answer of `fetch` can be read, so a beacon is what a hidden page sends.
 */
export async function sendReport(address: string, body: string): Promise<boolean> {
  if (document.hidden && navigator.sendBeacon(address, body)) return true;
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      // The page's own address may have a code or a token.
      referrerPolicy: 'no-referrer',
    });
    return ok;
  } catch {
    return true;
  }
}
