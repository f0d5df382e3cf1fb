import { jest } from '@jest/globals';

// Retries once, because browsers can stall on a busy machine; the report names stories that failed the first try.
// Nightly runs do not retry, as they count failures.
if (process.env.BAIZE_TIER !== 'deep') jest.retryTimes(1, { logErrorsBeforeRetry: true });
