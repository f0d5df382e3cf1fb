import { fill } from '../kit/fill.ts';
import { lineText, type Market, type Outcome } from './markets.ts';
import type { MatchView } from './protocol.ts';
import type { BookWords } from './words/en.ts';

export interface Names {
  match: (match: MatchView) => string;
  market: (market: Market) => string;
  outcome: (match: MatchView, selection: { market: Market; outcome: Outcome; line: number }) => string;
  state: (match: MatchView, now: number) => string;
}

export function namesIn(words: BookWords): Names {
  return {
    match: ({ home, away }) => fill(words.match, { home, away }),
    market: (market) => words[market === 'total' ? 'totalScore' : market],
    outcome({ home, away }, { market, outcome, line }) {
      if (outcome === 'over' || outcome === 'under')
        return fill(words[outcome === 'over' ? 'above' : 'below'], { line: lineText(line, false) });
      if (outcome === 'draw') return words.draw;
      const team = outcome === 'home' ? home : away;
      return market === 'winner' ? team : `${team} \u2066${lineText(outcome === 'home' ? line : -line, true)}\u2069`;
    },
    state({ state, sport, tick, starts }, now) {
      if (state === 'over') return words.finished;
      if (state === 'abandoned') return words.abandoned;
      if (state === 'live') return fill(sport === 'cricket' ? words.overs : words.minute, { value: String(tick + 1) });
      return fill(words.starts, { value: String(Math.max(1, Math.ceil((starts - now) / 60_000))) });
    },
  };
}
