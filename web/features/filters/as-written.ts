/**
 * An amount that has been through whole euros, as the visitor wrote it: the round figure within a unit of it, or, once
 * the rate has moved, whole hundreds.
 */
export function asWritten(amount: number): number {
  const to = (step: number) => Math.round(amount / step) * step
  return [100, 50, 10].map(to).find(round => Math.abs(round - amount) <= 1) ?? to(100)
}
