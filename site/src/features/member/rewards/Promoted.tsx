import { decidePromotions } from '@baize/domain';
import { Empty } from '@baize/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useAccess } from '../../../core/services/access.ts';

/** What only stands where the brand's law knows promotions; elsewhere that is said (RSP-05). */
export function Promoted({ children }: { children: ReactNode }) {
  const text = useText();
  if (useAccess(decidePromotions)) return children;
  return <Empty title={text('rewards.off.title')} text={text('rewards.off.text')} />;
}
