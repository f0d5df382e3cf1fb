import type { BrandId } from './brands.ts';
import { brandDocuments as generated } from './generated/brandDocuments.ts';
import type { SandboxSource } from './src/brand/source.ts';

/** What a stand-in platform plays a brand with. */
export interface BrandEntry {
  /** The run-time document, as JSON. */
  document: Readonly<Record<string, unknown>>;
  /** The colours of its banner art, `#rrggbb`. */
  banner: Readonly<Record<string, string>>;
  /** The fields its platform asks new players for; null leaves that to the platform. */
  registration: SandboxSource['registration'] | null;
}

export const brandDocuments: Readonly<Record<BrandId, BrandEntry>> = generated;
