export { gameAddress, readWebAddress, safeExternal, sameOriginPath } from './addresses.ts';
export { addAmounts, compareAmounts, shareOf, subtractAmounts } from './amounts.ts';
export { greater, lesser } from './bigints.ts';
export {
  addDays,
  dayOf,
  dayStart,
  firstOfMonth,
  isMoment,
  mondayOf,
  readDay,
  readTimeZone,
  type Span,
} from './calendar.ts';
export { orderOrigins, pictureSources } from './cdn.ts';
export { type CsvCell, csvOf, exportName, exportPlan, mostExported } from './csv.ts';
export { announcedAt, type DeadlinePhase, deadlinePhase } from './deadlines.ts';
export { readDecimal } from './decimal.ts';
export { type ErrorCode, errorCodes, readErrorCode } from './errors.ts';
export { languageTag, type NumberMarks, numberMarks } from './language.ts';
export {
  type Currency,
  currencySymbol,
  formatMoney,
  fromMinor,
  type MoneyParts,
  minus,
  moneyParts,
  toMinor,
  usableBalance,
} from './money.ts';
export { type ListPage, pageOf, readPage } from './paging.ts';
export { checkPicture, type PictureFault, type PictureFormat, pictureLimits, readPicture } from './pictures.ts';
export { readRetryAfter, waitSeconds } from './retryAfter.ts';
export { textLength } from './textLength.ts';
export { wordsIn } from './words.ts';
