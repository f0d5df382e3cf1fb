import { moneyFates } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { optionalText } from '../base/fields.ts';

/**
 * Fate of a money call, by its idempotency key. If nothing was done the platform closes the key, so that a request
 * still on its way has no effect.
 */
export const moneyFate = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_moneyFate',
  access: 'player',
  assumed: true,
  input: v.object({ key: v.pipe(v.string(), v.uuid()) }),
  value: v.pipe(
    v.object({ state: v.picklist(moneyFates), referenceNo: optionalText }),
    v.transform(({ state, referenceNo }) => ({ fate: state, reference: referenceNo })),
  ),
});
