/** Answer of the platform, read to its end. */
export interface PlatformAnswer {
  status: number;
  headers: Headers;
  /** Value of a JSON body; undefined for an empty or another one. */
  json: unknown;
}
