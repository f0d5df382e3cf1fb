import { lockedScreenWords, maySendPush, type PushNotice } from '@baize/domain';
import type { World } from '../world.ts';
import type { Account } from './account.ts';

/** Sends a message to all devices of an account, if it may be sent. Returns how many it reached. */
export function sendPush({ clock }: Pick<World, 'clock'>, account: Account, notice: PushNotice): number {
  const { pushes } = account;
  if (!maySendPush(notice.topic, pushes, account.rest, clock.now())) return 0;
  const words = lockedScreenWords(notice, pushes);
  const sent = pushes.devices.map((device) => ({ device, ...words }));
  account.pushes = { ...pushes, sent: [...pushes.sent, ...sent] };
  return sent.length;
}
