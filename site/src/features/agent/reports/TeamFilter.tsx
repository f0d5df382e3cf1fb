import type { TeamPart } from '@baize/domain';
import { teamSearch } from '@baize/gateway';
import { Button, Chip, Inline, SearchField, SegmentedControl, Stack, Text } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { memberNote } from './memberColumn.tsx';

interface TeamFilterProps {
  part: TeamPart;
  /** Account name, once a response contains it. */
  name: string | null;
  onPart: (part: TeamPart) => void;
}

export function TeamFilter({ part, name, onPart }: TeamFilterProps) {
  const text = useText();
  const { account, branch } = part;
  if (account === null) return <FindAccount onAccount={(one) => onPart({ account: one, branch: false })} />;
  const shown = name ?? account;
  return (
    <Inline gap={3} wrap>
      <Chip
        remove={{
          label: text('reports.account.remove', { name: shown }),
          onClick: () => onPart({ account: null, branch: false }),
        }}
      >
        {text('reports.account.chosen', { name: shown })}
      </Chip>
      <SegmentedControl
        label={text('reports.part')}
        items={[
          { id: 'alone', label: text('reports.part.alone') },
          { id: 'branch', label: text('reports.part.branch') },
        ]}
        selected={branch ? 'branch' : 'alone'}
        onSelect={(id) => onPart({ account, branch: id === 'branch' })}
      />
    </Inline>
  );
}

function FindAccount({ onAccount }: { onAccount: (account: string) => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const { value, error } = useEndpoint(teamSearch, asked === '' ? null : { text: asked });
  const hits = asked !== '' && asked === typed.trim() ? value?.hits : undefined;
  return (
    <Stack gap={2}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed.trim());
        }}
      >
        <SearchField
          label={text('reports.account')}
          value={typed}
          onValueChange={setTyped}
          words={{ clear: text('reports.account.clear') }}
        />
      </form>
      <div role="status">
        {error && <Text tone="negative">{errorText(text, error)}</Text>}
        {hits?.length === 0 && <Text tone="muted">{text('reports.account.none', { text: asked })}</Text>}
      </div>
      {hits && hits.length > 0 && (
        <Inline gap={2} wrap>
          {hits.map(({ member }) => (
            <Button key={member.account} size="sm" onClick={() => onAccount(member.account)}>
              <bdi>{member.name}</bdi> · {memberNote(text, member)}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
