import { execute } from '../execute.ts';

const longest = 72;

/** Lists problems of a commit subject, one sentence each. Merges and reverts pass. */
export function subjectProblems(subject: string): string[] {
  if (subject === '' || /^(Merge|Revert) /.test(subject)) return [];
  const problems: string[] = [];
  if (subject.length > longest)
    problems.push(`The last commit's subject has ${subject.length} characters; ${longest} are read everywhere.`);
  if (!/^[a-z][\w .,-]*: \S/.test(subject))
    problems.push(`The last commit's subject is not "area: what", as in "lobby: keep the search across a game".`);
  return problems;
}

export async function lastCommitProblems(): Promise<string[]> {
  const { code, output } = await execute('git', ['log', '-1', '--format=%s'], { quiet: true }).catch(() => ({
    code: 1,
    output: '',
  }));
  return code === 0 ? subjectProblems(output.trim()) : [];
}
