import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { baselines, orphanedPictures, runStories } from './lib/stories.ts';
import { writeVisualReport } from './lib/visualReport.ts';

/**
 * Compares every story with its committed pictures; --update writes them instead. Further arguments are parts of story
 * files' names: npm run visual -- --update Button
 */
export async function run(args: readonly string[]): Promise<number> {
  const update = args.includes('--update');
  const files = args.filter((argument) => !argument.startsWith('--'));
  const { code } = await runStories({ pictures: update ? 'update' : 'compare', files });
  const orphans = orphanedPictures();
  if (update) for (const name of orphans) rmSync(join(baselines, name));
  const report = writeVisualReport(update ? [] : orphans);
  if (report) console.log(`Differences: ${report}`);
  return code !== 0 || (!update && orphans.length > 0) ? 1 : 0;
}
