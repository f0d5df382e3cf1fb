import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from 'odiff-bin';
import type { CDPSession, Page } from 'playwright';
import { noteOf, shrink, withNote } from './png.ts';

const baselines = '.storybook/baselines';
const findings = 'test-results/visual';

/**
 * Text on a composited layer at a fractional position has two rasterings, and so has a picture under a filter: this many
 * pixels may differ, or this share of a whole screen, whose parts have pictures of their own.
 */
const tolerated = { pixels: 20, share: 0.001 };
const threshold = 0.1;
/** How far down a picture goes, in px; `screen` shows what the screen does. */
const most = { screen: 0, usual: 1400, fullPage: 4000 };
export type Extent = keyof typeof most;

export interface Look {
  extent: Extent;
  /** It is of a whole screen. */
  whole: boolean;
}

const margin = 16;

const findingOf = (name: string) => join(findings, `${name}.json`);

/** Rasterings of one picture that are remembered. */
const remembered = 3;

/**
 * Compares what is on screen with the committed picture of that name and says what is wrong, or null. With
 * BAIZE_PICTURES=update it writes the picture instead. A committed picture carries the hashes of the screenshots it
 * stands for, so an unchanged one is recognised without decoding anything, which takes a hundred times as long.
 */
export async function comparePicture(page: Page, name: string, { extent, whole }: Look): Promise<string | null> {
  const file = join(baselines, `${name}.png`);
  const baseline = existsSync(file) ? readFileSync(file) : null;
  const known = baseline ? (noteOf(baseline) ?? '').split(' ') : [];
  // What an earlier look at the story found.
  rmSync(findingOf(name), { force: true });
  const shot = await stillPicture(page, extent, known);
  const hash = hashOf(shot);
  if (known.includes(hash)) return null;

  const picture = shrink(shot, hash, baseline ?? undefined);
  if (process.env.BAIZE_PICTURES === 'update') {
    const changed = !baseline || (await differenceOf(file, `${process.pid}-update`, picture, whole));
    mkdirSync(baselines, { recursive: true });
    // A new picture keeps nothing of the old one, not even shades that are nearly right.
    const next = changed ? shrink(shot, hash) : withNote(baseline, [hash, ...known].slice(0, remembered).join(' '));
    writeFileSync(file, next);
    return null;
  }
  if (!baseline) {
    keepFinding(name, 'has no baseline', { after: picture });
    return `no picture is committed: look at ${findings}/${name}.after.png, then run npm run visual -- --update`;
  }
  const difference = await differenceOf(file, name, picture, whole);
  if (!difference) return null;
  keepFinding(name, difference, { before: baseline, after: picture });
  return `the picture has changed (${difference}): see ${findings}/index.html`;
}

async function differenceOf(file: string, name: string, picture: Buffer, whole: boolean): Promise<string | null> {
  mkdirSync(join(findings, 'work'), { recursive: true });
  const after = join(findings, 'work', `${name}.png`);
  writeFileSync(after, picture);
  const result = await compare(file, after, join(findings, `${name}.difference.png`), {
    threshold,
    antialiasing: true,
  });
  if (result.match) return null;
  if (result.reason === 'layout-diff') return 'its size has changed';
  if (result.reason !== 'pixel-diff') return result.reason;
  // The head of a PNG says its width and height.
  const share = whole ? tolerated.share * picture.readUInt32BE(16) * picture.readUInt32BE(20) : 0;
  return result.diffCount <= Math.max(tolerated.pixels, share) ? null : `${result.diffCount} pixels differ`;
}

function keepFinding(name: string, reason: string, pictures: { before?: Buffer; after: Buffer }) {
  mkdirSync(findings, { recursive: true });
  for (const [moment, picture] of Object.entries(pictures))
    writeFileSync(join(findings, `${name}.${moment}.png`), picture);
  writeFileSync(findingOf(name), JSON.stringify({ name, reason }));
}

/** Takes pictures until one is a known one, or two in a row are the same bytes. */
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

/** Straight from the browser, as Playwright's own screenshot can not ask for speed instead of small files: a quarter of the time. */
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
  /** How far down it goes, in px. */
  most: number;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

// The functions below run in the page.

/**
 * Brings every transition to its end (what turns for ever stands where it began), and measures the box around what the
 * story shows, with what floats above it (whole pixels).
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
