import type { BrandId } from './brands.ts';
import { brandDocuments as generated } from './generated/brandDocuments.ts';
import type { HeroSource, SandboxSource } from './src/brand/source.ts';

/** Data from which the sandbox simulates a brand. */
export interface BrandEntry {
  document: Readonly<Record<string, unknown>>;
  banner: Readonly<Record<string, string>>;
  /** Scene and words of the home page's first banner; null for cloth with the logo. */
  hero: HeroSource | null;
  /** Shapes of the logo file, 100 units wide around the origin. */
  mark: string;
  /** Fields required at registration; null leaves them to the platform. */
  registration: SandboxSource['registration'] | null;
}

export const brandDocuments: Readonly<Record<BrandId, BrandEntry>> = generated as Readonly<Record<BrandId, BrandEntry>>;
