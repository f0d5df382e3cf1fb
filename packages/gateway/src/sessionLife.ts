import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { noInput, time } from './fields.ts';

const life = v.object({ endsAt: time });

/** When the session ends (ms since 1970) if nothing is asked until then; asking this does not prolong it. Null when unknown. All assumed. */
export const sessionLife = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getSessionLife',
  access: 'session',
  assumed: true,
  background: true,
  input: noInput,
  value: life,
});

/** Prolongs the session. All assumed. */
export const prolongSession = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_prolongSession',
  access: 'session',
  assumed: true,
  input: noInput,
  value: life,
});
