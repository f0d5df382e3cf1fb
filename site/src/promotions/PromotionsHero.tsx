import { CardFan, StageHead } from '@baize/ui';
import { useBrand } from '../app/services.ts';
import { useText } from '../language/useText.ts';

/** The cloth of the offers: what they are. */
export function PromotionsHero() {
  const text = useText();
  const { jurisdiction } = useBrand();
  if (!jurisdiction.promotions) return null;
  return <StageHead title={text('promotions.title')} lead={text('promotions.lead')} art={<CardFan />} />;
}
