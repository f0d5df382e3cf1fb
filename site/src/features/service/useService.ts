import { customerService, decideService, type ServiceEntry, safeExternal, serviceWindow } from '@baize/domain';
import { desPathOpener, GatewayError, serviceLink } from '@baize/gateway';
import { useCallback, useState } from 'react';
import { useBrand, useLanguage, usePlays, useServices } from '../../core/services/services.ts';
import { useStatus } from '../../core/services/status.ts';
import { useMember } from '../../data/player.ts';

export type ServiceFailure = { kind: 'blocked' } | { kind: 'none' } | { kind: 'call'; error: GatewayError };

export interface ServiceControl {
  /** Opens the window; call it from a click handler, or browsers block it. */
  open: () => Promise<void>;
  busy: boolean;
  failure: ServiceFailure | null;
}

/** Returns the service for the player: VIP above rank 4, else the live chat (SVC-02). */
export function useServiceKind(): 'vip' | 'chat' {
  const plays = usePlays();
  const { value } = useMember();
  return customerService(plays && value ? value : null);
}

export function useService(kind: 'vip' | 'chat'): ServiceControl {
  const { client } = useServices();
  const language = useLanguage();
  const ask = useCallback(() => client.call(serviceLink, { language }), [client, language]);
  return useServiceWindow(ask, kind);
}

/** Uses the links from the permission response, for states in which no other request is allowed (APP-06). */
export function useServiceOfPermission(): ServiceControl {
  const entries = useStatus().permission?.customerService;
  const ask = useCallback(async () => entries ?? [], [entries]);
  return useServiceWindow(ask, 'chat');
}

/**
 * Opens an empty window synchronously, because browsers require a click, and navigates it once the address is known. It
 * has no opener, and closes on failure (SVC-01).
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

/** Returns the address of a service; null when it is missing or not on an allowed host. */
async function addressOf(entries: readonly ServiceEntry[], kind: 'vip' | 'chat', hosts: readonly string[]) {
  const way = decideService(entries, kind, hosts);
  if (way.kind === 'open') return way.address;
  return way.kind === 'sealed' ? safeExternal(await desPathOpener.open(way.path), hosts) : null;
}
