import { noticeTime } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { Badge, Inline, type RecordColumn, twoLineCell } from '@baize/ui';
import type { Translate } from '../../../core/language/useText.ts';

interface Login {
  /** Time in ms. */
  at: number;
  country: string | null;
  address: string | null;
  device: string | null;
  current: boolean;
}

export function loginColumns<Row extends Login>(
  text: Translate,
  tag: string,
  { time, current }: { time: MessageId; current: MessageId },
): readonly RecordColumn<Row>[] {
  const countries = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  const unknown = text('profile.logins.device.unknown');
  return [
    {
      id: 'time',
      header: text(time),
      cell: (row) => (
        <Inline gap={2} wrap>
          <bdi>{noticeTime(row.at)}</bdi>
          {row.current && <Badge tone="positive">{text(current)}</Badge>}
        </Inline>
      ),
      role: 'title',
    },
    {
      id: 'place',
      header: text('profile.logins.place'),
      cell: ({ country, address }) =>
        twoLineCell({ main: country ? (countries.of(country) ?? country) : unknown, note: address }),
      role: 'detail',
    },
    {
      id: 'device',
      header: text('profile.logins.device'),
      cell: ({ device }) => <bdi>{device ?? unknown}</bdi>,
      role: 'detail',
    },
  ];
}
