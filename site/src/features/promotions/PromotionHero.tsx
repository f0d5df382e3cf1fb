import { beginningOf, decidePromotions } from '@baize/domain';
import { PageHeader, Skeleton } from '@baize/ui';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../core/language/useText.ts';
import { usePageText } from '../../core/routing/pageText.ts';
import { useAccess } from '../../core/services/access.ts';
import { usePromotion } from '../../data/promotions.ts';

export function PromotionHero() {
  const text = useText();
  const offered = useAccess(decidePromotions);
  const [search] = useSearchParams();
  const id = search.get('id');
  const { value, loading } = usePromotion(offered ? id : null);
  const offer = value?.promotion;
  usePageText(offer && { title: offer.title, description: beginningOf(offer.summary), picture: offer.picture });
  if (!offered) return null;
  if (loading) return <Skeleton shape="head" />;
  const { title, summary } = offer ?? { title: text('promotions.detail'), summary: '' };
  return <PageHeader title={title} lead={summary} />;
}
