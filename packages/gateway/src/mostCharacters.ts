import { textLength } from '@baize/domain';
import * as v from 'valibot';

/** At most so many characters as a reader counts them. */
export const mostCharacters = (most: number) => v.check((value: string) => textLength(value) <= most);
