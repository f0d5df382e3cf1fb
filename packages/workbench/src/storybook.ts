import nodeModule from 'node:module';
import { executeTool } from './lib/execute.ts';

/** npm run storybook starts the workshop; npm run storybook -- build writes it to storybook-static. */
export async function run(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  if (first === 'build') return (await executeTool('storybook', ['build', '-o', 'storybook-static', ...rest])).code;
  const port = process.env.PORT ?? '6006';
  process.argv.splice(1, Infinity, 'storybook', 'dev', '-p', port, '--no-open', '--no-version-updates', ...args);
  // In this process, as another one would read what both need once more; whose maps nobody needs to have read.
  process.setSourceMapsEnabled(false);
  await spareStart();
  // @ts-expect-error A command has no types.
  await import('storybook/internal/bin/dispatcher');
  return 0;
}

/** Leaves out what a start asks for and this house does not need, together a quarter of it. */
async function spareStart(): Promise<void> {
  // A thread that reads configurations in TypeScript, which every later module has to wait for: ours is not.
  const { register } = nodeModule;
  nodeModule.register = (specifier: string | URL, ...rest: unknown[]) => {
    if (!String(specifier).endsWith('/storybook/dist/bin/loader.js'))
      Reflect.apply(register, nodeModule, [specifier, ...rest]);
  };
  // Which package managers there are, found out by starting each of them.
  const { JsPackageManagerFactory, PackageManagerName } = await import('storybook/internal/common');
  JsPackageManagerFactory.getPackageManagerType = () => PackageManagerName.NPM;
}
