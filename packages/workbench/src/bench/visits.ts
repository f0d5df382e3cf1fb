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

/** A new person with an empty cache; with a token they are signed in. */
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

/** Four times slower than this machine. */
export const slowProcessor = (session: CDPSession) => session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** What is called slow 4G: 562.5 ms a request, 180 KiB a second down, 84 up. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: 180 * 1024,
    uploadThroughput: 84 * 1024,
  });
}
