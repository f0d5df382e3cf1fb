import { pictureLimits } from '@baize/domain';

/** The longest base64 of a picture that may be sent: four characters for three bytes. */
export const longestPicture = Math.ceil(pictureLimits.maxBytes / 3) * 4;
