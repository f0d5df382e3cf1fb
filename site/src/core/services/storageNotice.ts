import { textOf } from '../language/language.ts';
import type { Services } from './services.ts';

/** Says that the browser keeps nothing for the site, so that a reload will sign out (FLT-099). */
export const tellStorage = ({ toasts, languageStore }: Pick<Services, 'toasts' | 'languageStore'>) =>
  toasts.show({ tone: 'info', text: textOf(languageStore.get().intl, 'passwords.storage') });
