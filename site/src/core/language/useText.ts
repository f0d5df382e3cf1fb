import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { type Text, textOf } from './language.ts';

export type { Text } from './language.ts';

/** Words in the person's language by message id. The function changes only with the language. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => textOf(intl, id, values), [intl]);
}
