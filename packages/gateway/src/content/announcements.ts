import type { Announcement } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { id, language, longText, optionalText, text, texts, time } from '../base/fields.ts';
import { list } from '../base/list.ts';

const banner = v.pipe(
  v.object({
    type: v.literal('B'),
    bannerId: id,
    groupName: text,
    url: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
    linkageType: optionalText,
    linkageTarget: optionalText,
    title: optionalText,
    content: optionalText,
  }),
  v.transform(
    ({ type, bannerId, groupName, url, linkageType, linkageTarget, title, content }): Announcement => ({
      kind: type,
      id: bannerId,
      group: groupName,
      picture: url,
      linkage: linkageType,
      target: linkageTarget,
      title,
      text: content,
    }),
  ),
);

const notice = v.pipe(
  v.object({
    type: v.picklist(['PL', 'PU', 'PR', 'H']),
    id,
    title: v.pipe(text, v.nonEmpty()),
    content: v.optional(v.fallback(longText, ''), ''),
    time,
    expiryTime: time,
  }),
  v.transform(({ type, expiryTime, ...fields }): Announcement => ({ kind: type, ...fields, expires: expiryTime })),
);

/**
 * Banners and notices of the requested kinds, in display order: B is a banner of `groupName`; PL, PU, PR and H are
 * notices. Source: sections 1, 3 and 7; linkageTarget, a banner's texts and expiryTime are assumed.
 */
export const announcements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  capability: 'notices',
  access: 'open',
  public: true,
  assumed: true,
  input: v.object({
    types: texts,
    groupName: v.optional(text),
    platform: v.optional(v.literal('W'), 'W'),
    execution: v.optional(v.literal('B'), 'B'),
    language,
  }),
  value: list(v.union([banner, notice])),
});
