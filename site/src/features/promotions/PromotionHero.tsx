import { PageHeader, Skeleton } from '@baize/ui';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../core/language/useText.ts';
import { useBrand } from '../../core/services/services.ts';
import { usePromotion } from '../../data/promotions.ts';

/** The hero of one offer: its name and what it is in a sentence. */
export function PromotionHero() {
  const text = useText();
  const { jurisdiction } = useBrand();
  const [search] = useSearchParams();
  const id = search.get('id');
  const { value, loading } = usePromotion(jurisdiction.promotions ? id : null);
  if (!jurisdiction.promotions) return null;
  if (loading) return <Skeleton shape="head" />;
  const { title, summary } = value?.promotion ?? { title: text('promotions.detail'), summary: '' };
  return <PageHeader title={title} lead={summary} />;
}
