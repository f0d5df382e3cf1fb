import { decidePromotions } from '@baize/domain';
import { ClosedArt, PageHeader } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useAccess } from '../../core/services/access.ts';

export function PromotionsHero() {
  const text = useText();
  if (!useAccess(decidePromotions)) return null;
  return <PageHeader title={text('promotions.title')} lead={text('promotions.lead')} art={<ClosedArt />} />;
}
