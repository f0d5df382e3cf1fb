import { type LiveTable, layRoad, sideOf, type TableState, tableState } from '@baize/domain';
import { languages } from '@baize/messages/languages';
import type { TableCardProps, TableResults, TableStatus } from '@baize/ui';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useRoundMoney } from '../../../core/services/useMoney.ts';

type Words = Pick<TableCardProps, 'bets' | 'seats' | 'language' | 'results'>;

/** Words a table but for its state, which changes each second. What the platform does not tell is left out (CAT-07). */
export function useTableWords(): (table: LiveTable) => Words {
  const text = useText();
  const money = useRoundMoney();
  const languageOf = useLanguageNames();
  return useCallback(
    (table) => {
      const [least, most] = [money(table.minStake), money(table.maxStake)];
      return {
        bets: least && most && least !== most ? `${least} – ${most}` : (least ?? most ?? undefined),
        seats: seatsOf(table, text),
        language: languageOf(table.language),
        results: resultsOf(table, text),
      };
    },
    [text, money, languageOf],
  );
}

/** Names languages by their code, in the reader's language. */
export function useLanguageNames() {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale, 'en'], { type: 'language' });
    return (code: string | null): TableCardProps['language'] => {
      const known = languages.find((language) => language.code === code);
      return (
        known && { name: names.of(known.tag.split('-')[0] ?? known.tag) ?? known.name, flag: `/flags/${code}.svg` }
      );
    };
  }, [locale]);
}

function seatsOf({ closed, seats, players }: LiveTable, text: Translate): Words['seats'] {
  if (closed) return { text: text('tables.seats.closed') };
  if (seats === null || players === null) return undefined;
  const taken = Math.min(players, seats);
  const words = taken >= seats ? text('tables.seats.none') : text('tables.seats', { taken, seats });
  return { taken, total: seats, text: words };
}

export function useTableStatus(): (table: LiveTable, now: number, askedAt: number | null) => TableStatus {
  const text = useText();
  const intl = useIntl();
  return useCallback(
    (table, now, askedAt) => {
      const state = tableState(table, now, askedAt);
      const kind = state.kind === 'dealing' || state.kind === 'spinning' ? 'open' : state.kind;
      const hour = (time: number) =>
        intl.formatDate(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', numberingSystem: 'latn' });
      return { kind, label: labelOf(state, text, hour) };
    },
    [text, intl],
  );
}

function labelOf(state: TableState, text: Translate, hour: (time: number) => string): string {
  switch (state.kind) {
    case 'open':
      return state.seconds === null
        ? text('tables.state.open')
        : text('tables.state.open.seconds', { seconds: state.seconds });
    case 'closing':
      return text('tables.state.closing', { seconds: state.seconds });
    case 'full':
      return state.waiting ? text('tables.state.full.waiting', { count: state.waiting }) : text('tables.state.full');
    case 'closed':
      return state.backAt === null
        ? text('tables.state.closed')
        : text('tables.state.back', { time: hour(state.backAt) });
    default:
      return text(`tables.state.${state.kind}`);
  }
}

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const shown = { roulette: 8, 'dragon-tiger': 9, 'andar-bahar': 7, dice: 4, wheel: 7 } as const;

function resultsOf({ kind, results, closed }: LiveTable, text: Translate): TableResults | undefined {
  if (closed || results.length === 0 || kind === null || kind === 'blackjack') return undefined;
  const said = (words: readonly string[]) => text('tables.results', { results: words.join(', ') });
  const newest = results.toReversed();
  if (kind === 'baccarat') {
    const words = newest.slice(0, 8).flatMap((mark) => {
      const side = sideOf(mark);
      return side ? [text(`tables.mark.${side}`)] : [];
    });
    return { kind: 'road', cells: layRoad(results), label: said(words) };
  }
  const marks = newest.slice(0, shown[kind]).map((mark) => markOf(kind, mark, text));
  const look = kind === 'roulette' ? 'balls' : kind === 'dragon-tiger' ? 'letters' : 'tiles';
  return { kind: look, marks, label: said(marks.map((mark) => mark.said)) };
}

type Mark = { text: string; said: string; tone?: 'red' | 'black' | 'green' | 'amber' };

function markOf(kind: keyof typeof shown, mark: string, text: Translate): Mark {
  const number = Number(mark);
  switch (kind) {
    case 'roulette': {
      const tone = number === 0 ? 'green' : reds.has(number) ? 'red' : 'black';
      return { text: mark, tone, said: tone === 'green' ? mark : text(`tables.mark.${tone}`, { number: mark }) };
    }
    case 'dragon-tiger': {
      const side = mark === '=' ? 'tie' : mark.toUpperCase() === 'D' ? 'dragon' : 'tiger';
      const tone = ({ tie: 'black', dragon: 'red', tiger: 'amber' } as const)[side];
      return { text: mark.toUpperCase(), tone, said: text(`tables.mark.${side}`) };
    }
    case 'dice': {
      const words = text(number > 10 ? 'tables.mark.big' : 'tables.mark.small', { number: mark });
      return { text: words, said: words };
    }
    default:
      return { text: mark.toUpperCase(), said: mark.toUpperCase() };
  }
}
