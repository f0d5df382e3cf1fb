import type { Pair } from '@baize/tokens/pairs';
import type { Cause, Evidence } from './causes.ts';
import type { Finding, VisualRun } from './findings.ts';
import type { ModeLabel } from './modes.ts';
import {
  type ContrastChange,
  deltaE,
  type Sheets,
  type TokenChange,
  valuesOf,
  weakestContrast,
} from './tokenChanges.ts';
import type { TokenSources } from './tokenSources.ts';

export interface ReportData {
  pictures: number;
  seconds: number;
  base: VisualRun['base'];
  modes: Readonly<Record<string, ModeLabel>>;
  causes: readonly ReportCause[];
  findings: readonly ReportFinding[];
  equal: VisualRun['equal'];
  unpictured: VisualRun['unpictured'];
}

export interface ReportCause extends Cause {
  /** Such as `action.accent`, `Button.css.ts`, `3 pictures`. */
  title: string;
  /** Such as `#CBA348 → #DBBD7A, ΔE 8.1`, `padding 16 → 20 px`. */
  what: string;
  /** Such as `Token in brands/baize`. */
  where: string;
  source: string | null;
  tokens: readonly TokenDetail[];
}

export interface TokenDetail {
  brand: string;
  theme: string;
  from: string;
  to: string;
  /** ΔE 2000; null if the value is not a colour. */
  deltaE: number | null;
  contrast: ContrastChange | null;
  source: string | null;
}

export interface ReportFinding {
  name: string;
  storyId: string;
  title: string;
  component: string;
  storyName: string;
  mode: string;
  /** Moment of the play function, such as `pressed`. */
  state: string | null;
  looksLike?: Finding['looksLike'];
  kind: Finding['kind'];
  before: string | null;
  after: string;
  /** The previous picture is known but unavailable. */
  isMissing: boolean;
  size: readonly [number, number];
  isResized: boolean;
  pixels: number;
  box: Finding['box'];
  cause: string;
  isAccepted: boolean;
}

export interface ReportSource {
  findings: readonly Finding[];
  run: VisualRun;
  modes: Readonly<Record<string, ModeLabel>>;
  causes: ReadonlyMap<string, Cause>;
  evidence: Evidence;
  tokenSources: TokenSources;
  sheets: { before: Sheets; now: Sheets };
  pairs: readonly Pair[];
  isThere(hash: string): boolean;
  isAccepted(finding: Finding): boolean;
}

export function buildReport(source: ReportSource): ReportData {
  const { run, modes, causes } = source;
  const order = Object.keys(modes);
  const findings = [...source.findings].sort(
    (a, b) =>
      (a.storyId === b.storyId ? 0 : a.storyId < b.storyId ? -1 : 1) || order.indexOf(a.mode) - order.indexOf(b.mode),
  );
  const counts = new Map<string, { cause: Cause; count: number }>();
  for (const cause of causes.values()) {
    const known = counts.get(cause.id);
    counts.set(cause.id, { cause, count: (known?.count ?? 0) + 1 });
  }
  return {
    pictures: run.pictures,
    seconds: run.seconds,
    base: run.base,
    modes,
    causes: [...counts.values()]
      .sort((a, b) => Number(!a.cause.subject) - Number(!b.cause.subject) || b.count - a.count)
      .map(({ cause, count }) => describeCause(cause, count, source)),
    findings: findings.map((finding) => describeFinding(finding, source)),
    equal: run.equal,
    unpictured: run.unpictured,
  };
}

function describeFinding(finding: Finding, { causes, isThere, isAccepted }: ReportSource): ReportFinding {
  const { name, storyId, title, storyName, mode, looksLike, kind, before, after, size, pixels, box } = finding;
  const [old, next] = [size.before ?? size.after, size.after];
  return {
    name,
    storyId,
    title,
    component: title.slice(title.lastIndexOf('/') + 1),
    storyName,
    mode,
    state: name.slice(`${storyId}--${mode}`.length).replace(/^-/, '') || null,
    looksLike,
    kind,
    before,
    after,
    isMissing: before !== null && !isThere(before),
    size: [Math.max(old[0], next[0]), Math.max(old[1], next[1])],
    isResized: old[0] !== next[0] || old[1] !== next[1],
    pixels,
    box,
    cause: causes.get(name)?.id ?? 'unknown',
    isAccepted: isAccepted(finding),
  };
}

function describeCause(cause: Cause, count: number, source: ReportSource): ReportCause {
  if (cause.kind === 'token') return describeToken(cause, source);
  const file = source.evidence.changed.get(cause.subject);
  if (file) {
    const kind = cause.kind === 'sheet' ? 'Sheet' : 'Script';
    return {
      ...cause,
      title: cause.subject.slice(cause.subject.lastIndexOf('/') + 1),
      what: file.what,
      where: `${kind} in ${shortPath(cause.subject)}`,
      source: `${cause.subject}:${file.line}`,
      tokens: [],
    };
  }
  const isNew = cause.id === 'new';
  return {
    ...cause,
    title: `${count.toLocaleString('en')} ${isNew ? 'new ' : ''}${count === 1 ? 'picture' : 'pictures'}`,
    what: isNew ? 'not in the list of pictures' : 'no file of theirs changed',
    where: isNew ? 'New' : `Cause unknown${inOneTitle(cause, source)}`,
    source: null,
    tokens: [],
  };
}

function inOneTitle({ id }: Cause, { findings, causes }: ReportSource): string {
  const titles = new Set(findings.filter(({ name }) => causes.get(name)?.id === id).map(({ title }) => title));
  return titles.size === 1 ? ` in ${[...titles][0]}` : '';
}

function describeToken(cause: Cause, source: ReportSource): ReportCause {
  const { findings, causes, modes, evidence } = source;
  const seen = findings.filter(({ name }) => causes.get(name)?.id === cause.id).map(({ mode }) => modes[mode]);
  const looks = new Set(seen.map((mode) => `${mode?.brand} ${mode?.theme}`));
  const changes = evidence.tokens.filter(
    ({ variable, brand, theme }) => evidence.roleOf(variable) === cause.subject && looks.has(`${brand} ${theme}`),
  );
  const tokens = changes.map((change) => describeChange(change, cause.subject, source));
  const [first] = tokens;
  const others = new Set(tokens.map(({ from, to }) => `${from} ${to}`)).size - 1;
  const delta = first?.deltaE === null || !first ? '' : `, ΔE ${first.deltaE.toFixed(1)}`;
  const file = first?.source?.replace(/:\d+$/, '') ?? '';
  return {
    ...cause,
    title: cause.subject,
    what: first ? `${shown(first.from)} → ${shown(first.to)}${delta}${others > 0 ? `, and ${others} more` : ''}` : '',
    where: `Token in ${file.startsWith('tokens/brands/') ? file.split('/').slice(1, 3).join('/') : shortPath(file)}`,
    source: first?.source ?? null,
    tokens,
  };
}

function describeChange({ brand, theme, from, to }: TokenChange, role: string, source: ReportSource): TokenDetail {
  const { sheets, pairs, tokenSources, evidence } = source;
  const values = (all: Sheets) => valuesOf(all[brand] ?? '', brand, theme);
  const place = tokenSources.placeOf(role, brand, theme, new Set(evidence.changed.keys()));
  return {
    brand,
    theme,
    from,
    to,
    deltaE: deltaE(from, to),
    contrast: weakestContrast(role, pairs, values(sheets.before), values(sheets.now)),
    source: place && `${place.file}:${place.line}`,
  };
}

const shown = (value: string) => (value.startsWith('#') ? value.toUpperCase() : value);

/** Shortens a path: `packages/ui/src/actions/Button.css.ts` becomes `actions/Button`. */
const shortPath = (file: string) =>
  file.replace(/^(packages\/(ui|workbench)\/src|site\/src|tokens)\//, '').replace(/(\.css|\.tokens)?\.\w+$/, '');
