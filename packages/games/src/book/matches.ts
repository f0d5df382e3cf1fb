import { make } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import { rove } from '../kit/roving.ts';
import { oddsText } from './markets.ts';
import type { Names } from './names.ts';
import type { Board, OfferedMatch } from './protocol.ts';
import type { Picked } from './slip.ts';
import type { Sport } from './sports.ts';
import type { BookWords } from './words/en.ts';

interface MatchesInput {
  sports: readonly Sport[];
  words: BookWords;
  names: Names;
  onPick: (picked: Picked) => void;
}

export interface Matches {
  element: HTMLElement;
  show: (board: Board) => void;
  mark: (picks: ReadonlySet<string>) => void;
}

interface Shown {
  element: HTMLElement;
  show: (match: OfferedMatch, now: number) => void;
}

/** Shows the matches of one sport at a time. Each is one tab stop; arrow keys move between its odds. */
export function createMatches({ sports, words, names, onPick }: MatchesInput): Matches {
  const shown = new Map<string, Shown>();
  const buttons = new Map<string, HTMLButtonElement>();
  const list = make('div', { class: 'matches' });
  let marked: ReadonlySet<string> = new Set();
  let board: Board | null = null;
  let chosen = sports[0] as Sport;
  const choice = make('fieldset', { class: 'choice' }, make('legend', {}, words.sport));
  for (const sport of sports) {
    const input = make('input', { type: 'radio', name: 'sport', value: sport });
    input.checked = sport === chosen;
    input.addEventListener('change', () => {
      chosen = sport;
      paint();
    });
    choice.append(make('label', {}, input, make('span', {}, words[sport])));
  }
  const heading = make('h2', { class: 'unseen', id: 'matches' }, words.matches);
  const parts = sports.length > 1 ? [heading, choice, list] : [heading, list];
  return {
    element: make('section', { class: 'side', 'aria-labelledby': 'matches' }, ...parts),
    show(now) {
      board = now;
      paint();
    },
    mark(picks) {
      marked = picks;
      for (const [pick, button] of buttons) button.setAttribute('aria-pressed', String(marked.has(pick)));
    },
  };

  function paint(): void {
    const matches = board?.matches.filter(({ sport }) => sport === chosen) ?? [];
    const kept = new Set(matches.map(({ id }) => id));
    for (const [id, { element }] of shown) {
      if (kept.has(id)) continue;
      element.remove();
      shown.delete(id);
      for (const pick of buttons.keys()) if (pick.startsWith(`${id}:`)) buttons.delete(pick);
    }
    for (const match of matches) {
      const each = shown.get(match.id) ?? begin(match);
      each.show(match, board?.now ?? 0);
    }
  }

  function begin(match: OfferedMatch): Shown {
    const state = make('p', { class: 'state' });
    const score = make('p', { class: 'score' });
    const offers = new Map<string, (odds: number | null) => void>();
    const markets = match.markets.map(({ market, line, outcomes }) =>
      make(
        'div',
        { class: 'market', role: 'group', 'aria-label': names.market(market) },
        make('span', { class: 'market-name', 'aria-hidden': 'true' }, names.market(market)),
        ...outcomes.map(({ pick, outcome }) => {
          const name = names.outcome(match, { market, outcome, line });
          const [button, show] = offer(match, { pick, name, market: names.market(market) });
          offers.set(pick, show);
          return button;
        }),
      ),
    );
    const title = make('h3', {}, names.match(match));
    const element = make('article', { class: 'match' }, title, state, score, ...markets);
    list.append(element);
    rove(element);
    const each: Shown = {
      element,
      show(now, at) {
        state.textContent = names.state(now, at);
        state.setAttribute('data-state', now.state);
        const [left, right] = now.score.map(String);
        const told = fill(words.scoreOf, { home: now.home, away: now.away, left: left ?? '', right: right ?? '' });
        score.textContent = now.state === 'upcoming' ? '' : told;
        for (const { outcomes } of now.markets) for (const { pick, odds } of outcomes) offers.get(pick)?.(odds);
      },
    };
    shown.set(match.id, each);
    return each;
  }

  function offer(match: OfferedMatch, { pick, name, market }: { pick: string; name: string; market: string }) {
    const figure = make('b', { dir: 'ltr' });
    const button = make(
      'button',
      { type: 'button', class: 'offer', 'data-pick': pick },
      make('span', {}, name),
      figure,
    );
    let now: number | null = null;
    button.setAttribute('aria-pressed', String(marked.has(pick)));
    button.addEventListener('click', () => {
      if (now !== null) onPick({ pick, match: match.id, title: names.match(match), name, market, odds: now });
    });
    buttons.set(pick, button);
    const show = (odds: number | null) => {
      now = odds;
      const values = { match: names.match(match), market, outcome: name, odds: odds === null ? '' : oddsText(odds) };
      figure.textContent = odds === null ? words.closedOdds : oddsText(odds);
      figure.dir = odds === null ? 'auto' : 'ltr';
      button.ariaLabel = fill(odds === null ? words.closed : words.offer, values);
      button.ariaDisabled = String(odds === null);
    };
    return [button, show] as const;
  }
}
