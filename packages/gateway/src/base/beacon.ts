/** Time in ms after which a report is given up. */
const patience = 5_000;

/**
 * Sends text without waiting for an answer, also while the page goes. Plain text needs no question in advance at another
 * origin. Never throws: nothing on the page hangs on it (OPS-28).
 */
export function sendQuietly(address: string, body: string): void {
  try {
    if (navigator.sendBeacon?.(address, body)) return;
  } catch {
    // A browser without it, or a body that is too long for it.
  }
  try {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), patience);
    fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit', signal: limit.signal }).catch(
      () => undefined,
    );
  } catch {
    // Lost, and nobody waits.
  }
}
