import { safeExternal, sameOriginPath } from '@baize/domain';
import { useMemo } from 'react';
import { useBrand } from '../core/services/services.ts';
import { useStatus } from '../core/services/status.ts';

export interface Resource {
  href: string;
  /** What a QR code leads to. */
  qr: string;
}

/**
 * A link the platform gives by name, such as ANDROID; null where it gives none, and where it leads to no path of ours and to no
 * host of the brand's (APP-11, FLT-048).
 */
export function useResource(name: string): Resource | null {
  const { allowedHosts } = useBrand();
  const resources = useStatus().permission?.resources;
  return useMemo(() => {
    const found = resources?.find(({ type }) => type.toUpperCase() === name);
    const safe = (address: string | null | undefined) =>
      safeExternal(address, allowedHosts) ?? ownAddress(sameOriginPath(address));
    const href = safe(found?.url);
    return href ? { href, qr: safe(found?.qrCode) ?? href } : null;
  }, [resources, allowedHosts, name]);
}

const ownAddress = (path: string | null) => path && location.origin + path;
