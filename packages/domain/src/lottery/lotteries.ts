export interface Lottery {
  code: string;
  name: string;
  vendor: string;
  type: string;
  accountTypeName: string | null;
  defaultPlayType: string | null;
  issue: string | null;
  /** End of betting on it, ms since 1970. */
  closes: number | null;
  picture: string | null;
}

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
