/**
 * Restores the amount that the visitor typed from a rounded euro value: the round number within one unit or, once the
 * rate has moved, whole hundreds.
 */
export function asWritten(amount: number): number {
  const to = (step: number) => Math.round(amount / step) * step
  return [100, 50, 10].map(to).find(round => Math.abs(round - amount) <= 1) ?? to(100)
}
