import { type AccountRecord, accountTypes, movementStates } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { count, language, optionalText, pageEnd, time } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { firstOfEach, pages, reference, referenceOf, span, sum, unknownSums } from '../base/recordFields.ts';

const accountWire = v.object({
  referenceNo: reference,
  applyTime: time,
  type: v.fallback(v.picklist(accountTypes), 'other'),
  name: optionalText,
  amount: sum,
  status: v.picklist(movementStates),
  remark: optionalText,
  receiptId: v.optional(v.fallback(v.nullable(reference), null), null),
});

const accountOf = ({
  referenceNo,
  applyTime,
  receiptId,
  ...rest
}: v.InferOutput<typeof accountWire>): AccountRecord => ({
  ...rest,
  reference: referenceNo,
  at: applyTime,
  receipt: receiptId,
});

export const accountRow = v.pipe(accountWire, v.transform(accountOf));

export const accountTotals = v.object({ count, gained: sum, spent: sum, net: sum });

/**
 * Movements of the player's money except bets, newest first, with sums over all filtered records that moved money.
 * Source: section 3 names the fields; the call is assumed.
 */
export const accountRecords = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransactionRecords',
  capability: 'records',
  access: 'player',
  assumed: true,
  input: v.object({
    ...span,
    type: v.optional(v.picklist(accountTypes)),
    status: v.optional(v.picklist(movementStates)),
    ...pages,
    language,
  }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({
      list: list(accountRow),
      totals: unknownSums(accountTotals),
      ...pageEnd,
      currency: optionalText,
    }),
    v.transform(({ list: records, ...rest }) => ({ records: firstOfEach(records, referenceOf), ...rest })),
  ),
});

/** One record of the account record. Errors: `not-found`. */
export const accountRecord = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransactionRecord',
  capability: 'records',
  access: 'player',
  assumed: true,
  input: v.object({ referenceNo: reference, language }),
  inputNames: { referenceNo: 'reference' },
  value: v.pipe(
    v.object({ record: accountRow, currency: optionalText }),
    v.transform(({ record, currency }) => ({ record, currency })),
  ),
});
