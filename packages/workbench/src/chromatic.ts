import { executeTool } from '@baize/tooling/execute';
import { Refusal } from '@baize/tooling/refusal';

/** Publishes stories to Chromatic with .storybook/chromatic.config.json and the modes of preview.tsx. */
export async function run(args: readonly string[]): Promise<number> {
  if (!process.env.CHROMATIC_PROJECT_TOKEN)
    throw new Refusal(
      'Chromatic needs the token of your project: create one on chromatic.com, then run\n' +
        '  CHROMATIC_PROJECT_TOKEN=<token> npm run chromatic\n' +
        'In CI, keep it as a secret: docs/deploy/chromatic.yml is a workflow that does so.',
    );
  return (await executeTool('chromatic', ['--config-file', '.storybook/chromatic.config.json', ...args])).code;
}
