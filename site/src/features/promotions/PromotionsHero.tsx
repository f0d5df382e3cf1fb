import { ClosedArt, StageHead } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useBrand } from '../../core/services/services.ts';

/** The cloth of the offers: what they are. */
export function PromotionsHero() {
  const text = useText();
  const { jurisdiction } = useBrand();
  if (!jurisdiction.promotions) return null;
  return <StageHead title={text('promotions.title')} lead={text('promotions.lead')} art={<ClosedArt />} />;
}
