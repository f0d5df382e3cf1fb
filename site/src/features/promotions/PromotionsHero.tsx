import { ClosedArt, PageHeader } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useBrand } from '../../core/services/services.ts';

/** The hero of the offers: what they are. */
export function PromotionsHero() {
  const text = useText();
  const { jurisdiction } = useBrand();
  if (!jurisdiction.promotions) return null;
  return <PageHeader title={text('promotions.title')} lead={text('promotions.lead')} art={<ClosedArt />} />;
}
