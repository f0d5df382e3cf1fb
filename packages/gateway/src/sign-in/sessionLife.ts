import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { noInput, time } from '../base/fields.ts';

const life = v.object({ endsAt: time });

/** End of the session without further activity (ms since 1970), null if unknown; this call does not extend it. */
export const sessionLife = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getSessionLife',
  capability: 'session-life',
  access: 'session',
  assumed: true,
  background: true,
  input: noInput,
  value: life,
});

export const prolongSession = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_prolongSession',
  capability: 'session-life',
  access: 'session',
  assumed: true,
  input: noInput,
  value: life,
});
