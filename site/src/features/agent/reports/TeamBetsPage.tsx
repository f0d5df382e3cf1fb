/** The bets of the team (AGT-06). */
export function TeamBetsPage() {
  return null;
}
