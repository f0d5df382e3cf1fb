/** What a friend bets in an example, a decimal string in any currency: shares of a thousand are easy to read. */
export const betOfExample = '1000';
