import type { BrandId } from './brands.ts';
import { brandDocuments as generated } from './generated/brandDocuments.ts';
import type { SandboxSource } from './src/brand/source.ts';

/** Data from which the sandbox simulates a brand. */
export interface BrandEntry {
  document: Readonly<Record<string, unknown>>;
  banner: Readonly<Record<string, string>>;
  /** Fields required at registration; null leaves them to the platform. */
  registration: SandboxSource['registration'] | null;
}

export const brandDocuments: Readonly<Record<BrandId, BrandEntry>> = generated;
