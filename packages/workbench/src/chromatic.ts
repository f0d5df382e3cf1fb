import { executeTool } from './lib/execute.ts';
import { Refusal } from './lib/refusal.ts';
import { buildStories } from './lib/stories.ts';

/** Sends the stories to Chromatic, in the modes that preview.tsx names. */
export async function run(args: readonly string[]): Promise<number> {
  if (!process.env.CHROMATIC_PROJECT_TOKEN)
    throw new Refusal('Chromatic needs the token of a project in CHROMATIC_PROJECT_TOKEN.');
  await buildStories();
  return (
    await executeTool('chromatic', ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes', ...args])
  ).code;
}
