import { createStore } from '../browser/createStore.ts';

export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Way to the browser's service for messages to a closed site. */
export interface PushPort {
  standing(): 'unsupported' | 'blocked' | 'open';
  /** Asks the person; only after a press (OPS-38). Null after a no. */
  ask(key: string | null): Promise<PushDevice | null>;
  leave(): Promise<void>;
}

const browserPush: PushPort = {
  standing() {
    if (!('Notification' in window && 'serviceWorker' in navigator)) return 'unsupported';
    return Notification.permission === 'denied' ? 'blocked' : 'open';
  },
  async ask(key) {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    if (key === null) return { endpoint: `${location.origin}/${crypto.randomUUID()}`, p256dh: '', auth: '' };
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
  },
  async leave() {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  },
};

/** The port in use; stories set another. */
export const pushPort = createStore<PushPort>(browserPush);
