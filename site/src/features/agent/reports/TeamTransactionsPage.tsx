/** What moves the money of the team beside bets (AGT-09). */
export function TeamTransactionsPage() {
  return null;
}
