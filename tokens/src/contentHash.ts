import { createHash } from 'node:crypto';

/** Hashes content for the name of an immutable file. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
