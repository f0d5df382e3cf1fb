import { missionLeaderboard } from '@baize/gateway';
import { Leaderboard, Stack, Text } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { usePointText } from '../../../core/services/usePointText.ts';
import { usePictures } from '../../../data/pictures.ts';
import { useAvatarPictures } from '../../../data/player.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { claimLoad } from './claimLoad.ts';

const leading = 3;
const period = 'week';

export function MissionBoard() {
  const text = useText();
  const pointText = usePointText();
  const pictures = usePictures();
  const own = useAvatarPictures();
  const language = useLanguage();
  const answer = useEndpoint(missionLeaderboard, { period, language });
  const { value } = answer;
  const rows = useMemo(() => {
    const listed = (value?.ranks ?? []).map(({ rank, name, points, picture, own: mine }) => ({
      id: String(rank),
      rank: pointText(String(rank)),
      leads: rank <= leading,
      name: mine ? text('missions.board.own') : name,
      picture: pictures(picture),
      score: pointText(String(points)),
      own: mine,
    }));
    const rank = value?.own.rank ?? null;
    if (!value || rank === null || listed.some((row) => row.own)) return listed;
    const place = pointText(String(rank));
    const score = pointText(String(value.own.points));
    return [...listed, { id: 'own', rank: place, name: text('missions.board.own'), picture: own, score, own: true }];
  }, [value, text, pointText, pictures, own]);
  const load = claimLoad(answer, text, {
    title: text('missions.board.failed'),
    empty: { title: text('missions.board.unranked') },
    isEmpty: rows.length === 0,
  });
  return (
    <Stack gap={2}>
      <Leaderboard
        title={`${text('missions.board')} · ${text(`missions.period.${period}`)}`}
        rows={rows}
        visible={6}
        load={load}
      />
      {value && value.own.rank === null && rows.length > 0 && (
        <Text tone="secondary">{`${text('missions.board.own')}: ${text('missions.board.unranked')}`}</Text>
      )}
    </Stack>
  );
}
