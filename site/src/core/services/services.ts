import { type Viewer, viewerOf } from '@baize/domain';
import type { BrandDocument, Client } from '@baize/gateway';
import type { ToastStore } from '@baize/ui';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from '../browser/createStore.ts';
import type { LanguageStore } from '../language/language.ts';
import type { Session, SessionView } from '../session/session.ts';
import type { KeptLists } from './keptLists.ts';
import type { Platform } from './platform.ts';

/** Shared services of the site. One object for the life of the page. */
export interface Services {
  brand: BrandDocument;
  client: Client;
  /** The platform's time in milliseconds since 1970. */
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

/** The player of this visit, and a render when it changes. */
export function useSession(): SessionView {
  const { session } = useServices();
  return useStore(session);
}

/** Who is looking; null for a visitor, and while a forced password change is due (SES-01). */
export const useViewer = (): Viewer => viewerOf(useSession());

/** Whether a player is signed in, as the platform has said: calls for players only are not made on a guess. */
export function usePlays(): boolean {
  const session = useSession();
  const viewer = viewerOf(session);
  return session.isAgent !== null && (viewer === 'player' || viewer === 'agent');
}

/** The language code shown, and a render when it changes. */
export function useLanguage(): string {
  const { languageStore } = useServices();
  return useSyncExternalStore(languageStore.subscribe, () => languageStore.get().code);
}
