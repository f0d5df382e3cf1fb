import { runBrandCommand } from '@baize/brand-tools/commands';
import { repository } from '@baize/brand-tools/place';

/** npm run brand -- <command> …; see docs/brands.md for the commands. */
export const run = (args: readonly string[]): Promise<number> => runBrandCommand(args, repository);
