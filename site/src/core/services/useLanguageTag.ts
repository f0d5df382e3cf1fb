import { tagOf } from '@baize/messages';
import { useLanguage } from './services.ts';

/** The language shown, as a BCP 47 tag. */
export const useLanguageTag = (): string => tagOf(useLanguage());
