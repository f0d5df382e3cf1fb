export type { MessageId } from '../generated/ids.ts';
export { type Catalogue, type CataloguePart, catalogueOf, hasCatalogue, loadCatalogue } from './catalogues.ts';
export { type Direction, type Language, languageOf, languages, pseudoLanguages } from './languages.ts';
