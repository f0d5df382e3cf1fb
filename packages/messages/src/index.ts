export type { MessageId } from '../generated/ids.ts';
export { type Catalogue, type CataloguePart, catalogueOf, hasCatalogue, loadCatalogue } from './catalogues.ts';
export type { Language } from './languages.ts';
export { type Direction, directionOf, tagOf } from './tags.ts';
