import { safeExternal } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { useMemo } from 'react';
import { useText } from '../core/language/useText.ts';
import { useBrand } from '../core/services/services.ts';
import { useStatus } from '../core/services/status.ts';

const networks = ['facebook', 'youtube', 'telegram'] as const;

/** The networks the brand is on, from the platform's resources; only addresses on the brand's list of hosts are linked (SAF-02). */
export function useSocialLinks() {
  const text = useText();
  const { allowedHosts } = useBrand();
  const resources = useStatus().permission?.resources;
  return useMemo(
    () =>
      networks.flatMap((social) => {
        const url = resources?.find(({ type }) => type.toLowerCase() === social)?.url;
        const href = safeExternal(url, allowedHosts);
        return href ? [{ id: social, label: text(`nav.${social}` as MessageId), href, social }] : [];
      }),
    [resources, allowedHosts, text],
  );
}
