import { brandDocuments } from '@baize/tokens/brandDocuments';
import { brands } from '@baize/tokens/brands';

const bare = brands.find((brand) => brand.bare);

/** Document of the bare test brand, set up for the sandbox; a new brand begins with it. */
export const sampleDocument: Readonly<Record<string, unknown>> = bare ? brandDocuments[bare.id].document : {};

/** Returns the merchant code that a new brand gets as an example. */
export const sampleMerchantCode = (id: string): string =>
  `${id.replaceAll('-', '').slice(0, 2).toUpperCase().padEnd(2, 'X')}01`;
