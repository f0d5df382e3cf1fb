import { CategoryStrip, Skeleton } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useCategoryLinks } from '../../shared/page/useCategoryLinks.ts';

export function Categories() {
  const text = useText();
  const { links, loading } = useCategoryLinks();
  if (loading) return <Skeleton shape="categories" />;
  return (
    <CategoryStrip
      label={text('home.categories')}
      items={links.map(({ name, ...link }) => ({ ...link, label: name }))}
    />
  );
}
