import type { MessageId } from '@baize/messages';
import { useCallback } from 'react';
import { type PrimitiveType, useIntl } from 'react-intl';

export type Text = (id: MessageId, values?: Record<string, PrimitiveType>) => string;

/** Words in the person's language by message id. The function changes only with the language. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
