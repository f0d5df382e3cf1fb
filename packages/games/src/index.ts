/** Everything the sandbox's game origin is made of. */
export { playScripts, playStyles } from '../generated/game-client.ts';
export { textFaces } from '../generated/text-faces.ts';
export { aboutKind } from './about.ts';
export { familyOf } from './family.ts';
export type { GameFacts, KeptTable, Outcome } from './kind.ts';
export { kindOf, kindOfName, playRound, type RoundResult, watchRound } from './kinds.ts';
export { stopWords } from './kit/words/stops.ts';
export { type GameLanguage, gameLanguage, kitWords } from './languages.ts';
export { endedPage, gamePage, gamePageHeaders, readParentOrigin } from './page.ts';
export * from './protocol.ts';
export { stakesBetween, tableLimits } from './stakes.ts';
