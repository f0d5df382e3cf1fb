import { executeTool } from './lib/execute.ts';

/** npm run storybook starts the workshop; npm run storybook -- build writes it to storybook-static. */
export async function run(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  const command =
    first === 'build'
      ? ['build', '-o', 'storybook-static', ...rest]
      : ['dev', '-p', process.env.PORT ?? '6006', '--no-open', ...args];
  return (await executeTool('storybook', command)).code;
}
