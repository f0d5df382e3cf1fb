/** Everything the sandbox's game origin is made of. */
export { playScript, playStyle } from '../../generated/game-client.ts';
export { layoutOf, machineOf, stakesBetween, symbolsOf } from './machine.ts';
export { playRound } from './outcome.ts';
export { endedPage, gamePage, gamePageHeaders, readParentOrigin } from './page.ts';
export { type MachineRules, prizesOf } from './prizes.ts';
export * from './protocol.ts';
export { gameLanguage } from './words.ts';
