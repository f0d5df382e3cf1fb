/** The team as a tree (AGT-05). */
export function TeamPage() {
  return null;
}
