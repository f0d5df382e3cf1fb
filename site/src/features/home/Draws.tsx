import { countdownText, secondsUntil } from '@baize/domain';
import { openedDraws } from '@baize/gateway';
import { CardRow, DrawCard } from '@baize/ui';
import { type Translate, useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useServerSecond } from '../../core/services/serverSecond.ts';
import { useLanguage } from '../../core/services/services.ts';
import { loadOf } from '../../data/load.ts';
import { usePictures } from '../../data/pictures.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';

const shown = 4;

/** Shows the last draw of each lottery and a countdown to the next on the platform's clock. */
export function Draws() {
  const text = useText();
  const pictures = usePictures();
  const language = useLanguage();
  const answer = useEndpoint(openedDraws, { language }, { every: 30_000 });
  const now = useServerSecond();
  const draws = (answer.value ?? []).slice(0, shown);
  return (
    <CardRow
      title={text('home.draws')}
      shape="draw"
      load={loadOf(answer, text, { empty: { title: text('list.empty') }, isEmpty: draws.length === 0 })}
      words={{ previous: text('frame.previous'), next: text('frame.next') }}
    >
      {draws.map((draw) => (
        <DrawCard
          key={draw.code}
          name={draw.name}
          number={draw.issue}
          picture={pictures(draw.picture)}
          balls={draw.balls}
          bonus={draw.bonus ? { value: draw.bonus, label: text('home.bonusBall') } : undefined}
          words={{ drawn: text('home.drawn') }}
          href={paths.lottery({ gameCode: draw.code })}
          next={{ label: text('home.nextDraw'), value: countdown(draw.next, now, text) }}
        />
      ))}
    </CardRow>
  );
}

function countdown(next: number | null, now: number, text: Translate): string {
  const left = next === null ? 0 : secondsUntil(next, now);
  return left === 0 ? text('home.drawing') : countdownText(left);
}
