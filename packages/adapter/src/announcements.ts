import type { announcements, RequestOf, WireOf } from '@baize/gateway';

type Asked = Pick<RequestOf<typeof announcements>, 'types' | 'groupName'>;

/** Banner (`B`) or notice as a platform lists it. */
export interface PlainAnnouncement {
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H';
  id: string;
  title: string;
  content: string;
  /** Picture of a banner. */
  image: string | null;
  link: { type: string; target: string | null } | null;
  /** Moment of a notice, ms since 1970. */
  publishedAt: number | null;
}

/** Writes the announcements of the kinds that are asked for. */
export const announcementsWire = (
  all: readonly PlainAnnouncement[],
  { types, groupName = '' }: Asked,
): WireOf<typeof announcements> =>
  all
    .filter(({ type }) => types.includes(type))
    .map(({ type, id, title, content, image, link, publishedAt }) =>
      type === 'B'
        ? {
            type,
            bannerId: id,
            groupName,
            url: image ?? '',
            linkageType: link?.type,
            linkageTarget: link?.target,
            title,
            content,
          }
        : { type, id, title, content, time: publishedAt },
    );
