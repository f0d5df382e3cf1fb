export { announcementsWire, type PlainAnnouncement } from './announcements.ts';
export type { PlatformAnswer } from './answer.ts';
export { basisPoints } from './basisPoints.ts';
export { bearer, bearerTokens, credentialsOf, refreshAt } from './bearerTokens.ts';
export { adapterProblems, calls, capabilitiesOf, halfOffered, offeredBy, sealedCalls } from './calls.ts';
export { capitals, textIn } from './capitals.ts';
export { mergeCookies } from './cookies.ts';
export { cursorLists, type ReadPart } from './cursorList.ts';
export { defineAdapter } from './defineAdapter.ts';
export { fieldRulesWire, type PlainField } from './fieldRules.ts';
export { gameFactsWire, gamesIn } from './games.ts';
export { createHost, type HostOptions } from './host.ts';
export type { Host, LogLine } from './hosting.ts';
export { menuCalls, type PlainCategory, type PlainVendor } from './menuCalls.ts';
export { type Currency, type MinorSum, minorUnits, type Sum } from './minor.ts';
export { type AskedMovements, movementPages } from './movementPages.ts';
export { movementWire, type PlainMovement } from './movements.ts';
export { onStatus } from './onStatus.ts';
export type { CursorPart, Page } from './pages.ts';
export { path } from './path.ts';
export {
  type Payees,
  type Payment,
  type PaymentParts,
  type PlainMethod,
  type PlainPurse,
  paymentCalls,
} from './paymentCalls.ts';
export { type PlainLimit, playLimits } from './playLimits.ts';
export { type Problem, problemRefusals, readProblem, secondsToWait } from './problems.ts';
export { type Agreed, type NamedTerms, type Offer, offerOf } from './quotes.ts';
export { accountCalls, betCalls, type PlainBet, type PlainEntry, type RecordParts, type Span } from './recordCalls.ts';
export { PlatformFault, type RefusalOf, Refused } from './refused.ts';
export { type PlainSession, sessionCalls } from './sessionCalls.ts';
export { openSession } from './sessions.ts';
export { anyBody, isoMoment, optionalText } from './shapes.ts';
export { type PlainSite, siteCalls } from './siteCalls.ts';
export { snakeCase } from './snakeCase.ts';
export { CannotStart, type Environment, readSettings } from './start.ts';
export { memoryStore, type Store } from './store.ts';
export type * from './types.ts';
export { watchEvents } from './watchEvents.ts';
export { pageIn, wholeList } from './wholeList.ts';
export { wordMap } from './wordMap.ts';
export { wordPairs } from './wordPairs.ts';
