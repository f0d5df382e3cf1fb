/** A name as agents further up read it: its first and last two letters. */
export const masked = (name: string): string => `${name.slice(0, 2)}***${name.slice(-2)}`;
