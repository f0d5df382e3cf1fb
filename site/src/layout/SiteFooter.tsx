import { menuPath } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { Footer, Logo } from '@baize/ui';
import { useBrand, useLanguage } from '../app/services.ts';
import { useCategories } from '../data/categories.ts';
import { useText } from '../language/useText.ts';
import { paths } from '../paths.ts';
import { hasRoute } from '../routes.tsx';
import { useSocialLinks } from './useSocialLinks.ts';

/** The foot of every page. What it claims are the brand's own texts (FTR-01). */
export function SiteFooter() {
  const text = useText();
  const brand = useBrand();
  const language = useLanguage();
  const { value: categories = [] } = useCategories();
  const own = (words: Record<string, string>) => words[language] ?? words.EN ?? '';
  const games = categories.flatMap(({ id }) => {
    const href = menuPath(id);
    return href && hasRoute(href) ? [{ id, href, label: text(`nav.${id.toLowerCase()}` as MessageId) }] : [];
  });
  return (
    <Footer
      logo={<Logo name={brand.name} href={paths.home} />}
      about={own(brand.texts.about)}
      social={useSocialLinks()}
      columns={[{ title: text('nav.games'), links: games }]}
      licences={{ title: text('footer.licences'), text: own(brand.texts.licence), seals: brand.licences }}
      age={{ mark: `${brand.ageGate}+`, text: text('footer.age', { age: brand.ageGate }) }}
      copyright={text('footer.copyright', { year: brand.copyrightYear, brand: brand.name })}
    />
  );
}
