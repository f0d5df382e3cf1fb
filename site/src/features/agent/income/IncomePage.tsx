/** What the agent earns, by source (AGT-08). */
export function IncomePage() {
  return null;
}
