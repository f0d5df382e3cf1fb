import type { MeasuredPair } from '@baize/tokens/brand/derive';
import { Alert, Badge, Panel, type RecordColumn, RecordTable, Stack, Text } from '@baize/ui';
import { memo } from 'react';
import { pairName, type RoleVerdict, ratioText, type ThemedPair, type Verdict } from './verdict.ts';

/** How many pairs that pass are named as the nearest to their limit. */
const nearest = 6;

/** What can be read and what can not, the weakest first. */
export const PairVerdict = memo(function PairVerdict({ verdict: { pairs, weak, passed } }: { verdict: Verdict }) {
  const named = weak.length > 0 ? weak : pairs.slice(0, nearest);
  return (
    <Stack gap={4}>
      {weak.length > 0 ? (
        <Alert tone="warning" kind="panel">{`${weak.length} of ${pairs.length} pairs are too weak.`}</Alert>
      ) : (
        <Alert tone="positive" kind="panel">{`All ${pairs.length} pairs can be read.`}</Alert>
      )}
      <Panel
        kind="ruled"
        title={weak.length > 0 ? 'Too weak' : 'Nearest to their limit'}
        level={2}
        marks={
          <>
            <Badge>{`Light ${passed.light.passed} of ${passed.light.all}`}</Badge>
            <Badge>{`Dark ${passed.dark.passed} of ${passed.dark.all}`}</Badge>
          </>
        }
      >
        <RecordTable
          caption="Pairs, weakest first"
          columns={pairColumns}
          rows={named}
          rowId={(pair) => `${pair.theme} ${pairName(pair)} ${pair.need}`}
          load={{ kind: 'ready' }}
        />
      </Panel>
    </Stack>
  );
});

/** What became of the given colours, and how each role stands. */
export const RoleVerdicts = memo(function RoleVerdicts({ verdict: { kept, moved, roles } }: { verdict: Verdict }) {
  return (
    <Stack gap={4}>
      <Panel title="Kept and moved" level={2} marks={<Badge>{`${kept.length} kept, ${moved.length} moved`}</Badge>}>
        <Stack gap={2}>
          {kept.length + moved.length === 0 && (
            <Text tone="secondary">Roles follow ramps made by hand: nothing was searched.</Text>
          )}
          {[...kept, ...moved].map((sentence) => (
            <Text key={sentence} size="caption">
              {sentence}
            </Text>
          ))}
        </Stack>
      </Panel>
      <Panel kind="ruled" title="Roles" level={2} marks={<Badge>{`${roles.length}, weakest first`}</Badge>}>
        <RecordTable
          caption="Roles, weakest first"
          columns={roleColumns}
          rows={roles}
          rowId={({ role }) => role}
          load={{ kind: 'ready' }}
        />
      </Panel>
    </Stack>
  );
});

const pairColumns: readonly RecordColumn<ThemedPair>[] = [
  { id: 'pair', header: 'Pair', role: 'title', cell: (pair) => <bdi>{pairName(pair)}</bdi> },
  { id: 'theme', header: 'Theme', role: 'detail', cell: ({ theme }) => (theme === 'light' ? 'Light' : 'Dark') },
  { id: 'ratio', header: 'Ratio', role: 'detail', align: 'end', cell: (pair) => <Ratio pair={pair} /> },
  { id: 'need', header: 'Needed', role: 'detail', align: 'end', cell: ({ need }) => need },
];

const roleColumns: readonly RecordColumn<RoleVerdict>[] = [
  { id: 'role', header: 'Role', role: 'title', cell: ({ role }) => <bdi>{role}</bdi> },
  { id: 'light', header: 'Light', role: 'detail', align: 'end', cell: ({ light }) => <Ratio pair={light} /> },
  { id: 'dark', header: 'Dark', role: 'detail', align: 'end', cell: ({ dark }) => <Ratio pair={dark} /> },
];

function Ratio({ pair }: { pair: MeasuredPair | undefined }) {
  if (!pair) return '–';
  const ratio = ratioText(pair.ratio);
  return pair.ratio < pair.need ? <Badge tone="negative">{`${ratio}, too weak`}</Badge> : ratio;
}
