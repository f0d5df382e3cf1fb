import { pictureLimits } from '@baize/domain';
import type { AnyEndpoint } from './endpoint.ts';

/** Maximum base64 length of a picture: four characters for three bytes. */
export const longestPicture = Math.ceil(pictureLimits.maxBytes / 3) * 4;

const longestFields = 256 * 1024;

/** Returns the maximum body size of a call in bytes, which the platform and its proxies must accept. */
export const longestBody = ({ pictures = 0 }: AnyEndpoint): number => longestFields + pictures * longestPicture;
