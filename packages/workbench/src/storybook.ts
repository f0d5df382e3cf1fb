import { executeTool } from '@baize/tooling/execute';

/** npm run storybook starts Storybook; `-- build` writes it to storybook-static. */
export async function run(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  const command =
    first === 'build'
      ? ['build', '-o', 'storybook-static', ...rest]
      : ['dev', '-p', process.env.PORT ?? '6006', '--no-open', ...args];
  return (await executeTool('storybook', command)).code;
}
