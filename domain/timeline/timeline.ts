import type { Day } from '#domain/calendar/day'

/**
 * The entries of a timeline. `arrival` and `departure` are the times of the villa, `own-arrival` and `own-departure` those
 * that the client has told; `event` is something that happened to the booking.
 */
export const timelineKinds = [
  'event',
  'payment-made',
  'payment-due',
  'free-cancellation',
  'flight-to',
  'own-arrival',
  'arrival',
  'wine-delivery',
  'transfer',
  'experience',
  'own-departure',
  'departure',
  'flight-from',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** An entry of a timeline, in the time of the villa. */
export interface TimelineEntry {
  /** Unique within the booking, and the same for as long as the thing exists: the UID of calendars derives from it. */
  id: string
  kind: TimelineKind
  day: Day
  /** `HH:MM`; empty for the whole day. */
  time: string
  /** The detail: the kind of a payment or of an event, `planned` or `confirmed` of an experience; empty for others. */
  what: string
  /** The name of a service, an experience or a flight; empty for others. */
  name: string
  /** In cents of the booking's currency; null where there is none, or the viewer sees no prices. */
  cents: number | null
  /** `past` lies before today, `late` should be done already. */
  state: 'past' | 'late' | 'to-come'
}

/** Two entries that do not fit together, by their ids, and why. */
export interface TimelineConflict {
  reason: 'arrives-early' | 'leaves-late'
  entryIds: readonly [string, string]
}

/** Sorts entries by day and time; those of a whole day come first, in the order of their kinds. */
export const sortEntries = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.toSorted(
    (one, other) =>
      one.day.localeCompare(other.day) ||
      one.time.localeCompare(other.time) ||
      timelineKinds.indexOf(one.kind) - timelineKinds.indexOf(other.kind) ||
      one.id.localeCompare(other.id, 'en', { numeric: true }),
  )

/** Finds plans of the client that the times of the villa do not allow. */
export function findConflicts(entries: readonly TimelineEntry[]): TimelineConflict[] {
  const find = (kind: TimelineKind) => entries.find(entry => entry.kind === kind && entry.time !== '')
  const [arrives, ready, leaves, ends] = [
    find('own-arrival'),
    find('arrival'),
    find('own-departure'),
    find('departure'),
  ]
  const conflicts: TimelineConflict[] = []
  if (arrives && ready && arrives.day === ready.day && arrives.time < ready.time)
    conflicts.push({ reason: 'arrives-early', entryIds: [arrives.id, ready.id] })
  if (leaves && ends && leaves.day === ends.day && leaves.time > ends.time)
    conflicts.push({ reason: 'leaves-late', entryIds: [leaves.id, ends.id] })
  return conflicts
}
