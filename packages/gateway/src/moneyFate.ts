import { moneyFates } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { optionalText } from './fields.ts';

/**
 * What became of a money call, by its idempotency key. Where nothing was done the platform closes the key, so that a request that
 * is still on its way does nothing when it arrives. Nothing of it is in the source.
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
