import { type Viewer, viewerOf } from '@baize/domain';
import type { BrandDocument, Client } from '@baize/gateway';
import type { ToastStore } from '@baize/ui';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from '../browser/createStore.ts';
import type { LanguageStore } from '../language/language.ts';
import type { Session, SessionView } from '../session/session.ts';
import type { KeptLists } from './keptLists.ts';
import type { Platform } from './platform.ts';

export interface Services {
  brand: BrandDocument;
  client: Client;
  /** Platform time in milliseconds since 1970. */
  now: () => number;
  session: Session;
  languageStore: LanguageStore;
  toasts: ToastStore;
  platform: Platform;
  lists: KeptLists;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('the services are missing around this part');
  return services;
}

export const useBrand = () => useServices().brand;

export function useSession(): SessionView {
  const { session } = useServices();
  return useStore(session);
}

/** Returns the viewer's role: null for a visitor, and while a forced password change is due (SES-01). */
export const useViewer = (): Viewer => viewerOf(useSession());

/** Reports whether the platform has confirmed a player; player-only calls never rely on a guess. */
export function usePlays(): boolean {
  const session = useSession();
  const viewer = viewerOf(session);
  return session.isAgent !== null && (viewer === 'player' || viewer === 'agent');
}

export function useLanguage(): string {
  const { languageStore } = useServices();
  return useSyncExternalStore(languageStore.subscribe, () => languageStore.get().code);
}
