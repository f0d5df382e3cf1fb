import { choosePushes, pushChoices } from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import type { Account } from '../../world/account/account.ts';

/** Without a key the site asks no service of a browser: the sandbox needs no network. */
const wireOf = ({ pushes: { topics, marketing, details } }: Account) => ({
  key: null,
  topics: [...topics],
  marketing,
  details,
});

export const pushRoutes = [
  answer(pushChoices, (_, { account }) => wireOf(account)),

  answer(choosePushes, ({ topics, marketing, details, device }, { account }) => {
    const { devices, sent } = account.pushes;
    const known = device ? [...new Set([...devices, device.endpoint])] : devices;
    account.pushes = {
      topics: topics.filter((topic) => topic !== 'offers' || marketing),
      marketing,
      details,
      devices: topics.length === 0 ? [] : known,
      sent,
    };
    return wireOf(account);
  }),
];
