import { addDays, type Day } from '#domain/calendar/day'
import { type OfficeHours, officeStatus } from '#domain/calendar/office-hours'
import { todayAt } from '#domain/calendar/today'

/** The subjects of reminders to clients and guests before a stay (PD-75). */
export const reminderKinds = ['passports', 'trip-details', 'arrival-week', 'arrival-day'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** The reminders that a recipient can switch off (PD-110). */
export const reminderTopics = ['passports', 'trip-details', 'arrival'] as const
export type ReminderTopic = (typeof reminderTopics)[number]

export interface ReminderRule {
  topic: ReminderTopic
  /** Days before arrival on which it is due, and the last ones on which it still helps. */
  daysBefore: number
  lastDaysBefore: number
  /** Days without it after the booking was confirmed, and after the thing was last worked on. */
  quietDays: number
  /** Guests get it too, each for their own part. */
  forGuests: boolean
  /** It tells the dates: of a moved stay it is sent once more. */
  tellsDates: boolean
}

export const reminderRules: Readonly<Record<ReminderKind, ReminderRule>> = {
  passports: {
    ...{ topic: 'passports', daysBefore: 28, lastDaysBefore: 2, quietDays: 3 },
    ...{ forGuests: true, tellsDates: false },
  },
  'trip-details': {
    ...{ topic: 'trip-details', daysBefore: 21, lastDaysBefore: 2, quietDays: 3 },
    ...{ forGuests: false, tellsDates: false },
  },
  'arrival-week': {
    ...{ topic: 'arrival', daysBefore: 7, lastDaysBefore: 4, quietDays: 2 },
    ...{ forGuests: true, tellsDates: true },
  },
  'arrival-day': {
    ...{ topic: 'arrival', daysBefore: 1, lastDaysBefore: 1, quietDays: 1 },
    ...{ forGuests: true, tellsDates: true },
  },
}

/** Days by which a reminder can be earlier, because the office is closed on its day. */
const earlierDays = 4

/** When the office opens on a day, in milliseconds since 1970; undefined where it stays closed. */
function openingOn(hours: OfficeHours, day: Day): number | undefined {
  // The status at noon of the day before names the next opening, whatever the zone.
  for (let at = Date.parse(`${addDays(day, -1)}T12:00:00Z`); ; ) {
    const { open, opensAt, closesAt } = officeStatus(hours, at)
    const next = open ? closesAt : opensAt
    const isBeyond = next === undefined || todayAt(next, hours.zone) > day
    // It does not close before the day is over.
    if (open && isBeyond) return Date.parse(`${day}T09:00:00Z`)
    if (isBeyond) return undefined
    if (!open && todayAt(next, hours.zone) === day) return next
    at = open ? next : next + 60_000
  }
}

/** The opening of the office on a day or on the first open day after it; undefined where none is near. */
export function openingFrom(hours: OfficeHours, day: Day): number | undefined {
  for (let later = 0; later <= earlierDays; later++) {
    const opens = openingOn(hours, addDays(day, later))
    if (opens !== undefined) return opens
  }
  return undefined
}

/**
 * When to send a reminder: at the opening of the office on its day, or on the open day before. Undefined where there is
 * no such day between the end of the quiet days and the last day on which it helps. In milliseconds since 1970.
 */
export function planReminder(
  kind: ReminderKind,
  { arrival, confirmedOn, hours }: { arrival: Day; confirmedOn: Day; hours: OfficeHours },
): number | undefined {
  const { daysBefore, lastDaysBefore, quietDays } = reminderRules[kind]
  const earliest = addDays(confirmedOn, quietDays)
  const usual = addDays(arrival, -daysBefore)
  const last = addDays(arrival, -lastDaysBefore)
  let wanted = usual
  if (wanted < earliest) wanted = earliest
  const before = Array.from({ length: earlierDays + 1 }, (_, days) => addDays(wanted, -days))
  const after = Array.from({ length: earlierDays }, (_, days) => addDays(wanted, days + 1))
  for (const day of [...before, ...after]) {
    const opens = day >= earliest && day <= last ? openingOn(hours, day) : undefined
    if (opens !== undefined) return opens
  }
  return undefined
}

/** When a due reminder can be sent: now, or when the office opens next; undefined where that is not known. */
export function nextOfficeTime(hours: OfficeHours, now: number): number | undefined {
  const { open, opensAt } = officeStatus(hours, now)
  return open ? now : opensAt
}

/** Whether a reminder still helps on a day. */
export const isTimely = (kind: ReminderKind, arrival: Day, today: Day): boolean =>
  today <= addDays(arrival, -reminderRules[kind].lastDaysBefore)

/** The first day on which a reminder can follow a day of work on the same thing. */
export const quietUntil = (kind: ReminderKind, touchedOn: Day): Day => addDays(touchedOn, reminderRules[kind].quietDays)
