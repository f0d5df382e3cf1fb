import { Refused } from './refused.ts';

/**
 * Returns `instead` when the platform refuses with a status that means that all is well: 409 for a favourite that is there
 * already, 404 for a booking that is not.
 */
export async function onStatus<T, U>(status: number, work: Promise<T>, instead: U): Promise<T | U> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refused && error.answer?.status === status) return instead;
    throw error;
  }
}
