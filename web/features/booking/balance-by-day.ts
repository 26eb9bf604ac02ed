import type { BookingResponse } from '#contract/booking/booking-schemas'
import { centsOf, majorOf } from '#domain/pricing/money'

type Part = Omit<BookingResponse['payments'][number], 'paidAt'> & { paidAt?: string | null }

/** Amount of a balance that is due on a day, and whether it is paid. Shares paid by link are due with the rest. */
export interface DueBalance {
  due: string
  amount: number
  isPaid: boolean
}

/** The parts of a balance grouped by due date, paid parts apart from unpaid ones. */
export function balanceByDay(payments: readonly Part[]): DueBalance[] {
  const parts = payments.filter(({ kind }) => kind === 'balance')
  const days = Map.groupBy(parts, ({ due, paidAt }) => `${due} ${paidAt ? 'paid' : 'due'}`)
  return [...days.values()].flatMap(([first, ...others]) =>
    first
      ? {
          due: first.due,
          amount: majorOf([first, ...others].reduce((sum, { amount }) => sum + centsOf(amount), 0)),
          isPaid: Boolean(first.paidAt),
        }
      : [],
  )
}
