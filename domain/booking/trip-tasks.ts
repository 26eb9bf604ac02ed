import type { ScheduleRow } from '#domain/booking/payment-schedule'
import type { Day } from '#domain/calendar/day'
import { type BookingStatus, bookingStatus, heldBookingStatuses } from '#domain/lifecycles/booking-status'

/** The tasks before a trip, in the order in which they are usually done. */
export const taskKinds = ['deposit', 'balance', 'services', 'passports', 'journey', 'guests'] as const
export type TaskKind = (typeof taskKinds)[number]

/** `overdue`: its day has passed. `optional`: nothing is missing without it. */
export const taskStates = ['overdue', 'open', 'optional', 'done'] as const
export type TaskState = (typeof taskStates)[number]

/** One thing to do for a trip. */
export interface TripTask {
  kind: TaskKind
  state: TaskState
  /** The last day on which it is in time; absent for an optional task, and once done. */
  due?: Day
  /** The amount due by `due`, or paid, in cents of the booking's currency. */
  cents?: number
  /** How much of it is done: guests with complete passport details, or invited guests. */
  progress?: { done: number; total?: number }
}

/** The facts of a trip. A fact that the viewer may not know is absent, and makes no task. */
export interface TripFacts {
  status: BookingStatus
  arrival: Day
  /** The day at the villa. */
  today: Day
  /** The payments, for those who see prices. */
  schedule?: readonly ScheduleRow[]
  /** Guests with complete passport details, of those the viewer fills in. */
  passports?: { ready: number; count: number }
  /** Whether arrival and departure are told, for those who fill in the trip details. */
  journeyTold?: boolean
  /** The number of invited guests, for the lead booker. */
  guestsInvited?: number
}

/** An option in its last days stands before everything else. */
const runningOutMs = 3 * 86_400_000

/** Whether an option ends within three days; `now` in milliseconds since 1970. */
export const isRunningOut = (heldUntil: string | null, now: number): boolean =>
  heldUntil !== null && Date.parse(heldUntil) - now < runningOutMs

const paymentOf: Readonly<Record<ScheduleRow['kind'], TaskKind>> = {
  deposit: 'deposit',
  whole: 'deposit',
  balance: 'balance',
  'tourist-tax': 'services',
  service: 'services',
}

/** The next payment of a kind: what is open on its first open day, or all that has been paid. */
function paymentTask(kind: TaskKind, rows: readonly ScheduleRow[], today: Day): TripTask[] {
  if (rows.length === 0) return []
  const sum = (some: readonly ScheduleRow[]) => some.reduce((cents, row) => cents + row.cents, 0)
  const open = rows.filter(({ state }) => state !== 'paid')
  const due = open.map(row => row.due).toSorted()[0]
  if (due === undefined) return [{ kind, state: 'done', cents: sum(rows) }]
  // The sum includes overdue payments.
  const cents = sum(open.filter(row => row.due === due || row.due <= today))
  return [{ kind, state: due < today ? 'overdue' : 'open', due, cents }]
}

/**
 * The tasks of a trip in order: overdue ones, open ones by their day, optional ones,
 * and last what is done. A held villa only needs its deposit; nothing is asked of a trip that is over or cancelled.
 */
export function tripTasks({
  status,
  arrival,
  today,
  schedule = [],
  passports,
  journeyTold,
  guestsInvited,
}: TripFacts): TripTask[] {
  const isHeld = heldBookingStatuses.includes(status)
  if (!isHeld && status !== bookingStatus.confirmed) return []
  const payments = taskKinds.flatMap(kind =>
    paymentTask(
      kind,
      schedule.filter(row => paymentOf[row.kind] === kind),
      today,
    ),
  )
  if (isHeld) return payments.filter(({ kind }) => kind === 'deposit')
  const tasks: TripTask[] = [...payments]
  if (passports && passports.count > 0) {
    const isReady = passports.ready >= passports.count
    tasks.push({
      kind: 'passports',
      ...(isReady ? { state: 'done' } : { state: arrival < today ? 'overdue' : 'open', due: arrival }),
      progress: { done: passports.ready, total: passports.count },
    })
  }
  if (journeyTold !== undefined)
    tasks.push({
      kind: 'journey',
      ...(journeyTold ? { state: 'done' } : { state: arrival < today ? 'overdue' : 'open', due: arrival }),
    })
  if (guestsInvited !== undefined)
    tasks.push({
      kind: 'guests',
      state: guestsInvited > 0 ? 'done' : 'optional',
      progress: { done: guestsInvited },
    })
  const rank = ({ state }: TripTask) => taskStates.indexOf(state)
  return tasks.toSorted((one, other) => rank(one) - rank(other) || (one.due ?? '').localeCompare(other.due ?? ''))
}
