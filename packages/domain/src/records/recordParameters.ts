/** A record stands over some page, whose own parameters (`page`, `vendor`) must not be taken for the record's. */
export const recordPrefix = 'r-';

/** The page of a list of records. */
export const recordPageParameter = `${recordPrefix}page`;

/** Every parameter that a record may write: leaving the record removes them from the address. */
export const recordParameters: readonly string[] = [
  'days',
  'first',
  'last',
  'page',
  'open',
  'category',
  'vendor',
  'type',
  'status',
  'step',
  'side',
  'kind',
  'selected',
  'source',
  'account',
  'branch',
  'by',
].map((name) => recordPrefix + name);
