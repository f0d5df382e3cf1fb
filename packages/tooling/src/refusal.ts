/** Error for the user, printed without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}
