import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { type Translate, textOf } from './language.ts';

export type { Translate } from './language.ts';

export function useText(): Translate {
  const intl = useIntl();
  return useCallback((id, values) => textOf(intl, id, values), [intl]);
}
