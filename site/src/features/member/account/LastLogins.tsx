import { noticeTime } from '@baize/domain';
import { loginHistory, type ValueOf } from '@baize/gateway';
import { Badge, Inline, type RecordColumn, RecordTable, Stack, Text, twoLineCell } from '@baize/ui';
import { useMemo } from 'react';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useLanguage, usePlays } from '../../../core/services/services.ts';
import { useLanguageTag } from '../../../core/services/useLanguageTag.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';

type Login = ValueOf<typeof loginHistory>[number];

const none: readonly Login[] = [];

/** When, from where and with what this account was logged in to. */
export function LastLogins() {
  const text = useText();
  const tag = useLanguageTag();
  const language = useLanguage();
  const answer = useEndpoint(loginHistory, usePlays() ? { language } : null);
  const columns = useMemo(() => {
    const countries = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
    return columnsOf(text, (code) => countries.of(code) ?? code);
  }, [text, tag]);
  return (
    <Stack gap={2}>
      <RecordTable
        caption={text('profile.logins')}
        captionShown
        columns={columns}
        rows={answer.value ?? none}
        rowId={({ id }) => id}
        load={loadOf(answer, text)}
      />
      <Text size="label" tone="muted">
        {text('profile.logins.text')}
      </Text>
    </Stack>
  );
}

const columnsOf = (text: Translate, countryName: (code: string) => string): readonly RecordColumn<Login>[] => [
  {
    id: 'time',
    header: text('profile.logins.time'),
    cell: ({ at, current }) => (
      <Inline gap={2} wrap>
        <bdi>{noticeTime(at)}</bdi>
        {current && <Badge tone="positive">{text('profile.logins.current')}</Badge>}
      </Inline>
    ),
    role: 'title',
  },
  {
    id: 'place',
    header: text('profile.logins.place'),
    cell: ({ country, address }) =>
      twoLineCell({ main: country ? countryName(country) : text('profile.logins.device.unknown'), note: address }),
    role: 'detail',
  },
  {
    id: 'device',
    header: text('profile.logins.device'),
    cell: ({ device }) => <bdi>{device ?? text('profile.logins.device.unknown')}</bdi>,
    role: 'detail',
  },
  {
    id: 'how',
    header: text('profile.logins.how'),
    cell: ({ how }) => text(`profile.logins.how.${how}`),
    role: 'detail',
  },
];
