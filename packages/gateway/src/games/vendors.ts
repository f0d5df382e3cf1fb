import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { language, optionalText, text } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { category, vendorFields, vendorOf } from './shapes.ts';

const vendorCard = v.pipe(
  v.object({ ...vendorFields, id: optionalText }),
  v.transform(({ id, ...wire }) => ({ ...vendorOf(wire), id })),
);

/**
 * Vendor cards of a category page, in lanes. Source: sections 3 and 7; key art, number of games and account type name
 * are assumed.
 */
export const vendorLanes = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'open',
  public: true,
  input: v.object({ gameType: v.optional(text), language }),
  value: v.pipe(
    v.object({
      data: v.object({
        lanes: list(v.object({ title: text, cards: list(vendorCard) })),
      }),
    }),
    v.transform(({ data }) => data),
  ),
});

/** Vendors of one game type, or of all. Source: sections 3 and 7. */
export const gameVendors = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  access: 'open',
  public: true,
  input: v.object({ gameType: v.optional(text), language }),
  value: list(category),
});
