import type { Page } from '@playwright/test';
import { findSpills } from '../../.storybook/findSpills.ts';
import { outOfReach } from './outOfReach.ts';
import { follow } from './steps.ts';
import type { Say } from './words.ts';

const windows = [
  [320, 640],
  [390, 844],
  [640, 960],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

interface Looking {
  sizes?: readonly (readonly [number, number])[];
  /** Further checks, which return a text per fault. Runs in the page. */
  also?: () => string[];
}

/** Visits URLs in every window and records the faults, one line each with the affected widths. */
export async function startLooking(page: Page, say: Say, { sizes = windows, also = () => [] }: Looking = {}) {
  const calm = hearRequests(page);
  const overlay = page.locator('[role="dialog"], [role="alertdialog"]').filter({ visible: true }).first();
  await page.addInitScript(paintLittle);
  const back = [
    'member.menu',
    'agent.menu',
    'contracts.back',
    'bills.review.back',
    'team.back',
    'team.back.account',
  ] as const;
  const ways = [say('frame.close'), ...back.map((id) => say(id))];
  const widths = new Map<string, number[]>();
  return {
    async at(address: string): Promise<boolean> {
      await page.evaluate(() => document.getElementById('root')?.removeAttribute('hidden'));
      await follow(page, address);
      await calm();
      // Overlay files load late on a busy machine; a few overlays send visitors elsewhere instead.
      if (address.includes('modal=')) await overlay.waitFor({ timeout: 2500 }).catch(() => undefined);
      await page.evaluate(loadImagesInView);
      await calm();
      const isDialog = await page.evaluate(leaveDialogAlone);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.evaluate(settle);
        const cut = (await page.evaluate(findSpills)).map((text) => text.replace(/ at [-\d ]+ px$/, ''));
        for (const problem of [...cut, ...(await page.evaluate(outOfReach, ways)), ...(await page.evaluate(also))]) {
          const line = `${address}: ${problem}`;
          widths.set(line, [...(widths.get(line) ?? []), width]);
        }
      }
      return isDialog;
    },
    found: () => [...widths].map(([line, seenAt]) => `${line} (${seenAt.join(', ')})`),
  };
}

function hearRequests(page: Page) {
  const under = new Set<object>();
  page.on('request', (request) => under.add(request));
  page.on('requestfinished', (request) => under.delete(request));
  page.on('requestfailed', (request) => under.delete(request));
  return async () => {
    for (let still = 0; still < 2; still = under.size === 0 ? still + 1 : 0) await page.waitForTimeout(60);
  };
}

// The functions below run in the page.

/** Only layout matters here, and repainting at each width is slow. */
function paintLittle() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { background-image: none !important; box-shadow: none !important; filter: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Hides the page below a dialog, which is checked elsewhere. Reports whether there is one. */
function leaveDialogAlone() {
  const isDialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some((one) =>
    one.checkVisibility(),
  );
  document.getElementById('root')?.toggleAttribute('hidden', isDialog);
  return isDialog;
}

async function loadImagesInView() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let top = 0; top < document.documentElement.scrollHeight && top < 12_000; top += innerHeight) {
    scrollTo(0, top);
    await frame();
  }
  scrollTo(0, 0);
}

async function settle() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  scrollTo(0, 0);
  await frame();
  await frame();
  for (let frames = 0; frames < 60 && document.querySelector('[data-fetching]'); frames++) await frame();
}
