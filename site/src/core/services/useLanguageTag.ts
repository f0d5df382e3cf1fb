import { tagOf } from '@baize/messages';
import { useLanguage } from './services.ts';

export const useLanguageTag = (): string => tagOf(useLanguage());
