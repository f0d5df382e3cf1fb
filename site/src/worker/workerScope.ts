interface Precached {
  url: string;
  revision: string;
}

/** Files that the worker may keep: the sheet of the offline page, and that page by language. */
export interface OfflineManifest {
  sheet: Precached;
  pages: Readonly<Record<string, Precached>>;
  /** The brand's own. */
  language: string;
}

/** Part of a worker's global scope that is used here; the types of a page's scope exclude the whole. */
export interface WorkerScope {
  readonly __WB_MANIFEST: OfflineManifest;
  readonly location: Location;
  readonly clients: { claim(): Promise<void>; openWindow(address: string): Promise<unknown> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: ExtendableEvent) => void): void;
}

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export const worker = self as unknown as WorkerScope;
