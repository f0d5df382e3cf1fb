import type { MessageId } from '@baize/messages';
import { Fragment, type ReactNode, useCallback } from 'react';
import { useIntl } from 'react-intl';

type Wrap = (words: ReactNode) => ReactNode;

export function useRichText(): (id: MessageId, tags: Readonly<Record<string, Wrap>>) => ReactNode {
  const intl = useIntl();
  return useCallback(
    (id, tags) => {
      const parts = Object.entries(tags).map(([name, wrap]): [string, Wrap] => [
        name,
        (words) => <Fragment key={name}>{wrap(words)}</Fragment>,
      ]);
      return intl.formatMessage({ id }, Object.fromEntries(parts));
    },
    [intl],
  );
}
