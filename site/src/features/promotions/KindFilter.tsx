import { type PromotionType, promotionTypes } from '@baize/domain';
import { Chip, Inline } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useSiteNavigate } from '../../core/routing/navigation.tsx';
import { paths } from '../../core/routing/paths.ts';

/** Which kind of offer is shown; the address keeps it. */
export function KindFilter({ selected }: { selected: PromotionType | null }) {
  const text = useText();
  const navigate = useSiteNavigate();
  return (
    <search aria-label={text('promotions.filter')}>
      <Inline gap={2} wrap>
        {[null, ...promotionTypes].map((type) => (
          <Chip key={type ?? 'all'} selected={type === selected} onSelect={() => navigate(paths.promotions(type))}>
            {text(type ? `promotion.type.${type}` : 'promotions.filter.all')}
          </Chip>
        ))}
      </Inline>
    </search>
  );
}
