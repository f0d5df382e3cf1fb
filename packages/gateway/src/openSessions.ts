import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, id, noInput, nothing, optionalText, time } from './fields.ts';
import { list } from './list.ts';

/**
 * The open sessions of the account, newest first: since when (ms), from where, with what. Addresses come shortened, and no token does.
 * `current` is the session that asks. Nothing of it is in the source.
 */
export const openSessions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getOpenSessions',
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

/** Ends one session of the account; one that is over already stays over. Nothing of it is in the source. */
export const endSession = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_endSession',
  access: 'player',
  assumed: true,
  input: v.object({ sessionId: id }),
  inputNames: { sessionId: 'id' },
  value: nothing,
});

/** Ends every session of the account but the one that asks. Nothing of it is in the source. */
export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_endOtherSessions',
  access: 'player',
  assumed: true,
  input: noInput,
  value: nothing,
});
