import type { RateShown } from '#contract/booking/booking-schemas'
import { centsOf, majorOf } from '#domain/pricing/money'
import type { RateOption } from '#web/features/rates/public'

/** The rates of a stay as they are chosen; `money` writes an amount in the currency of the stay. */
export const rateOptions = (rates: readonly RateShown[], money: (amount: number) => string): RateOption[] =>
  rates.map(({ ratePlan, totalPrice, schedule, terms, cancellation }) => {
    const deposit = schedule.find(({ kind }) => kind === 'deposit')
    const moreCents = centsOf(totalPrice) - centsOf(rates[0]?.totalPrice ?? 0)
    return {
      ratePlan,
      total: money(totalPrice),
      more: moreCents > 0 ? money(majorOf(moreCents)) : undefined,
      deposit: deposit && { percent: terms.depositPercent, amount: money(deposit.amount) },
      ...cancellation,
    }
  })
