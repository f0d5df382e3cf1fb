import { defaultSettings } from '@baize/sandbox';
import { brandsFolder, tokensFolder } from '@baize/tokens/node';
import { executeTool } from '../lib/execute.ts';

/** Where brands lie, and what people type there. */
export interface Place {
  /** The folder with a folder for each brand; absolute. */
  folders: string;
  /** Where the token files of the house lie. */
  tokens: string;
  /** The brand that the sandbox begins with; null where there is no sandbox. */
  first: string | null;
  /** Files and folders that may name a brand, besides its own. */
  sources: readonly string[];
  /** What stands before the name of a command. */
  command: string;
  /** The command that installs a package. */
  install(name: string): string;
  uninstall(name: string): string;
  /** What to type after a brand was made. */
  next(id: string): string[];
  /** Puts a written file into the form that is kept there. */
  format(file: string): Promise<void>;
}

/** This repository. */
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
