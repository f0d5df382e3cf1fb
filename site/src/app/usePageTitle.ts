import type { MessageId } from '@baize/messages';
import { useIntl } from 'react-intl';
import { hasText, textOf } from '../core/language/language.ts';
import { useBrand } from '../core/services/services.ts';

/** Returns a page's title with the brand's name, or the name alone while the page's words are missing (FLT-152). */
export function usePageTitle(title: MessageId): string {
  const intl = useIntl();
  const { name } = useBrand();
  return hasText(intl, title) ? textOf(intl, 'frame.title', { page: textOf(intl, title), brand: name }) : name;
}
