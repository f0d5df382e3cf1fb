/** Ends a command with one sentence for its user; anything else that is thrown is shown with its stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}
