/** The lesser of two sums in minor units. */
export function lesser(one: bigint, other: bigint): bigint {
  if (one < other) return one;
  return other;
}

/** The greater of two sums in minor units. */
export function greater(one: bigint, other: bigint): bigint {
  if (one > other) return one;
  return other;
}
