/** Stands in the address where a place to receive money is added; otherwise the id of the one that is taken away. */
export const newPayee = 'new';
