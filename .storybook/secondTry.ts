import { jest } from '@jest/globals';

// A browser that stood still on a busy machine is not the story's fault: it is tried twice, and named at the end where
// the first try failed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
