// areas: points, agent

import { byTurn } from '@baize/tooling/turnOfDay';
import type { Page } from '@playwright/test';
import { agentCentre } from './agentSteps.ts';
import { expect, phone, test } from './journey.ts';
import { enter, waitForContent } from './steps.ts';

test.use({ ...phone, viewport: { width: 390, height: 640 } });

test('FLT-126 what a key gives the focus to is in sight, past the bars of a page and round the ends of a dialog', async ({
  page,
}) => {
  test.slow();
  const addresses = ['/', '/pointMall', '/no/such/page?modal=member', agentCentre('agentDividendRecordCopy2')];
  for (const address of byTurn('focus', addresses)) {
    await enter(page, address.includes('modal=agent') ? 'agent' : 'member', address);
    await waitForContent(page);
    for (const key of ['Tab', 'Shift+Tab']) {
      const { stops, hidden } = await walk(page, key);
      expect(stops, address).toBeGreaterThan(15);
      expect(hidden, `${address} by ${key}`).toEqual([]);
    }
  }
});

/** Tabs around the page and past its end. Returns the number of stops and those that were covered. */
async function walk(page: Page, key: string): Promise<{ stops: number; hidden: string[] }> {
  const stops = new Set<string>();
  const hidden: string[] = [];
  for (let again = 0; again < 4; ) {
    await page.keyboard.press(key);
    const { name, seen } = await page.evaluate(focused);
    if (stops.has(name)) again++;
    else again = 0;
    stops.add(name);
    if (!seen) hidden.push(name);
  }
  return { stops: stops.size, hidden };
}

/** Returns the focused element's name and position, and whether any of it or its label is visible. Runs in the page. */
function focused(): { name: string; seen: boolean } {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: '', seen: true };
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const own = [element, ...((element as HTMLInputElement).labels ?? [])];
  const seen = parts.some((x) =>
    parts.some((y) => {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      return own.some((one) => one.contains(there));
    }),
  );
  const place = [left + scrollX, top + scrollY].map(Math.round).join(' ');
  return { name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent} ${place}`, seen };
}
