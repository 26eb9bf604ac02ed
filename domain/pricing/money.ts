/** Currencies by the site's ids: 1 EUR, 3 USD, 10 GBP (PD-20). */
export type CurrencyId = 1 | 3 | 10

/** An amount in integer minor units (cents, pence) of one currency. */
export interface Money {
  cents: number
  currency: CurrencyId
}

/** The only rounding in use: to the nearest cent, halves away from zero. */
export const roundCents = (amount: number): number => (amount < 0 ? -Math.round(-amount) : Math.round(amount)) + 0

/** Converts major units to minor units: 1020.5 → 102050. */
export const centsOf = (major: number): number => roundCents(major * 100)

/** Converts minor units to decimal major units, as the API writes them (PD-5): 102050 → 1020.5. */
export const majorOf = (cents: number): number => cents / 100

/**
 * Splits an amount by shares; each part is rounded and the remainder goes to the last. Throws a RangeError without
 * positive shares.
 */
export function splitCents(cents: number, shares: number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  if (shares.length === 0 || total <= 0) throw new RangeError('a split needs positive shares')
  let left = cents
  return shares.map((share, i) => {
    const rounded = roundCents((cents * share) / total)
    // Many small parts that are rounded up must not exceed the amount.
    const part = i === shares.length - 1 || Math.abs(rounded) > Math.abs(left) ? left : rounded
    left -= part
    return part
  })
}
