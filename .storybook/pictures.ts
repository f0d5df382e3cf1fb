import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';

const store = process.env.BAIZE_PICTURE_STORE ?? '.cache/pictures';
/** Accepted hashes per picture, written by the workbench before a run. */
const knownFile = 'test-results/visual/known.json';

/** Maximum picture height in px; 0 means the screen's height. */
const most = { screen: 0, usual: 1400, fullPage: 4000, board: 12_000 };
export type Extent = keyof typeof most;

const margin = 16;

let accepted: Record<string, readonly string[]> | undefined;

/** Returns the accepted hashes of a picture; none if it is new or all came from another browser. */
export function acceptedHashes(name: string): readonly string[] {
  accepted ??= existsSync(knownFile) ? (JSON.parse(readFileSync(knownFile, 'utf8')) as typeof accepted) : {};
  return accepted?.[name] ?? [];
}

export async function takePicture(page: Page, name: string, extent: Extent): Promise<string> {
  const known = acceptedHashes(name);
  const shot = await stillPicture(page, extent, known);
  const hash = hashOf(shot);
  const file = join(store, `${hash}.png`);
  // CI does not need copies of pictures already accepted.
  if (!existsSync(file) && !(process.env.CI && known.includes(hash))) {
    mkdirSync(store, { recursive: true });
    writeFileSync(file, shot);
  }
  return hash;
}

/** Retakes the picture until it matches an accepted one or two in a row are identical. */
async function stillPicture(page: Page, extent: Extent, known: readonly string[]): Promise<Buffer> {
  const screen = page.viewportSize()?.height ?? 0;
  const limits = { margin, most: most[extent] || screen };
  let last = await shoot(page, limits, screen);
  for (let retake = 1; retake <= 6 && !known.includes(hashOf(last)); retake++) {
    await page.waitForTimeout(40 * retake);
    const next = await shoot(page, limits, screen);
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Uses CDP directly: Playwright's screenshot cannot trade file size for speed, which takes a quarter of the time. */
async function shoot(page: Page, limits: Limits, screen: number): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { scrolled, ...box } = await page.evaluate(stillBox, limits);
  const beyond = box.y + box.height > screen;
  const at = beyond ? box : { ...box, x: box.x + scrolled.x, y: box.y + scrolled.y };
  const { data } = await (await session).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: beyond,
    clip: { ...at, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

interface Limits {
  margin: number;
  most: number;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

// The functions below are serialised into the page.

/**
 * Finishes every transition, cancels endless animations, and returns the box around the story and its overlays in whole
 * pixels.
 */
async function stillBox(limits: Limits) {
  for (const animation of document.getAnimations()) {
    if (animation.playbackRate === 0) continue;
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    else animation.cancel();
  }
  await new Promise(requestAnimationFrame);
  const root = document.querySelector('#storybook-root');
  const others = [...document.body.children].filter(
    (element) => element !== root && !/^(sb-|storybook-)/.test(element.className || element.id),
  );
  const floating = [...document.querySelectorAll('body *')].filter((element) =>
    /absolute|fixed/.test(getComputedStyle(element).position),
  );
  const boxes = [...(root?.children ?? []), ...others, ...floating]
    .filter(
      (element) =>
        !element.closest('.sb-wrapper, #storybook-docs') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const right = Math.max(...boxes.map((box) => box.right + scrollX), 16);
  const bottom = Math.max(...boxes.map((box) => box.bottom + scrollY), 16);
  const left = Math.min(...boxes.map((box) => box.left + scrollX), right - 16);
  const top = Math.min(...boxes.map((box) => box.top + scrollY), bottom - 16);
  const x = Math.max(0, Math.floor(left - limits.margin));
  const y = Math.max(0, Math.floor(top - limits.margin));
  const width = Math.min(document.documentElement.clientWidth, Math.ceil(right + limits.margin)) - x;
  const pageHeight = document.documentElement.scrollHeight;
  return {
    x,
    y,
    width: Math.max(1, width),
    height: Math.max(1, Math.min(Math.ceil(bottom + limits.margin), pageHeight, limits.most) - y),
    scrolled: { x: scrollX, y: scrollY },
  };
}
