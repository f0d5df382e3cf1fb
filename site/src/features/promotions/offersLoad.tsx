import type { Load } from '@baize/ui';
import type { ReactNode } from 'react';
import type { Translate } from '../../core/language/useText.ts';
import { loadOf } from '../../data/load.ts';
import type { Answer } from '../../data/useEndpoint.ts';
import { ErrorAction } from '../../shared/errors/ErrorAction.tsx';

interface Emptiness {
  title: string;
  text?: string;
  actions?: ReactNode;
  isEmpty: boolean;
}

const never: Emptiness = { title: '', isEmpty: false };

/** Returns the loading state of offers. A break is not a failure and offers no retry (RSP-04). */
export function offersLoad<V>(answer: Answer<V>, text: Translate, { isEmpty, ...empty }: Emptiness = never): Load {
  if (answer.error?.code === 'on-a-break') {
    return {
      kind: 'empty',
      title: text('promotions.break.title'),
      text: text('promotions.break.text'),
      actions: <ErrorAction code="on-a-break" />,
    };
  }
  return loadOf(answer, text, { title: text('promotions.failed'), empty, isEmpty });
}
