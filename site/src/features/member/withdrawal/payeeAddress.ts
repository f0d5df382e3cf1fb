/** Value of the `payee` parameter when adding one; otherwise it is the id of the payee to remove. */
export const newPayee = 'new';
