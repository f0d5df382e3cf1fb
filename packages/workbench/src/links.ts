import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Reference for the documents. Paths start at the repository's root. */
export interface Tree {
  read(path: string): string;
  exists(path: string): boolean;
  /** Paths that a build writes and git ignores. */
  generated(paths: readonly string[]): ReadonlySet<string>;
}

/** A line of a document, without code blocks, whose numbers stay those of the file. */
interface Line {
  text: string;
  number: number;
}

interface Finding {
  path: string;
  number: number;
  says: string;
  /** The path in backticks that does not exist. */
  missing?: string;
}

const link = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g;
const definition = /^\[[^\]]+\]:\s+<?([^\s>]+)/g;
const codeSpan = /(`+)([^`]+)\1/g;
const named = /^(?:packages|site|tokens|docs|\.storybook)\/[^\s<*…{]*$/;

/** Problems of the Markdown in the root, docs, packages and tokens, as `file:line: sentence`. Run from the repository's root. */
export function brokenLinks(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '*.md'], {
    encoding: 'utf8',
  });
  const documents = listed.split('\0').filter((path) => /^(?:[^/]+|(?:docs|packages|tokens)\/.*)\.md$/.test(path));
  return linkProblems([...new Set(documents)].filter(existsSync).sort(), {
    read: (path) => readFileSync(path, 'utf8'),
    exists: existsSync,
    generated: ignored,
  });
}

/** Says which links lead to no file or no heading, and which paths in backticks do not exist. */
export function linkProblems(documents: readonly string[], tree: Tree): string[] {
  const findings = documents.flatMap((path) => findingsOf(path, tree));
  const generated = tree.generated(findings.flatMap(({ missing }) => missing ?? []));
  return findings
    .filter(({ missing }) => missing === undefined || !generated.has(missing))
    .map(({ path, number, says }) => `${path}:${number}: ${says}`);
}

function findingsOf(path: string, tree: Tree): Finding[] {
  return linesOf(tree.read(path)).flatMap(({ text, number }) => {
    const withoutCode = text.replaceAll(codeSpan, '');
    const targets = [...withoutCode.matchAll(link), ...withoutCode.matchAll(definition)];
    const links = targets.flatMap(([, target = '']) => problemOf(target, path, tree) ?? []);
    const spans = [...text.matchAll(codeSpan)].map(([, , code = '']) => code.trim());
    const gone = spans.filter((code) => named.test(code) && !tree.exists(code));
    return [
      ...links.map((says) => ({ path, number, says })),
      ...gone.map((code) => ({ path, number, says: `There is no ${code}.`, missing: code })),
    ];
  });
}

/** Returns the problem of a link's target, or null; other sites are not requested. */
function problemOf(target: string, from: string, tree: Tree): string | null {
  if (/^[a-z][a-z+.-]*:/i.test(target) || target.startsWith('//')) return null;
  const [file = '', anchor = ''] = decodeURI(target).split('#');
  const path = file === '' ? from : posix.join(posix.dirname(from), file);
  if (!tree.exists(path)) return `The link ${target} leads to no file.`;
  if (anchor === '' || !path.endsWith('.md')) return null;
  return anchorsOf(tree.read(path)).has(anchor) ? null : `The link ${target} leads to no heading of ${path}.`;
}

/** The anchors that GitHub makes of the headings of a document. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const { text } of linesOf(markdown)) {
    const heading = /^ {0,3}#{1,6}\s+(.*?)(?:\s+#+)?\s*$/.exec(text)?.[1];
    if (heading === undefined) continue;
    const slug = slugOf(heading);
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again++) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Small letters, hyphens for spaces, and nothing else but digits and underscores. */
const slugOf = (heading: string) =>
  heading
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

function linesOf(markdown: string): Line[] {
  let fence: string | undefined;
  return markdown.split(/\r?\n/).flatMap((text, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      return [];
    }
    fence = mark;
    return mark ? [] : [{ text, number: index + 1 }];
  });
}

function ignored(paths: readonly string[]): Set<string> {
  const { stdout } = spawnSync('git', ['check-ignore', '--stdin', '-z'], { input: paths.join('\0'), encoding: 'utf8' });
  return new Set(stdout.split('\0'));
}
