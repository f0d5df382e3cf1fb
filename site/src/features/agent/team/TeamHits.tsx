import { firstDownlineView } from '@baize/domain';
import { IconButton, Inline, Text } from '@baize/ui';
import { ChevronDown, ChevronUp } from 'lucide';
import { useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import { PathLinks } from './PathLinks.tsx';
import type { DownlineControl } from './useDownlineView.ts';
import type { TeamSearchState } from './useTeamSearch.ts';

interface TeamHitsProps {
  control: DownlineControl;
  search: TeamSearchState;
  /** Name of the reader, the start of every path. */
  own: string;
}

export function TeamHits({ control: { view, hrefOf, choose }, search: { answer, hit, number }, own }: TeamHitsProps) {
  const text = useText();
  const { value, error } = answer;
  if (error && !value) return <Text tone="negative">{errorText(text, error)}</Text>;
  if (!value || !hit) return null;
  const count = value.hits.length;
  const step = (to: number) => choose((now) => ({ ...now, hit: to }));
  const branchHref = (branch: string | null) => hrefOf({ ...firstDownlineView, dates: view.dates, branch });
  return (
    <Inline gap={3} wrap>
      <Inline gap={2}>
        <span role="status">
          <Text as="span" strong>
            {text(value.total > count ? 'team.hit.first' : 'team.hit', { number, count })}
          </Text>
        </span>
        <IconButton
          size="sm"
          kind="outline"
          icon={ChevronUp}
          label={text('team.hit.previous')}
          disabled={number <= 1}
          onClick={() => step(number - 1)}
        />
        <IconButton
          size="sm"
          kind="outline"
          icon={ChevronDown}
          label={text('team.hit.next')}
          disabled={number >= count}
          onClick={() => step(number + 1)}
        />
      </Inline>
      <PathLinks
        label={text('team.path')}
        items={[
          { id: '', name: own, href: branchHref(null) },
          ...hit.path.map(({ account, name }) => ({ id: account, name, href: branchHref(account) })),
        ]}
        current={hit.member.name}
      />
    </Inline>
  );
}
