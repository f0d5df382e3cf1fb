import {
  type Capability,
  cleanNumber,
  decideCustomerService,
  decidePromotions,
  decideReferral,
  decideVip,
  footHelpLines,
  menuPath,
  safeExternal,
} from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { Footer, Logo } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { hasRoute } from '../../core/routing/pagePaths.ts';
import { paths } from '../../core/routing/paths.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useAskedPurposes } from '../../core/services/consent.ts';
import { useMinimumAge, useRules } from '../../core/services/rules.ts';
import { useBrand, useLanguage, useServices, useViewer } from '../../core/services/services.ts';
import { useOffered } from '../../core/services/status.ts';
import { useCategories } from '../../data/categories.ts';
import { useMarkLabel } from '../../data/markLabel.ts';
import { useSocialLinks } from '../../data/socialLinks.ts';
import { SafetyFoot } from '../../shared/page/SafetyFoot.tsx';
import { FasterDomain } from './FasterDomain.tsx';

export function SiteFooter() {
  const text = useText();
  const brand = useBrand();
  const language = useLanguage();
  const { value: categories = [] } = useCategories();
  const labelOf = useMarkLabel();
  const overlay = useOverlay();
  const hasHelp = useOffered('help');
  const helpLines = footHelpLines(useRules());
  const linkOf = (link: string | null) => safeExternal(link, brand.allowedHosts);
  const own = (words: Record<string, string>) => words[language] ?? words.EN ?? '';
  const games = categories.flatMap(({ id }) => {
    const href = menuPath(id);
    return href && hasRoute(href) ? [{ id, href, label: text(`nav.${id.toLowerCase()}` as MessageId) }] : [];
  });
  const seals = brand.licences.map(({ id, label, letters, emblem, link }) => ({
    id,
    label: labelOf(label),
    letters,
    emblem,
    href: linkOf(link),
  }));
  const minimum = useMinimumAge();
  // A mark of a lower age would be wrong.
  const ageMark =
    minimum === brand.ageMark.age ? brand.ageMark : { age: minimum, label: `${minimum}+`, emblem: null, link: null };
  const age = {
    mark: labelOf(ageMark.label),
    emblem: ageMark.emblem,
    text: text('footer.age', { age: ageMark.age }),
    href: linkOf(ageMark.link),
  };
  return (
    <>
      <FasterDomain />
      <SafetyFoot />
      <Footer
        logo={<Logo name={brand.name} href={paths.home} />}
        about={own(brand.texts.about)}
        social={useSocialLinks()}
        columns={[
          { title: text('nav.games'), links: games },
          { title: text('footer.account'), links: useAccountLinks() },
          { title: text(hasHelp ? 'help.title' : 'nav.rest'), links: useHelpLinks() },
          { title: text('help.safer'), links: useSaferLinks() },
        ]}
        licences={{ title: text('footer.licences'), text: own(brand.texts.licence), seals }}
        age={age}
        help={{
          title: text('footer.help'),
          lines: helpLines.map(({ name, phone, link }) => ({
            id: `${name} ${phone} ${link}`,
            name,
            href: link ?? undefined,
            phone: phone === null ? undefined : { text: phone, href: `tel:${cleanNumber(phone)}` },
          })),
        }}
        limits={{
          label: text('help.limits'),
          href: hasHelp ? paths.helpArticle('limits') : overlay.hrefOf('member', { centre: 'playControl' }),
        }}
        copyright={text('footer.copyright', { year: brand.copyrightYear, brand: brand.name })}
      />
    </>
  );
}

function useAccountLinks() {
  const text = useText();
  const overlay = useOverlay();
  const trial = useViewer() === 'trial';
  const { offers } = useServices().platform;
  const money = [
    {
      id: 'deposit',
      label: text('footer.deposit'),
      href: overlay.hrefOf('member', { centre: 'depositv2' }),
      needs: 'deposit' as const,
    },
    {
      id: 'withdraw',
      label: text('footer.withdraw'),
      href: overlay.hrefOf('member', { centre: 'withdraw' }),
      needs: 'withdrawal' as const,
    },
  ];
  return [
    ...(trial ? [] : money.filter(({ needs }) => offers(needs))),
    ...(useAccess(decideVip) ? [{ id: 'vip', label: text('footer.vip'), href: paths.vip }] : []),
    ...(offers('points') ? [{ id: 'points', label: text('points.title'), href: paths.pointMall }] : []),
    ...(useAccess(decidePromotions)
      ? [{ id: 'promotions', label: text('footer.promotions'), href: paths.promotions() }]
      : []),
  ];
}

function useHelpLinks() {
  const text = useText();
  const overlay = useOverlay();
  const service = useAccess(decideCustomerService);
  const referral = useAccess(decideReferral);
  const { offers } = useServices().platform;
  const links: { id: string; label: string; href: string; needs?: Capability }[] = [
    { id: 'help', label: text('help.title'), href: paths.help, needs: 'help' },
    ...(service ? [{ id: 'service', label: text('shortcuts.service'), href: overlay.hrefOf('service') }] : []),
    { id: 'feedback', label: text('feedback.title'), href: overlay.hrefOf('feedback'), needs: 'feedback' },
    { id: 'notices', label: text('help.notices'), href: paths.notices, needs: 'notices' },
    { id: 'terms', label: text('legal.terms'), href: paths.terms },
    { id: 'privacy', label: text('legal.privacy'), href: paths.privacy },
    { id: 'blog', label: text('blog.title'), href: paths.blog, needs: 'blog' },
    { id: 'download', label: text('download.title'), href: paths.download },
    ...(referral ? [{ id: 'join', label: text('join.title'), href: paths.join }] : []),
  ];
  return links.filter(({ needs }) => offers(needs));
}

/**
 * Links to limits, a break and help with problem gambling, two clicks from any page (RSP-07). Limits and breaks stay on a
 * platform without them: their pages say who sets them (ADP-06).
 */
function useSaferLinks() {
  const text = useText();
  const { platform } = useServices();
  const measured = useAskedPurposes().length > 0;
  const overlay = useOverlay();
  const consent = measured ? [{ id: 'consent', label: text('help.consent'), href: overlay.hrefOf('consent') }] : [];
  const limits = {
    id: 'limits',
    label: text('help.limits'),
    href: overlay.hrefOf('member', { centre: 'playControl' }),
  };
  const pause = { id: 'break', label: text('help.safer.break'), href: overlay.hrefOf('break') };
  if (!platform.offers('help')) return [limits, pause, ...consent];
  return [
    { id: 'limits', label: text('help.safer.limits'), href: paths.helpArticle('limits') },
    { id: 'exclusion', label: text('help.safer.exclusion'), href: paths.helpArticle('exclusion') },
    pause,
    { id: 'rtp', label: text('help.safer.odds'), href: paths.helpArticle('rtp') },
    ...consent,
    { id: 'complaints', label: text('help.safer.complaints'), href: paths.helpArticle('complaints') },
  ];
}
