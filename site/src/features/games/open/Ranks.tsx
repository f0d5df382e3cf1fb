import { rankPeriods, readRankPeriod } from '@baize/domain';
import { rankList } from '@baize/gateway';
import { Button, Leaderboard, SegmentedControl, Stack, Text } from '@baize/ui';
import { Dialog } from '@baize/ui/overlays';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useLanguage, useViewer } from '../../../core/services/services.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
import { loadOf } from '../../../data/load.ts';
import { usePictures } from '../../../data/pictures.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';

const leading = 3;

/** Shows the top winners of a day, week or month and the player's own rank (WIN-02); the address names the period. */
export function Ranks({ open, onClose }: OverlayProps) {
  const text = useText();
  const money = useMoney();
  const pictures = usePictures();
  const overlay = useOverlay();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const visitor = useViewer() === null;
  const asked = readRankPeriod(search.get('board'));
  const [period, setPeriod] = useState(asked);
  // Keep the period while the dialog closes.
  if (open && asked !== period) setPeriod(asked);
  const language = useLanguage();
  const answer = useEndpoint(rankList, { period, language });
  const rows = useMemo(
    () =>
      (answer.value?.ranks ?? []).flatMap(({ rank, name, amount, picture, own }) => {
        const score = money(amount);
        if (!score) return [];
        const shown = own ? text('leaderboard.you') : name;
        return [
          {
            id: String(rank),
            rank: String(rank),
            leads: rank <= leading,
            name: shown,
            picture: pictures(picture),
            score,
            own,
          },
        ];
      }),
    [answer.value, money, pictures, text],
  );
  const load = loadOf(answer, text, { empty: { title: text('leaderboard.empty') }, isEmpty: rows.length === 0 });
  const own = answer.value?.own;
  return (
    <Dialog open={open} title={text('leaderboard.title')} onClose={onClose} words={{ close: text('frame.close') }}>
      <Stack gap={4}>
        <SegmentedControl
          label={text('leaderboard.period')}
          items={rankPeriods.map((id) => ({ id, label: text(`leaderboard.${id}`) }))}
          selected={period}
          onSelect={(board) =>
            navigate(overlay.hrefOf('leaderboard', { board }), { replace: true, state, preventScrollReset: true })
          }
        />
        <Leaderboard title={text(`leaderboard.${period}`)} rows={rows} visible={8} load={load} />
        {own && (
          <Text tone="secondary">
            {own.rank === null
              ? text('leaderboard.own.none')
              : text('leaderboard.own', { rank: own.rank, amount: inOrder(money(own.amount) ?? '') })}
          </Text>
        )}
        {visitor && (
          <>
            <Text tone="secondary">{text('leaderboard.visitor')}</Text>
            <Button kind="primary" wide onClick={() => overlay.open('login')}>
              {text('login.action')}
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
