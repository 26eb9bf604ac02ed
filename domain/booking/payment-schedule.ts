import { touristTax } from '#domain/booking/services'
import { addDays, type Day } from '#domain/calendar/day'
import type { PaymentTerms } from '#domain/pricing/terms'

/** The kinds of rows in a payment schedule; `whole` is the price of the stay in one payment. */
export const scheduleKinds = ['deposit', 'whole', 'balance', 'tourist-tax', 'service'] as const
export type ScheduleKind = (typeof scheduleKinds)[number]

/** `due`: unpaid, on or after its day. */
export const scheduleStates = ['paid', 'due', 'to-come'] as const
export type ScheduleState = (typeof scheduleStates)[number]

/** One payment of a booking, in cents of its currency. */
export interface ScheduleRow {
  kind: ScheduleKind
  /** The booking's item, for a booked service. */
  itemId?: number
  serviceId?: number
  cents: number
  due: Day
  state: ScheduleState
  paidAt?: string
}

/** The payments of a stay; nothing is paid yet of a sale that is not booked. */
export interface Scheduled {
  /** The parts of the stay's price. */
  instalments: readonly { kind: 'deposit' | 'balance'; cents: number; due: Day; paidAt?: string | undefined }[]
  /** Additions: tourist tax, and chosen options; `due` where it is not that of the others. */
  services: readonly { serviceId: number; cents: number; itemId?: number; isPaid?: boolean; due?: Day }[]
  arrival: Day
  /** The day at the villa. */
  today: Day
  /** The day of sale: nothing is due before. */
  soldOn: Day
  terms: Pick<PaymentTerms, 'balanceDays'>
}

/** When services are due: with the balance (PD-90), but not before today. */
export function servicesDue({
  instalments,
  arrival,
  soldOn,
  terms,
}: Pick<Scheduled, 'instalments' | 'arrival' | 'soldOn' | 'terms'>): Day {
  // The whole balance is due by its last part.
  const last = instalments
    .filter(({ kind }) => kind === 'balance')
    .map(({ due }) => due)
    .toSorted()
    .at(-1)
  const usual = addDays(arrival, -terms.balanceDays)
  return last ?? (usual < soldOn ? soldOn : usual)
}

/**
 * All payments of a stay in one table: deposit, balance by due day, tourist tax and options, each with amount, due day
 * and state. The rows add up to the total. Parts of a balance that are due on the same day are one row.
 */
export function paymentSchedule(scheduled: Scheduled): ScheduleRow[] {
  const { instalments, services, today } = scheduled
  const hasBalance = instalments.some(({ kind }) => kind === 'balance')
  const rows: ScheduleRow[] = []
  const stateOf = (due: Day, isPaid: boolean): ScheduleState => (isPaid ? 'paid' : due <= today ? 'due' : 'to-come')
  for (const { kind, cents, due, paidAt } of instalments) {
    const shown = kind === 'deposit' && !hasBalance ? 'whole' : kind
    const state = stateOf(due, paidAt !== undefined)
    const same = rows.find(row => row.kind === shown && row.due === due && row.state === state)
    if (same) same.cents += cents
    else rows.push({ kind: shown, cents, due, state, ...(paidAt !== undefined && { paidAt }) })
  }
  const usual = servicesDue(scheduled)
  for (const { serviceId, cents, itemId, isPaid = false, due = usual } of services) {
    if (cents === 0) continue
    rows.push({
      kind: serviceId === touristTax ? 'tourist-tax' : 'service',
      serviceId,
      ...(itemId !== undefined && { itemId }),
      cents,
      due,
      state: stateOf(due, isPaid),
    })
  }
  return rows
}
