export type { MessageId } from '../generated/ids.ts';
export {
  type Area,
  areas,
  type Catalogue,
  catalogueOf,
  hasCatalogue,
  loadWords,
  type Read,
} from './catalogues.ts';
export type { Language } from './languages.ts';
export { codeOf, type Direction, directionOf, localeOf, type Script, scriptOf, tagOf } from './tags.ts';
