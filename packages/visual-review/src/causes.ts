import { type ImportGraph, reachedFrom } from '@baize/tooling/boundaries/importGraph';
import type { FileDiff } from './fileDiffs.ts';
import type { Finding } from './findings.ts';
import { longHex, type Theme, type TokenChange } from './tokenChanges.ts';

/** Reason for a difference. Its id is the argument of `npm run visual -- --accept`. */
export interface Cause {
  /** `token:action.accent`, `sheet:packages/ui/src/actions/Button.css.ts`, `script:…`, `unknown`, `new`. */
  id: string;
  kind: 'token' | 'sheet' | 'script' | 'unknown';
  subject: string;
}

export interface Evidence {
  tokens: readonly TokenChange[];
  roleOf(variable: string): string;
  lookOf(mode: string): { brand: string; theme: Theme } | undefined;
  changed: ReadonlyMap<string, FileDiff>;
  graph: ImportGraph;
  stories: readonly string[];
  /** Files loaded by every story, such as Storybook's preview. */
  everywhere: readonly string[];
  names(file: string, role: string): boolean;
}

/** Minimum share of changed pixels with a token's exact colours to count as its cause. */
const leastShare = 0.05;

export const unknownCause: Cause = { id: 'unknown', kind: 'unknown', subject: '' };
export const newCause: Cause = { id: 'new', kind: 'unknown', subject: '' };

export function findCauses(findings: readonly Finding[], evidence: Evidence): Map<string, Cause> {
  const reach = reachOfStories(evidence);
  return new Map(
    findings.map((finding) => {
      const steps = reach.of(pathOf(finding));
      const files = new Set(steps.keys());
      const cause =
        tokenByColour(finding, evidence, files) ??
        changedFile(finding, evidence, steps, reach.count) ??
        tokenByName(finding, evidence, files) ??
        (finding.kind === 'new' ? newCause : unknownCause);
      return [finding.name, cause];
    }),
  );
}

/** Finds the token whose exact colour change covers most changed pixels; ties go to one named by the story's sheets. */
function tokenByColour(finding: Finding, evidence: Evidence, files: ReadonlySet<string>): Cause | null {
  const candidates = tokensOf(finding, evidence)
    .map((change) => ({ role: evidence.roleOf(change.variable), pixels: pixelsOf(finding, change) }))
    .filter(({ pixels }) => pixels > 0 && pixels >= leastShare * finding.pixels);
  const most = Math.max(...candidates.map(({ pixels }) => pixels));
  const first = candidates.filter(({ pixels }) => pixels === most);
  const found = first.find(({ role }) => named(role, evidence, files)) ?? first[0];
  return found ? tokenCause(found.role) : null;
}

function pixelsOf({ colours }: Finding, { from, to }: TokenChange): number {
  const [before, after] = [longHex(from), longHex(to)];
  return colours
    .filter((pair) => pair.from.toLowerCase() === before && pair.to.toLowerCase() === after)
    .reduce((sum, { pixels }) => sum + pixels, 0);
}

function tokenByName(finding: Finding, evidence: Evidence, files: ReadonlySet<string>): Cause | null {
  if (finding.kind === 'new') return null;
  const roles = tokensOf(finding, evidence)
    .filter(({ from, to }) => !isSolid(from) || !isSolid(to))
    .map(({ variable }) => evidence.roleOf(variable));
  const found = roles.find((role) => named(role, evidence, files));
  return found ? tokenCause(found) : null;
}

const isSolid = (value: string) => /^#[\da-f]{6}$/.test(longHex(value));

function tokensOf({ mode }: Finding, { tokens, lookOf }: Evidence): readonly TokenChange[] {
  const look = lookOf(mode);
  return look ? tokens.filter(({ brand, theme }) => brand === look.brand && theme === look.theme) : [];
}

const named = (role: string, { names }: Evidence, files: ReadonlySet<string>): boolean =>
  [...files].some((file) => names(file, role));

/**
 * Finds the changed file that the fewest imports part from the story; of equals a sheet, then the one that the fewest
 * stories reach. The story's own file counts only if nothing else changed or the picture is new.
 */
function changedFile(
  finding: Finding,
  { changed }: Evidence,
  steps: Steps,
  count: (file: string) => number,
): Cause | null {
  const own = pathOf(finding);
  const reached = [...steps.keys()].filter((file) => changed.has(file) && file !== own);
  if (changed.has(own) && (finding.kind === 'new' || reached.length === 0)) return fileCause(own);
  // A sheet is as near as the part that imports it.
  const distance = (file: string) => (steps.get(file) ?? 0) - Number(isSheet(file));
  const nearer = (a: string, b: string) => (distance(a) === distance(b) ? 0 : distance(a) - distance(b));
  const [found] = reached.sort(
    (a, b) => nearer(a, b) || Number(isSheet(b)) - Number(isSheet(a)) || count(a) - count(b) || (a < b ? -1 : 1),
  );
  return found ? fileCause(found) : null;
}

/** Files that a story loads, by the number of imports between them. */
type Steps = ReadonlyMap<string, number>;

interface Reach {
  of(story: string): Steps;
  count(file: string): number;
}

function reachOfStories({ graph, stories, everywhere }: Evidence): Reach {
  const shared = reachedFrom(graph, everywhere);
  const counts = new Map<string, number>();
  const own = new Map(stories.map((story) => [story, stepsFrom(graph, story)]));
  for (const steps of own.values()) for (const file of steps.keys()) counts.set(file, (counts.get(file) ?? 0) + 1);
  return {
    // Files that every story loads are the last to blame.
    of: (story) => new Map([...[...shared].map((file) => [file, Infinity] as const), ...(own.get(story) ?? [])]),
    count: (file) => counts.get(file) ?? 0,
  };
}

function stepsFrom(graph: ImportGraph, story: string): Map<string, number> {
  const steps = new Map([[story, 0]]);
  for (const [file, count] of steps)
    for (const next of graph.get(file) ?? []) if (!steps.has(next)) steps.set(next, count + 1);
  return steps;
}

const pathOf = ({ fileName }: Finding) => fileName.replace(/^\.\//, '');

export const isSheet = (file: string): boolean => /\.css(\.ts)?$/.test(file);

const tokenCause = (role: string): Cause => ({ id: `token:${role}`, kind: 'token', subject: role });

const fileCause = (file: string): Cause =>
  isSheet(file)
    ? { id: `sheet:${file}`, kind: 'sheet', subject: file }
    : { id: `script:${file}`, kind: 'script', subject: file };
