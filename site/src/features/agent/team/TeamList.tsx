import { type DownlineView, downlineFilterCount, firstDownlineView } from '@baize/domain';
import { Button, Inline, type Load, Stack, Text, useMedia } from '@baize/ui';
import { TreeGrid, type TreeGridRange } from '@baize/ui/overlays';
import { UserPlus } from 'lucide';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIsWide } from '../../../core/browser/useMedia.ts';
import { apart } from '../../../core/language/isolate.ts';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { errorText } from '../../../data/load.ts';
import { ExportButton } from '../../../shared/records/ExportButton.tsx';
import type { BringTable } from '../../../shared/records/useExport.ts';
import type { RecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { useDates } from '../../contracts/useDates.ts';
import { AgentActions } from '../shared/agentFrame.tsx';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { PathLinks } from './PathLinks.tsx';
import { RowSheet } from './RowSheet.tsx';
import { DaysField, TeamFilters } from './TeamFilters.tsx';
import { TeamHits } from './TeamHits.tsx';
import type { TeamRow } from './treeState.ts';
import type { Branch } from './useDownline.ts';
import type { DownlineControl } from './useDownlineView.ts';
import type { RowDialog } from './useRowActions.ts';
import { useTeamColumns } from './useTeamColumns.tsx';
import { useTeamExport } from './useTeamExport.ts';
import { type TeamSearchState, useTeamSearch } from './useTeamSearch.ts';
import type { TeamTree } from './useTeamTree.ts';

interface TeamListProps {
  control: DownlineControl;
  tree: TeamTree;
  span: RecordSpan;
  own: { name: string; level: number; opens: boolean };
  branch: Branch | null;
  /** Account viewed last; its row is scrolled back into view. */
  from: string | null;
  onDialog: (dialog: RowDialog, row: TeamRow) => void;
}

/** Shows the team as a tree with figures, search and filters (AGT-05). */
export function TeamList({ control, tree, span, own, branch, from, onDialog }: TeamListProps) {
  const text = useText();
  const { view, hrefOf, step } = control;
  const { rows, facts, open } = tree;
  const currency = facts?.currency ?? null;
  const rootName = branch?.name ?? null;
  const dates = useDates(span.zone);
  const period = dates.period(span);
  const search = useTeamSearch(view);
  const { hit } = search;
  useEffect(() => {
    if (hit) open(hit.path.map(({ account }) => account));
  }, [hit, open]);
  const field = useRef<HTMLInputElement>(null);
  const [range, setRange] = useState<TreeGridRange | null>(null);
  const [pressed, setPressed] = useState<TeamRow | null>(null);
  const narrow = useMedia('(max-width: 639.98px)');
  const { tree: account, columns, phone } = useTeamColumns({ view, hrefOf, currency, rootName, period, onDialog });
  const words = useMemo(
    () => ({
      loading: text('team.loading'),
      failed: ({ children }: TeamRow) => text('team.branch.failed', { count: children }),
      retry: text('frame.retry'),
      folded: (count: number) => text('team.folded', { count }),
    }),
    [text],
  );
  const onDetails = useCallback(
    (id: string) => {
      if (!narrow) return step((now) => ({ ...now, account: id, transfer: false }));
      setPressed(rows.find((row) => row.id === id)?.data ?? null);
    },
    [narrow, step, rows],
  );
  const bring = useTeamExport({ view, span, rootName });
  const load = useLoad(control, tree, search);
  const branchHref = (id: string | null) => hrefOf({ ...firstDownlineView, dates: view.dates, branch: id });
  return (
    <Stack gap={3}>
      <TeamFilters control={control} span={span} level={own.level} field={field} />
      <Head control={control} span={span} opens={own.opens} />
      <Inline gap={3} justify="between" wrap>
        {view.find !== '' ? (
          <TeamHits control={control} search={search} own={own.name} />
        ) : (
          branch && (
            <PathLinks
              label={text('team.path')}
              items={[
                { id: '', name: own.name, href: branchHref(null) },
                ...branch.path.map(({ account: id, name }) => ({ id, name, href: branchHref(id) })),
              ]}
              current={branch.name}
            />
          )
        )}
        <Text size="caption" tone="muted">
          {range && load.kind === 'ready' && facts
            ? text('team.range', { period, ...range, total: facts.teamTotal })
            : period}
        </Text>
      </Inline>
      <TreeGrid
        label={text('team.of', { name: apart(rootName ?? own.name) })}
        load={load}
        tree={account}
        columns={columns}
        phone={phone}
        rows={rows}
        onToggle={tree.toggle}
        onRetry={tree.retry}
        onDetails={onDetails}
        onSearch={() => field.current?.focus()}
        onRangeChange={setRange}
        selected={hit?.member.account ?? from ?? undefined}
        match={view.find || undefined}
        words={words}
      />
      <Foot tree={tree} narrow={narrow} bring={bring} />
      <RowSheet
        row={pressed}
        rootName={rootName}
        view={view}
        currency={currency}
        teamHref={branchHref}
        onDialog={(dialog, row) => {
          setPressed(null);
          onDialog(dialog, row);
        }}
        onClose={() => setPressed(null)}
      />
    </Stack>
  );
}

function Head({ control, span, opens }: Pick<TeamListProps, 'control' | 'span'> & { opens: boolean }) {
  const text = useText();
  const { hrefOf } = useAgentCentre();
  const isWide = useIsWide();
  return (
    <AgentActions>
      <Inline gap={3}>
        {isWide && <DaysField control={control} span={span} />}
        {opens && (
          <Button kind="primary" iconStart={UserPlus} href={hrefOf('registerCenter')}>
            {text('team.open')}
          </Button>
        )}
      </Inline>
    </AgentActions>
  );
}

function Foot({ tree: { facts, refresh }, narrow, bring }: { tree: TeamTree; narrow: boolean; bring: BringTable }) {
  const text = useText();
  const dates = useDates(usePlatformZone());
  return (
    <Inline gap={3} justify="between" wrap>
      <Text size="caption" tone="muted">
        {text(narrow ? 'team.note.phone' : 'team.note')}
      </Text>
      {facts && (
        <Inline gap={2} wrap>
          <Text size="caption" tone="muted">
            {text('team.updated', { time: dates.moment(facts.updatedAt) })}
          </Text>
          <Button kind="ghost" size="sm" onClick={refresh}>
            {text('team.refresh')}
          </Button>
          <ExportButton bring={bring} />
        </Inline>
      )}
    </Inline>
  );
}

function useLoad({ view, choose }: DownlineControl, { first, retry }: TeamTree, { answer }: TeamSearchState): Load {
  const text = useText();
  const { find } = view;
  if (find !== '' && answer.value?.hits.length === 0) {
    const clear = () => choose((now) => ({ ...now, find: '', hit: 1 }));
    return empty(text('team.search.none', { text: apart(find) }), text('team.search.clear.action'), clear);
  }
  if (first?.kind === 'failed') {
    return {
      kind: 'failed',
      title: text('team.failed'),
      text: errorText(text, first.error),
      retry: text('frame.retry'),
      onRetry: () => retry(''),
    };
  }
  if (first?.kind !== 'ready') return { kind: 'loading' };
  if (first.rows.length > 0) return { kind: 'ready' };
  return nobody(view, text, () => choose(({ dates }) => ({ ...firstDownlineView, dates })));
}

function nobody(view: DownlineView, text: Translate, showAll: () => void): Load {
  if (downlineFilterCount(view) > 0) return empty(text('team.filter.none'), text('team.filter.reset'), showAll);
  if (view.branch !== null) return empty(text('team.branch.none'), text('team.filter.reset'), showAll);
  return { kind: 'empty', title: text('team.empty'), text: text('team.empty.text') };
}

const empty = (title: string, label: string, onClick: () => void): Load => ({
  kind: 'empty',
  title,
  actions: <Button onClick={onClick}>{label}</Button>,
});
