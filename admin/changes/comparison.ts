import type { ComparedStayShown } from '#contract/booking/booking-changes'
import type { ScheduleRowShown } from '#contract/booking/booking-schemas'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import { centsOf, majorOf } from '#domain/pricing/money'

/** The stay as booked and as requested, with what follows from accepting. */
export type Comparison = NonNullable<ResponseBody<Endpoints['GET /office/changes/{id}']>['comparison']>

/** Payments of one kind: the sum, what of it is paid, and the day on which the first unpaid one is due. */
export interface PartSum {
  amount: number
  paid: number
  due: string | undefined
}

const sum = (rows: readonly ScheduleRowShown[]) => majorOf(rows.reduce((cents, row) => cents + centsOf(row.amount), 0))

/** Sums the payments of some kinds. */
export function sumOf({ schedule }: ComparedStayShown, ...kinds: ScheduleRowShown['kind'][]): PartSum {
  const rows = schedule.filter(({ kind }) => kinds.includes(kind))
  return {
    amount: sum(rows),
    paid: sum(rows.filter(({ state }) => state === 'paid')),
    due: rows
      .filter(({ state }) => state !== 'paid')
      .map(({ due }) => due)
      .toSorted()[0],
  }
}
