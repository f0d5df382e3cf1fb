import { textOf } from '../language/language.ts';
import type { Services } from './services.ts';

export const tellStorage = ({ toasts, languageStore }: Pick<Services, 'toasts' | 'languageStore'>) =>
  toasts.show({ tone: 'info', text: textOf(languageStore.get().intl, 'passwords.storage') });
