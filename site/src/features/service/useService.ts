import { customerService, decideService, type ServiceEntry, safeExternal, serviceWindow } from '@baize/domain';
import { desPathOpener, GatewayError, serviceLink } from '@baize/gateway';
import { useCallback, useState } from 'react';
import { useBrand, useLanguage, usePlays, useServices } from '../../core/services/services.ts';
import { useStatus } from '../../core/services/status.ts';
import { useMember } from '../../data/player.ts';

/** What kept the customer-service window shut. */
export type ServiceFailure = { kind: 'blocked' } | { kind: 'none' } | { kind: 'call'; error: GatewayError };

export interface ServiceControl {
  /** Opens the window; to be called from a press, or browsers keep it shut. */
  open: () => Promise<void>;
  busy: boolean;
  failure: ServiceFailure | null;
}

/** Which service the player gets: a rank above 4 the VIP service, everybody else the live chat (SVC-02). */
export function useServiceKind(): 'vip' | 'chat' {
  const plays = usePlays();
  const { value } = useMember();
  return customerService(plays && value ? value : null);
}

/** Customer service by the platform's current links. */
export function useService(kind: 'vip' | 'chat'): ServiceControl {
  const { client } = useServices();
  const language = useLanguage();
  const ask = useCallback(() => client.call(serviceLink, { language }), [client, language]);
  return useServiceWindow(ask, kind);
}

/** Customer service by the links that came with the permission: where nothing else may be asked (APP-06). */
export function useServiceOfPermission(): ServiceControl {
  const entries = useStatus().permission?.customerService;
  const ask = useCallback(async () => entries ?? [], [entries]);
  return useServiceWindow(ask, 'chat');
}

/**
 * A window is opened at once, for only a press may open one, and sent on when its address is known. It never knows who opened
 * it; whatever fails closes it (SVC-01).
 */
function useServiceWindow(ask: () => Promise<readonly ServiceEntry[]>, kind: 'vip' | 'chat'): ServiceControl {
  const { allowedHosts } = useBrand();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ServiceFailure | null>(null);

  const open = async () => {
    if (busy) return;
    setFailure(null);
    const popup = openWindow();
    if (!popup) return setFailure({ kind: 'blocked' });
    setBusy(true);
    try {
      const address = await addressOf(await ask(), kind, allowedHosts);
      if (!address) throw new TypeError('no way to customer service');
      popup.location.replace(address);
    } catch (error) {
      popup.close();
      setFailure(error instanceof GatewayError ? { kind: 'call', error } : { kind: 'none' });
    } finally {
      setBusy(false);
    }
  };
  return { open, busy, failure };
}

function openWindow(): Window | null {
  const { width, height } = serviceWindow;
  const popup = window.open('', '', `popup,width=${width},height=${height}`);
  if (popup) popup.opener = null;
  return popup;
}

/** The address of a way to customer service; null for none, and for any that is no web address on a host of the brand's. */
async function addressOf(entries: readonly ServiceEntry[], kind: 'vip' | 'chat', hosts: readonly string[]) {
  const way = decideService(entries, kind, hosts);
  if (way.kind === 'open') return way.address;
  return way.kind === 'sealed' ? safeExternal(await desPathOpener.open(way.path), hosts) : null;
}
