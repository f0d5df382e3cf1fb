import { safeExternal, sameOriginPath } from '@baize/domain';
import { SocialLogin } from '@baize/ui/overlays';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { paths } from '../../../core/routing/paths.ts';
import { useBrand } from '../../../core/services/services.ts';
import { leaveFor } from '../session/socialState.ts';

const names = { facebook: 'Facebook', telegram: 'Telegram' } as const;

/** Third parties to log in by, those that the brand names. Each leads away with a word that has to come back (LGN-01, SAF-02). */
export function SocialLogins({ title }: { title: string }) {
  const text = useText();
  const { socialLogins, allowedHosts } = useBrand();
  const links = useMemo(
    () =>
      socialLogins.flatMap(({ provider, url }) => {
        const start = sameOriginPath(url) ?? safeExternal(url, allowedHosts);
        return start ? [{ provider, ...leaveFor(start, paths.login), label: names[provider] }] : [];
      }),
    [socialLogins, allowedHosts],
  );
  return (
    <SocialLogin
      title={title}
      links={links.map(({ label, ...link }) => ({ ...link, label: text('phone.social.with', { name: label }) }))}
    />
  );
}
