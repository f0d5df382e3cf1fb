import { safeExternal, sameOriginPath } from '@baize/domain';
import { SocialLogin } from '@baize/ui/overlays';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { paths } from '../../../core/routing/paths.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useMarkLabel } from '../../../data/markLabel.ts';
import { leaveFor } from '../session/socialState.ts';

/** Lists the brand's third-party logins. Each link carries a state token that must come back (LGN-01, SAF-02). */
export function SocialLogins({ title }: { title: string }) {
  const text = useText();
  const labelOf = useMarkLabel();
  const { socialLogins, allowedHosts } = useBrand();
  const links = useMemo(
    () =>
      socialLogins.flatMap(({ provider, url, label, letters, emblem }) => {
        const start = sameOriginPath(url) ?? safeExternal(url, allowedHosts);
        return start ? [{ provider, ...leaveFor(start, paths.login), label: labelOf(label), letters, emblem }] : [];
      }),
    [socialLogins, allowedHosts, labelOf],
  );
  return (
    <SocialLogin
      title={title}
      links={links.map(({ label, ...link }) => ({ ...link, label: text('phone.social.with', { name: label }) }))}
    />
  );
}
