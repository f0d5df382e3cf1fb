import { toggleIds } from '@baize/sandbox';
import {
  Alert,
  Badge,
  Button,
  Inline,
  Link,
  Panel,
  type RecordColumn,
  RecordTable,
  SearchField,
  SegmentedControl,
  Split,
  Stack,
  Text,
} from '@baize/ui';
import { CopyButton, Switch } from '@baize/ui/overlays';
import { ExternalLink } from 'lucide';
import { useState } from 'react';
import { BeforeAfter } from './BeforeAfter.tsx';
import { roleNames, stateNames, stateTones } from './cellWords.ts';
import { type AccessSet, csvOf, deadEnds, firstSet, matrixOf, type Row, roles } from './matrix.ts';
import { pageHref, turn } from './setQuery.ts';
import { toggleNames } from './toggleNames.ts';
import { WhyCell, type WhyCellProps } from './WhyCell.tsx';

type View = 'state' | 'difference';

/** Who gets which part of the site under a set of switches, and which rule decided (BRD-04). */
export function ToggleExplorer({ set, onSet }: { set: AccessSet; onSet: (set: AccessSet) => void }) {
  const [view, setView] = useState<View>('state');
  const [asked, setAsked] = useState('');
  const rows = matrixOf(set);
  const before = matrixOf(firstSet(set.brand));
  const changed = rows.filter((row, index) => csvOf([row]) !== csvOf(before.slice(index, index + 1)));
  const found = (view === 'state' ? rows : changed).filter((row) => matches(row, asked));
  const dead = deadEnds(rows);
  return (
    <Stack gap={5}>
      <Text as="h1" size="displaySm">
        Toggle explorer
      </Text>
      <Split side="start" fold="under" aside={<Switches set={set} onSet={onSet} />}>
        <Stack gap={4}>
          <Inline gap={4} wrap align="center" justify="between">
            <SegmentedControl<View>
              label="View"
              selected={view}
              onSelect={setView}
              items={[
                { id: 'state', label: 'State' },
                { id: 'difference', label: `Difference: ${changed.length}` },
              ]}
            />
            <CopyButton
              text={csvOf(rows)}
              words={{ copy: 'Copy as CSV', copied: 'Copied', blocked: 'The browser refuses' }}
            />
          </Inline>
          {dead.length > 0 ? (
            <Alert tone="warning" kind="panel">
              {dead.join('. ')}
            </Alert>
          ) : (
            <Alert tone="positive" kind="panel">
              Every entry leads somewhere, every page has a way in.
            </Alert>
          )}
          <SearchField label="Place, state or rule" value={asked} onValueChange={setAsked} words={{ clear: 'Clear' }} />
          {view === 'difference' && (
            <BeforeAfter rows={changed} before={new Map(before.map((row) => [row.id, row]))} set={set} />
          )}
          <Groups rows={found} before={view === 'difference' ? before : null} set={set} onSet={onSet} />
        </Stack>
      </Split>
    </Stack>
  );
}

const matches = (row: Row, asked: string) => csvOf([row]).toLowerCase().includes(asked.trim().toLowerCase());

function Switches({ set, onSet }: { set: AccessSet; onSet: (set: AccessSet) => void }) {
  const on = toggleIds.filter((id) => set.toggles[id]).length;
  return (
    <Panel title="Switches" level={2} marks={<Badge>{`${on} of ${toggleIds.length} on`}</Badge>}>
      <Stack gap={3}>
        {toggleIds.map((id) => (
          <Switch
            key={id}
            label={toggleNames[id]}
            hint={id}
            checked={set.toggles[id]}
            onValueChange={() => onSet(turn(set, id))}
          />
        ))}
        <Switch
          label="Customer service"
          checked={set.service}
          onValueChange={(service) => onSet({ ...set, service })}
        />
        <Switch
          label="Money to the upline"
          checked={set.toUpline}
          onValueChange={(toUpline) => onSet({ ...set, toUpline })}
        />
        <Button onClick={() => onSet(firstSet(set.brand))}>As reviewed</Button>
      </Stack>
    </Panel>
  );
}

interface GroupsProps {
  rows: readonly Row[];
  /** What each place was before, where that is to be seen. */
  before: readonly Row[] | null;
  set: AccessSet;
  onSet: (set: AccessSet) => void;
}

function Groups({ rows, before, set, onSet }: GroupsProps) {
  const earlier = new Map(before?.map((row) => [row.id, row]));
  const columns: readonly RecordColumn<Row>[] = [
    { id: 'place', header: 'Place', role: 'title', cell: ({ label }) => label },
    ...roles.map(
      (role): RecordColumn<Row> => ({
        id: role,
        header: roleNames[role],
        role: 'detail',
        cell: (row) => <Decision row={row} before={earlier.get(row.id)} role={role} set={set} onSet={onSet} />,
      }),
    ),
  ];
  const groups = [...new Set(rows.map(({ group }) => group))];
  if (groups.length === 0)
    return <Text tone="secondary">{before ? 'These two sets show the same site.' : 'Nothing found.'}</Text>;
  return groups.map((group) => {
    const own = rows.filter((row) => row.group === group);
    return (
      <Panel key={group} kind="ruled" title={group} level={2} marks={<Badge>{own.length}</Badge>}>
        <RecordTable caption={group} columns={columns} rows={own} rowId={({ id }) => id} load={{ kind: 'ready' }} />
      </Panel>
    );
  });
}

interface DecisionProps extends WhyCellProps {
  before: Row | undefined;
}

/** The state, what it was before, and the rule that decided. Where the place is a page, its name opens it in this state. */
function Decision({ row, before, role, set, onSet }: DecisionProps) {
  const { state } = row.cells[role];
  const was = before?.cells[role];
  const moved = was !== undefined && was.state !== state;
  return (
    <Stack gap={1} align="start">
      <Inline gap={1} align="center" wrap>
        {moved && <Text as="span" size="caption" tone="muted">{`${stateNames[was.state]} →`}</Text>}
        <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
      </Inline>
      <WhyCell row={row} role={role} set={set} onSet={onSet} />
      {row.place?.address && (
        <Link
          href={pageHref(row.id, role, set)}
          target="_blank"
          rel="noreferrer"
          iconEnd={ExternalLink}
          aria-label={`Open ${row.label} as ${roleNames[role].toLowerCase()}`}
        >
          Open
        </Link>
      )}
    </Stack>
  );
}
