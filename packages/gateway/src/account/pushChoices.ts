import { pushTopics } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { flag, noInput, optionalText } from '../base/fields.ts';
import { list } from '../base/list.ts';

const choices = v.object({ key: optionalText, topics: list(v.picklist(pushTopics)), marketing: flag, details: flag });

/**
 * Topics of messages that reach the player's devices, the marketing answer for this channel, and whether a locked screen
 * shows amounts. `key` is the public key (VAPID) that browsers subscribe with; null where the platform stands in for
 * their service.
 */
export const pushChoices = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPushChoices',
  capability: 'web-push',
  access: 'player',
  assumed: true,
  input: noInput,
  value: choices,
});

const address = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000));

/**
 * Sets the choices, and adds the device that `device` names. Without a topic every device is forgotten. Offers need
 * `marketing`.
 */
export const choosePushes = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_setPushChoices',
  capability: 'web-push',
  access: 'player',
  assumed: true,
  input: v.object({
    topics: v.array(v.picklist(pushTopics)),
    marketing: v.boolean(),
    details: v.boolean(),
    device: v.nullable(v.object({ endpoint: address, p256dh: v.string(), auth: v.string() })),
  }),
  value: choices,
});
