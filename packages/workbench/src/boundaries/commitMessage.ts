import { execute } from '../lib/execute.ts';

const longest = 72;

/** What is wrong with the subject of a commit, a sentence each. A merge names what it merges and is let through. */
export function subjectProblems(subject: string): string[] {
  if (subject === '' || /^(Merge|Revert) /.test(subject)) return [];
  const problems: string[] = [];
  if (subject.length > longest)
    problems.push(`The last commit's subject has ${subject.length} characters; ${longest} are read everywhere.`);
  if (!/^[a-z][\w .,-]*: \S/.test(subject))
    problems.push(`The last commit's subject is not "area: what", as in "lobby: keep the search across a game".`);
  return problems;
}

/** The same of the last commit here; nothing outside a repository. */
export async function lastCommitProblems(): Promise<string[]> {
  const { code, output } = await execute('git', ['log', '-1', '--format=%s'], { quiet: true }).catch(() => ({
    code: 1,
    output: '',
  }));
  return code === 0 ? subjectProblems(output.trim()) : [];
}
