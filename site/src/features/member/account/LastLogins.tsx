import { loginHistory, type ValueOf } from '@baize/gateway';
import { type RecordColumn, RecordTable, Stack, Text } from '@baize/ui';
import { useMemo } from 'react';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useLanguage, usePlays } from '../../../core/services/services.ts';
import { useLanguageTag } from '../../../core/services/useLanguageTag.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { loginColumns } from './loginColumns.tsx';

type Login = ValueOf<typeof loginHistory>[number];

const none: readonly Login[] = [];

export function LastLogins() {
  const text = useText();
  const tag = useLanguageTag();
  const language = useLanguage();
  const answer = useEndpoint(loginHistory, usePlays() ? { language } : null);
  const columns = useMemo(() => columnsOf(text, tag), [text, tag]);
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

const columnsOf = (text: Translate, tag: string): readonly RecordColumn<Login>[] => [
  ...loginColumns<Login>(text, tag, { time: 'profile.logins.time', current: 'profile.logins.current' }),
  {
    id: 'how',
    header: text('profile.logins.how'),
    cell: ({ how }) => text(`profile.logins.how.${how}`),
    role: 'detail',
  },
];
