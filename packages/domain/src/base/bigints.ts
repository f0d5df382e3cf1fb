export function lesser(one: bigint, other: bigint): bigint {
  if (one < other) return one;
  return other;
}

export function greater(one: bigint, other: bigint): bigint {
  if (one > other) return one;
  return other;
}
