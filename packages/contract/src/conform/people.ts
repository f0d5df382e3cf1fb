export interface Person {
  username?: string;
  password?: string;
  token?: string;
  paymentPassword?: string;
  affiliateCode?: string;
  account?: string;
  money?: boolean;
  /** How a new account is named: a star in `username` becomes the moment. */
  register?: { username: string; password: string; fields?: Readonly<Record<string, string>> };
}

export interface Session {
  token: string;
  account: string;
  isAgent: boolean;
  /** True if this run logged in, so it also logs out. */
  own: boolean;
  person: Person;
}
