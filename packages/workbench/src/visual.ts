import { runStories } from './lib/stories.ts';
import { accept, acceptedPatterns } from './visual/accept.ts';
import { judgePictures } from './visual/judge.ts';
import { failureOf, failuresOf, printJudgement } from './visual/printJudgement.ts';
import { updateManifest } from './visual/update.ts';

/**
 * Compares every story with its accepted pictures. `--accept <pattern>` accepts what the last run found, `--update` accepts
 * all that a new run finds, `--take` only takes pictures, for a later commit to compare with. Further arguments are parts of
 * story files' names: npm run visual -- --update Button
 */
export async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--accept')) return accept(acceptedPatterns(args));
  const files = args.filter((argument) => !argument.startsWith('--'));
  const { code, browser } = await runStories({ tier: 'pictures', files });
  if (args.includes('--take')) return code;
  const complete = files.length === 0 && code === 0;
  const judgement = await judgePictures({ browser, complete });
  if (args.includes('--update')) {
    const accepted = judgement.findings.filter(({ looksLike }) => !looksLike);
    const unlike = judgement.findings.filter(({ looksLike }) => looksLike);
    updateManifest(browser, new Set(accepted.map(({ name }) => name)), complete);
    console.log(`${accepted.length} pictures are new or have changed, and are accepted.`);
    for (const finding of unlike) console.error(failureOf(finding));
    return code !== 0 || unlike.length > 0 ? 1 : 0;
  }
  await printJudgement(judgement);
  return code !== 0 || failuresOf(judgement).length > 0 ? 1 : 0;
}
