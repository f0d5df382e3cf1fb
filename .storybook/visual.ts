import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from 'odiff-bin';
import type { Page } from 'playwright';
import { noteOf, shrink } from './png.ts';

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

/**
 * Compares what is on screen with the committed picture of that name and says what is wrong, or null. With
 * BAIZE_PICTURES=update it writes the picture instead. A committed picture carries the hash of the screenshot it was
 * made from, so an unchanged one is recognised without decoding anything.
 */
export async function comparePicture(page: Page, name: string, { extent, whole }: Look): Promise<string | null> {
  const file = join(baselines, `${name}.png`);
  const baseline = existsSync(file) ? readFileSync(file) : null;
  const known = baseline && noteOf(baseline);
  const shot = await stillPicture(page, extent, known);
  const hash = hashOf(shot);
  if (hash === known) return null;

  const picture = shrink(shot, hash, baseline ?? undefined);
  if (process.env.BAIZE_PICTURES === 'update') return update(file, baseline, picture, whole);
  if (!baseline) {
    keepFinding(name, 'has no baseline', { after: picture });
    return `no picture is committed: look at ${findings}/${name}.after.png, then run npm run visual -- --update`;
  }
  const difference = await differenceOf(file, name, picture, whole);
  if (!difference) return null;
  keepFinding(name, difference, { before: baseline, after: picture });
  return `the picture has changed (${difference}): see ${findings}/index.html`;
}

/** Writes nothing when the eye would see no change, so that an update leaves the other files alone. */
async function update(file: string, baseline: Buffer | null, picture: Buffer, whole: boolean): Promise<null> {
  mkdirSync(baselines, { recursive: true });
  const name = `${process.pid}-update`;
  if (!baseline || (await differenceOf(file, name, picture, whole))) writeFileSync(file, picture);
  return null;
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
  writeFileSync(join(findings, `${name}.json`), JSON.stringify({ name, reason }));
}

/** Takes pictures until one is the known one, or two in a row are the same bytes. */
async function stillPicture(page: Page, extent: Extent, known: string | null): Promise<Buffer> {
  const screen = page.viewportSize()?.height ?? 0;
  const clip = await page.evaluate(contentBox, { margin, most: most[extent] || screen });
  const beyond = clip.y + clip.height > screen;
  const shoot = () =>
    page.screenshot({ clip, fullPage: beyond, animations: 'disabled', caret: 'hide', scale: 'css', type: 'png' });
  let last = await shoot();
  for (let retake = 1; retake <= 6 && hashOf(last) !== known; retake++) {
    await page.waitForTimeout(40 * retake);
    const next = await shoot();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Runs in the page: the box around what the story shows, with what floats above it (whole pixels). */
function contentBox(limits: { margin: number; most: number }) {
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
  };
}
