/** Profit and loss of the team (AGT-07). */
export function TeamProfitPage() {
  return null;
}
