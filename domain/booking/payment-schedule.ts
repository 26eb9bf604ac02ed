import { touristTax } from '#domain/booking/services'
import { addDays, type Day } from '#domain/day'
import type { PaymentTerms } from '#domain/terms'

/** What a row of the schedule is for; `whole` is the price of the stay in one payment. */
export const scheduleKinds = ['deposit', 'whole', 'balance', 'tourist-tax', 'service'] as const
export type ScheduleKind = (typeof scheduleKinds)[number]

/** `due`: on or after its day, and not paid. */
export const scheduleStates = ['paid', 'due', 'to-come'] as const
export type ScheduleState = (typeof scheduleStates)[number]

/** One payment of a booking, in cents of its currency. */
export interface ScheduleRow {
  kind: ScheduleKind
  /** The booking's item, where the row is for a service that is booked. */
  itemId?: number
  serviceId?: number
  cents: number
  due: Day
  state: ScheduleState
  paidAt?: string
}

/** What is to be paid of a stay, or was; of a sale that is not booked yet nothing is paid. */
export interface Scheduled {
  /** The parts of the stay's price. */
  instalments: readonly { kind: 'deposit' | 'balance'; cents: number; due: Day; paidAt?: string | undefined }[]
  /** What comes to it: tourist tax, and what was chosen. */
  services: readonly { serviceId: number; cents: number; itemId?: number; isPaid?: boolean }[]
  arrival: Day
  /** The day at the villa. */
  today: Day
  /** The day on which it was sold: nothing is due before. */
  soldOn: Day
  terms: Pick<PaymentTerms, 'balanceDays'>
}

/** When services are due: with the balance (PD-90), and at once where that day has come. */
export function servicesDue({
  instalments,
  arrival,
  soldOn,
  terms,
}: Pick<Scheduled, 'instalments' | 'arrival' | 'soldOn' | 'terms'>): Day {
  // By its last part all of the balance is due.
  const last = instalments
    .filter(({ kind }) => kind === 'balance')
    .map(({ due }) => due)
    .toSorted()
    .at(-1)
  const usual = addDays(arrival, -terms.balanceDays)
  return last ?? (usual < soldOn ? soldOn : usual)
}

/**
 * All payments of a stay in one table: deposit, balance by its days, tourist tax and options, each with amount, due day
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
  const due = servicesDue(scheduled)
  for (const { serviceId, cents, itemId, isPaid = false } of services) {
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
