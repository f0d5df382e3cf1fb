import { createHash } from 'node:crypto';

/** What tells one content from another, in the name of a file that is served for ever. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
