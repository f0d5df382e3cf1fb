/** A lottery that can be opened. */
export interface Lottery {
  code: string;
  name: string;
  vendor: string;
  type: string;
  accountTypeName: string | null;
  defaultPlayType: string | null;
  /** The number of the draw now open. */
  issue: string | null;
  /** When betting on it closes, milliseconds since 1970. */
  closes: number | null;
  picture: string | null;
}

/** A draw that has taken place. */
export interface Draw {
  code: string;
  name: string;
  issue: string;
  balls: string[];
  bonus: string | null;
  opened: number | null;
  next: number | null;
  picture: string | null;
}
