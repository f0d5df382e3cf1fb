import { textOf } from '../language/language.ts';
import type { Services } from './services.ts';

/** Says that the browser keeps nothing for the site, so that a reload will sign out (FLT-099). */
export const tellStorage = ({ toasts, tongue }: Pick<Services, 'toasts' | 'tongue'>) =>
  toasts.show({ tone: 'info', text: textOf(tongue.get().intl, 'passwords.storage') });
