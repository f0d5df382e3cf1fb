import { pictureLimits } from '@baize/domain';
import type { AnyEndpoint } from './endpoint.ts';

/** The longest base64 of a picture that may be sent: four characters for three bytes. */
export const longestPicture = Math.ceil(pictureLimits.maxBytes / 3) * 4;

/** What people type and choose, with room to spare. */
const longestFields = 256 * 1024;

/** The longest body of a call, in bytes; a platform and the proxies before it must take as much. */
export const longestBody = ({ pictures = 0 }: AnyEndpoint): number => longestFields + pictures * longestPicture;
