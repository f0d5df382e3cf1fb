import { safeExternal } from '@baize/domain';
import { knownNetworks, networkOf } from '@baize/gateway';
import { useMemo } from 'react';
import { useBrand } from '../core/services/services.ts';
import { useStatus } from '../core/services/status.ts';
import { useMarkLabel } from './markLabel.ts';

/**
 * Returns links to the brand's social networks, from the platform's resources and the brand document. Only allowed
 * hosts are linked (SAF-02).
 */
export function useSocialLinks() {
  const labelOf = useMarkLabel();
  const { allowedHosts, social } = useBrand();
  const resources = useStatus().permission?.resources;
  return useMemo(() => {
    const own = new Map(social.map((network) => [network.id, network]));
    const ids = [...new Set([...knownNetworks, ...own.keys()])];
    return ids.flatMap((id) => {
      const { label, letters, emblem, link, isOwn } = own.get(id) ?? { ...networkOf(id), isOwn: false };
      const url = resources?.find(({ type }) => type.toLowerCase() === id)?.url ?? (isOwn ? link : null);
      const href = safeExternal(url, allowedHosts);
      return href ? [{ id, label: labelOf(label), href, letters, emblem }] : [];
    });
  }, [resources, allowedHosts, social, labelOf]);
}
