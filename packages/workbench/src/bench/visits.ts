import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { installProbe } from './pageProbe.ts';

export interface VisitOptions {
  origin: string;
  token?: string;
  viewport?: { width: number; height: number };
}

export interface Visit {
  page: Page;
  session: CDPSession;
  context: BrowserContext;
}

/** Opens a new context with an empty cache; a token signs in. */
export async function visit(
  browser: Browser,
  { origin, token, viewport = { width: 1440, height: 900 } }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, viewport, locale: 'en-GB', colorScheme: 'light' });
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  if (token) await page.addInitScript((value) => sessionStorage.setItem('token', value), token);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session, context };
}

export const slowProcessor = (session: CDPSession) => session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Emulates Slow 4G: 562.5 ms latency, 180 KiB/s down, 84 KiB/s up. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: 180 * 1024,
    uploadThroughput: 84 * 1024,
  });
}
