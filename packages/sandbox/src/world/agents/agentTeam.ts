import { type Account, newPlayer } from '../account/account.ts';

const day = 86_400_000;

const tree: readonly (readonly [upline: string, downlines: string])[] = [
  ['demo.agent', 'arlo benna cato dunya edvin'],
  ['demo.sub', 'fara gilles hana imre'],
  ['arlo', 'jorun kasim leona milo nadia'],
  ['benna', 'orfeo pilar quin rania'],
  ['cato', 'sefa tariq ulla vigo'],
  ['fara', 'wanda xeno yusra'],
  ['gilles', 'zeno alba'],
  ['jorun', 'bruno ciro dalia'],
  ['orfeo', 'emre flora goran'],
  ['sefa', 'heidi ines jonas keira'],
];

const agents = tree.map(([name]) => name);
/** Self-excluded member, who may receive no money. */
const excluded = 'edvin';

export function agentTeam(begun: number): readonly Account[] {
  const opened = tree.flatMap(([upline, names]) => names.split(' ').map((name) => ({ upline, name })));
  return opened.map(({ upline, name }, place) => {
    const rank = agents.indexOf(name);
    return newPlayer(70_011_000 + place, name, {
      upline,
      type: rank < 0 ? 3 : 41 + (rank % 2),
      opening: 100 + place * 35,
      inventedPlay: true,
      avatar: `u${1 + (place % 18)}`,
      // Uplines first; the newest opened within the last days.
      openedAt: begun - Math.round((opened.length - place) * 5.2 * day) + (place % 7) * 3_600_000,
      rest: name === excluded ? { kind: 'exclusion', from: 0, until: null } : null,
    });
  });
}
