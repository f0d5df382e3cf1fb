import type { ReportData, ReportFinding } from '../reportData.ts';

export type Grouping = 'cause' | 'component';

export const sizes = {
  small: { label: 'up to 100 px', holds: ({ pixels }: ReportFinding) => pixels <= 100 },
  medium: { label: '101 to 10,000 px', holds: ({ pixels }: ReportFinding) => pixels > 100 && pixels <= 10_000 },
  large: { label: 'over 10,000 px', holds: ({ pixels }: ReportFinding) => pixels > 10_000 },
  resized: { label: 'another size', holds: ({ isResized }: ReportFinding) => isResized },
} as const;

export interface Filters {
  brand: string | null;
  mode: string | null;
  size: keyof typeof sizes | null;
}

export const noFilters: Filters = { brand: null, mode: null, size: null };

export function filterFindings({ findings, modes }: ReportData, { brand, mode, size }: Filters): ReportFinding[] {
  return findings.filter(
    (finding) =>
      (brand === null || modes[finding.mode]?.brand === brand) &&
      (mode === null || finding.mode === mode) &&
      (size === null || sizes[size].holds(finding)),
  );
}

/** Pictures of one story with one cause, shown together. */
export interface Step {
  key: string;
  cause: string;
  title: string;
  storyId: string;
  findings: readonly ReportFinding[];
}

/** Line under an open group: a cause's component or a component's cause. */
export interface Entry {
  id: string;
  count: number;
  steps: readonly Step[];
}

export interface Group {
  id: string;
  count: number;
  entries: readonly Entry[];
}

export function groupFindings({ causes }: ReportData, findings: readonly ReportFinding[], by: Grouping): Group[] {
  const outer = ({ cause, title }: ReportFinding) => (by === 'cause' ? cause : title);
  const inner = ({ cause, title }: ReportFinding) => (by === 'cause' ? title : cause);
  const groups = [...groupBy(findings, outer)].map(([id, all]) => ({
    id,
    count: all.length,
    entries: [...groupBy(all, inner)].map(([entry, some]) => entryOf(entry, some)).sort(byCount),
  }));
  if (by === 'component') return groups.sort(byCount);
  const order = new Map(causes.map(({ id }, index) => [id, index]));
  return groups.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

function entryOf(id: string, findings: readonly ReportFinding[]): Entry {
  const steps = [...groupBy(findings, ({ storyId }) => storyId)].map(([storyId, some]) => {
    const [{ cause, title } = { cause: '', title: '' }] = some;
    return { key: `${cause} ${storyId}`, cause, title, storyId, findings: some };
  });
  return { id, count: findings.length, steps };
}

const byCount = (a: { id: string; count: number }, b: { id: string; count: number }) =>
  b.count - a.count || (a.id < b.id ? -1 : 1);

export const stepsOf = (groups: readonly Group[]): Step[] =>
  groups.flatMap(({ entries }) => entries.flatMap(({ steps }) => steps));

/** Returns commands that accept the whole cause, its share in one component, and one step's pictures. */
export function acceptCommands({ findings }: ReportData, step: Step) {
  const { cause, title, storyId } = step;
  const [{ component } = { component: title }] = step.findings;
  const isUnique = findings.every((finding) => finding.component !== component || finding.title === title);
  const all = findings.filter((finding) => finding.cause === cause && finding.storyId === storyId);
  const patterns =
    all.length === step.findings.length ? [`${cause} ${storyId}`] : step.findings.map(({ name }) => name);
  return {
    cause: command([cause]),
    component: command([`${cause} ${isUnique ? component : title}`]),
    step: command(patterns),
  };
}

const command = (patterns: readonly string[]) =>
  `npm run visual -- ${patterns.map((pattern) => `--accept "${pattern}"`).join(' ')}`;

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
