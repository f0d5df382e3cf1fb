import { Refusal } from '@baize/tooling/refusal';
import { readRun } from './findings.ts';
import { keptHash, type Manifest, readManifest, writeManifest } from './manifest.ts';
import { readReport, writeReport } from './report.ts';
import type { ReportFinding } from './reportData.ts';

/**
 * Accepts matching pictures of the last run into the manifest and reports the result. All words of a pattern must
 * match; several patterns accept what any of them matches.
 */
export async function accept(patterns: readonly string[]): Promise<number> {
  if (patterns.length === 0)
    throw new Refusal(
      'Say what to accept: npm run visual -- --accept "token:action.accent"; the report names the causes.',
    );
  const report = readReport();
  if (!report) throw new Refusal('There is no report to accept from: run npm run visual first.');
  const open = report.findings.filter(({ isAccepted, looksLike }) => !isAccepted && !looksLike);
  const taken = open.filter((finding) => patterns.some((pattern) => matches(pattern, finding)));
  if (taken.length === 0) {
    const causes = [...new Set(open.map(({ cause }) => cause))];
    console.error(`No picture that differs matches ${patterns.map((pattern) => `"${pattern}"`).join(' or ')}.`);
    console.error(open.length === 0 ? 'All are accepted.' : `Causes: ${causes.join(', ')}`);
    return 1;
  }
  const manifest = readManifest();
  writeManifest(withPictures(manifest, taken, readRun()?.browser ?? manifest.browser));
  const names = new Set(taken.map(({ name }) => name));
  const findings = report.findings.map((finding) =>
    names.has(finding.name) ? { ...finding, isAccepted: true } : finding,
  );
  await writeReport({ ...report, findings });
  for (const line of summary(taken, open.length - taken.length)) console.log(line);
  return 0;
}

export function acceptedPatterns(args: readonly string[]): string[] {
  return args.flatMap((argument, index) => {
    const next = args[index + 1];
    return argument === '--accept' && next && !next.startsWith('--') ? [next] : [];
  });
}

/**
 * Matches words against the cause (`token:action.accent`), component, title, story id, or picture name
 * (`<story>--<mode>`); * is a wildcard.
 */
export function matches(
  pattern: string,
  finding: Pick<ReportFinding, 'cause' | 'component' | 'title' | 'storyId' | 'name'>,
) {
  const { cause, component, title, storyId, name } = finding;
  const words = pattern.split(/\s+/).filter(Boolean);
  return (
    words.length > 0 && words.every((word) => [cause, component, title, storyId, name].some((text) => fits(word, text)))
  );
}

const fits = (pattern: string, text: string) =>
  new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}$`).test(text);

const escapeRegExp = (text: string) => text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');

/** The new hash replaces all old ones, which were rasterisations of another picture. */
export function withPictures(
  manifest: Manifest,
  taken: readonly Pick<ReportFinding, 'name' | 'after'>[],
  browser: string | null,
): Manifest {
  const known = { ...manifest, browser: manifest.browser ?? browser };
  const accepted = taken.map(({ name, after }) => [name, [keptHash(after, browser, known)]] as const);
  return { ...known, pictures: new Map([...known.pictures, ...accepted]) };
}

function summary(taken: readonly ReportFinding[], left: number): string[] {
  const counts = new Map<string, number>();
  for (const { title } of taken) counts.set(title, (counts.get(title) ?? 0) + 1);
  const lines = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([title, count]) => `  ${String(count).padStart(4)}  ${title}`);
  const pictures = taken.length === 1 ? '1 picture' : `${taken.length} pictures`;
  return [
    `Accepted ${pictures}:`,
    ...lines,
    left > 0 ? `${left} left: see test-results/visual/index.html` : 'None left.',
  ];
}
