import { defaultSettings } from '@baize/sandbox';
import { brandsFolder, tokensFolder } from '@baize/tokens/node';
import { executeTool } from '@baize/tooling/execute';

/** Location of brands, and the commands used there. */
export interface Place {
  /** Absolute folder with one folder per brand. */
  folders: string;
  tokens: string;
  /** Initial brand of the sandbox; null without a sandbox. */
  first: string | null;
  /** Other files and folders that may mention a brand. */
  sources: readonly string[];
  command: string;
  install(name: string): string;
  uninstall(name: string): string;
  /** Returns the commands to suggest after creating a brand. */
  next(id: string): string[];
  format(file: string): Promise<void>;
}

export const repository: Place = {
  folders: brandsFolder(),
  tokens: tokensFolder(),
  first: defaultSettings().brand,
  sources: ['packages', 'site', 'tokens', '.storybook', 'docs', 'README.md', 'package.json'],
  command: 'npm run brand --',
  install: (name) => `npm install --save-dev --workspace tokens ${name}`,
  uninstall: (name) => `npm uninstall --workspace tokens ${name}`,
  next: (id) => ['npm run storybook', `npm run brand -- lint ${id}`],
  format: async (file) => {
    await executeTool('biome', ['format', '--write', file], { quiet: true });
  },
};
