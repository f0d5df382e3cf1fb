export type { MessageId } from '../generated/ids.ts';
export { type Catalogue, type CataloguePart, catalogueOf, hasCatalogue, loadCatalogue } from './catalogues.ts';
export type { Language } from './languages.ts';
export { type Direction, directionOf, scriptOf, tagOf } from './tags.ts';
