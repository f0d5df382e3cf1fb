import { currentPatience } from '@baize/tooling/patience';
import { accept, acceptedPatterns } from '@baize/visual-review/accept';
import { judgePictures } from '@baize/visual-review/judge';
import { failureOf, failuresOf, printJudgement } from '@baize/visual-review/printJudgement';
import { updateManifest } from '@baize/visual-review/update';
import { runStories } from './builds/stories.ts';
import { readStoryIndex } from './test/builtStories.ts';

/**
 * Compares every story with its accepted pictures. `--accept <pattern>` accepts the last run's differences, `--update`
 * all of a new run, `--take` only takes pictures for a later commit. Further arguments filter story files by name: npm
 * run visual -- --update Button
 */
export async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--accept')) return accept(acceptedPatterns(args));
  process.env.BAIZE_PATIENCE ??= String(currentPatience());
  const files = args.filter((argument) => !argument.startsWith('--'));
  const { code, browser } = await runStories({ tier: 'pictures', files });
  if (args.includes('--take')) return code;
  const complete = files.length === 0 && code === 0;
  const judgement = await judgePictures({ browser, stories: readStoryIndex().map(({ id }) => id) });
  if (args.includes('--update')) {
    const accepted = judgement.findings.filter(({ looksLike }) => !looksLike);
    const unlike = judgement.findings.filter(({ looksLike }) => looksLike);
    const changed = new Set(accepted.map(({ name }) => name));
    updateManifest({ browser, changed, gone: new Set(judgement.orphans), complete });
    console.log(`${accepted.length} pictures are new or have changed, and are accepted.`);
    for (const finding of unlike) console.error(failureOf(finding));
    return code !== 0 || unlike.length > 0 ? 1 : 0;
  }
  await printJudgement(judgement);
  return code !== 0 || failuresOf(judgement).length > 0 ? 1 : 0;
}
