import type { PushChoices } from '@baize/domain';

/** Choices of an account, the addresses of its devices, and what the stand-in for their service has sent them. */
export interface AccountPushes extends PushChoices {
  devices: readonly string[];
  sent: readonly { device: string; title: string; body: string }[];
}

export const noPushes: AccountPushes = { topics: [], marketing: false, details: false, devices: [], sent: [] };
