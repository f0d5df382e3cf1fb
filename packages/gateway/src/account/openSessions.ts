import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { flag, id, noInput, nothing, optionalText, time } from '../base/fields.ts';
import { list } from '../base/list.ts';

/**
 * Open sessions of the account, newest first, with start (ms), shortened address and device, but no token. `current` is
 * the calling session.
 */
export const openSessions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getOpenSessions',
  capability: 'devices',
  access: 'player',
  assumed: true,
  input: noInput,
  value: list(
    v.pipe(
      v.object({
        sessionId: id,
        startTime: v.pipe(time, v.number()),
        ip: optionalText,
        countryCode: optionalText,
        device: optionalText,
        current: flag,
      }),
      v.transform(({ sessionId, startTime, ip, countryCode, ...rest }) => ({
        ...rest,
        id: sessionId,
        at: startTime,
        address: ip,
        country: countryCode !== null && /^[A-Z]{2}$/.test(countryCode) ? countryCode : null,
      })),
    ),
  ),
});

export const endSession = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_endSession',
  capability: 'devices',
  access: 'player',
  assumed: true,
  input: v.object({ sessionId: id }),
  inputNames: { sessionId: 'id' },
  value: nothing,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_endOtherSessions',
  capability: 'devices',
  access: 'player',
  assumed: true,
  input: noInput,
  value: nothing,
});
