import { runBrandCommand } from './brand/commands.ts';
import { repository } from './brand/place.ts';

/** npm run brand -- <command> …: docs/brands.md says what each does. */
export const run = (args: readonly string[]): Promise<number> => runBrandCommand(args, repository);
