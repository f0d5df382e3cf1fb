/** Opens accounts below the agent and makes invitation links (AGT-04). */
export function RegisterPage() {
  return null;
}
