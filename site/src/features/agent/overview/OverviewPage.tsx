/** The team in a span of days beside the days before (AGT-03). */
export function OverviewPage() {
  return null;
}
