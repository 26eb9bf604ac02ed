import { useMoney } from '#admin/ui/use-money'

/** An amount in the currency of its booking. */
export function Amount({ of, currencyId }: { of: number; currencyId: number }) {
  return useMoney(currencyId)(of)
}
