import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedBase, type Base, drawBefore, fileAt } from './before.ts';
import { compare } from './compare.ts';
import { type Finding, picturesFolder, resultsFolder, type VisualRun } from './findings.ts';
import { bareHash, isMadeBy, manifestFile, parseManifest, readManifest } from './manifest.ts';
import { equalPictures, modelOf, orphansOf, readTaken, type Taken } from './taken.ts';

/** Cache of pairs that differ only in bytes on this machine: `name accepted own`. */
const alikeFile = join(picturesFolder, 'alike.txt');

export interface Judgement {
  run: VisualRun;
  findings: readonly Finding[];
  /** Manifest entries without a story. */
  orphans: readonly string[];
  notes: readonly string[];
}

interface JudgedRun {
  browser: string;
  stories: readonly string[];
}

/** Picture without a byte-identical accepted one. */
interface Open {
  story: Taken;
  name: string;
  mode: string;
  hash: string;
  accepted: readonly string[];
}

/**
 * Compares the last run's pictures with the manifest. Unknown hashes are compared pixel by pixel with the accepted
 * picture, from the store or redrawn from the last accepted commit.
 */
export async function judgePictures({ browser, stories: ids }: JudgedRun): Promise<Judgement> {
  const start = performance.now();
  const manifest = readManifest();
  const stories = readTaken();
  const alike = readAlike();
  const hashes = new Map(stories.flatMap(({ pictures }) => pictures.map(({ name, hash }) => [name, hash] as const)));
  const open = stories.flatMap((story) =>
    story.pictures.flatMap(({ name, mode, hash }): Open[] => {
      const model = modelOf(story, { name, mode });
      // The other story's picture is reported there.
      if (model !== name && hashes.get(model) === hash) return [];
      const accepted = manifest.pictures.get(model) ?? [];
      const known = accepted.some((one) => bareHash(one) === hash || alike.has(alikeLine(name, one, hash)));
      return known ? [] : [{ story, name, mode, hash, accepted }];
    }),
  );

  const findings: Finding[] = [];
  const notes: string[] = [];
  const undrawn: Open[] = [];
  for (const picture of open) {
    if (picture.accepted.length === 0) findings.push(newPicture(picture));
    else {
      const before = picture.accepted.map(bareHash).find(isStored);
      if (before) add(judged(picture, before));
      else undrawn.push(picture);
    }
  }
  const base = undrawn.length > 0 ? await acceptedBase() : null;
  if (undrawn.length > 0) await judgeUndrawn(undrawn, base);

  const run: VisualRun = {
    browser,
    pictures: stories.reduce((sum, { pictures }) => sum + pictures.length, 0),
    seconds: Math.round((performance.now() - start) / 1000),
    base: base ?? (await acceptedBase()),
    equal: equalPictures(stories),
    unpictured: stories.filter(({ pictures, left }) => pictures.length === 0 && left.length === 0).map(({ id }) => id),
  };
  keep(run, findings);
  return { run, findings, orphans: orphansOf(manifest.pictures.keys(), stories, ids), notes };

  function add(finding: Finding | null) {
    if (finding) findings.push(finding);
  }

  async function judgeUndrawn(pictures: readonly Open[], base: Base | null) {
    if (!base) {
      const own = pictures.filter(({ accepted }) => isMadeBy(browser, manifest, accepted));
      for (const picture of own) add(unlike(picture, null));
      const others = pictures.length - own.length;
      if (others > 0)
        notes.push(`${others} pictures of another browser are taken as they are: no commit to compare with.`);
      return;
    }
    const then = parseManifest(await fileAt(base.commit, manifestFile));
    const acceptedThen = (picture: Open) => (then.pictures.get(modelOf(picture.story, picture)) ?? []).map(bareHash);
    // Pictures accepted since the base cannot be compared with it.
    const drawable = pictures.filter((picture) => isSame(picture.accepted.map(bareHash), acceptedThen(picture)));
    const drawn = drawable.length > 0 ? await draw(drawable, base) : new Map<string, string>();
    let accepted = 0;
    for (const picture of pictures) {
      const model = modelOf(picture.story, picture);
      const before = drawn?.get(model) ?? null;
      const way = chooseJudgement({
        before,
        accepted: picture.accepted.map(bareHash),
        acceptedThen: acceptedThen(picture),
        verifiable: isMadeBy(browser, manifest, picture.accepted),
        lost: drawn === null,
      });
      if (way === 'compare' && before) add(judged(picture, before));
      else if (way === 'unlike') add(unlike(picture, before));
      else accepted++;
    }
    if (accepted > 0) notes.push(`${accepted} pictures were accepted with another browser and are taken as they are.`);
  }

  /** Returns null and adds a note if the base commit's commands fail. */
  async function draw(pictures: readonly Open[], base: Base) {
    console.log(`${pictures.length} pictures are drawn as ${base.name} has them …`);
    const files = [...new Set(pictures.map(({ story }) => story.fileName.replace(/^\.\//, '')))];
    return drawBefore(base, files).catch((error) => {
      notes.push(`${pictures.length} pictures are compared with nothing. ${error}`);
      return null;
    });
  }

  function judged(picture: Open, before: string): Finding | null {
    const difference = before === picture.hash ? null : compare(pngOf(before), pngOf(picture.hash), picture.story);
    if (difference) return { ...findingOf(picture), kind: 'changed', before, ...difference };
    keepAlike(picture);
    return null;
  }
}

function newPicture(picture: Open): Finding {
  const png = pngOf(picture.hash);
  const size: Finding['size'] = { before: null, after: [png.readUInt32BE(16), png.readUInt32BE(20)] };
  return { ...findingOf(picture), kind: 'new', before: null, size, pixels: 0, box: null, colours: [] };
}

interface Drawn {
  /** Hash drawn from the base in this browser; null if it has no such picture. */
  before: string | null;
  /** Accepted hashes, now and in the base. */
  accepted: readonly string[];
  acceptedThen: readonly string[];
  /** This browser made an accepted hash, so it must reproduce identical bytes. */
  verifiable: boolean;
  lost?: boolean;
}

/**
 * Decides about a picture whose accepted PNG is missing. If the base had the same accepted look, `compare` with it, or
 * `unlike` if it cannot be drawn. If accepted since: `unlike` when this browser made it, as its bytes should match;
 * otherwise `accepted` on the other browser's word.
 */
export function chooseJudgement({
  before,
  accepted,
  acceptedThen,
  verifiable,
  lost,
}: Drawn): 'compare' | 'accepted' | 'unlike' {
  const sameThen = isSame(accepted, acceptedThen);
  if (before && sameThen) return 'compare';
  return verifiable || (lost && sameThen) ? 'unlike' : 'accepted';
}

const isSame = (hashes: readonly string[], others: readonly string[]): boolean =>
  hashes.length === others.length && hashes.every((hash) => others.includes(hash));

/** Builds a finding when neither the picture nor its predecessor is accepted. */
function unlike(picture: Open, before: string | null): Finding {
  const difference =
    before && before !== picture.hash ? compare(pngOf(before), pngOf(picture.hash), { exact: true }) : null;
  return { ...newPicture(picture), kind: 'changed', before, ...difference };
}

function findingOf({ story, name, mode, hash }: Open) {
  const { id, title, storyName, fileName } = story;
  const model = modelOf(story, { name, mode });
  const looksLike = model === name ? undefined : model;
  return { name, storyId: id, title, storyName, fileName, mode, looksLike, after: hash };
}

const pathOf = (hash: string) => join(picturesFolder, `${hash}.png`);
const isStored = (hash: string) => existsSync(pathOf(hash));
const pngOf = (hash: string) => readFileSync(pathOf(hash));

const alikeLine = (name: string, accepted: string, own: string) => `${name} ${bareHash(accepted)} ${own}`;

function readAlike(): Set<string> {
  return new Set(existsSync(alikeFile) ? readFileSync(alikeFile, 'utf8').split('\n') : []);
}

function keepAlike({ name, accepted, hash }: Open) {
  mkdirSync(picturesFolder, { recursive: true });
  writeFileSync(alikeFile, `${alikeLine(name, accepted[0] ?? '', hash)}\n`, { flag: 'a' });
}

function keep(run: VisualRun, findings: readonly Finding[]) {
  const folder = join(resultsFolder, 'findings');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const finding of findings) writeFileSync(join(folder, `${finding.name}.json`), JSON.stringify(finding));
  writeFileSync(join(resultsFolder, 'run.json'), JSON.stringify(run));
}
