import { decidePromotions } from '@baize/domain';
import { Empty } from '@baize/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useAccess } from '../../../core/services/access.ts';

/** Shows its content only where the brand allows promotions, else a notice (RSP-05). */
export function Promoted({ children }: { children: ReactNode }) {
  const text = useText();
  if (useAccess(decidePromotions)) return children;
  return <Empty title={text('rewards.off.title')} text={text('rewards.off.text')} />;
}
