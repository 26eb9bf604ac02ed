import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { villa } from '#database/tables'
import type { ReminderKind } from '#domain/reminders/reminder-plan'
import type { Language } from '#domain/text/language'
import {
  absoluteUrl,
  clientAreaUrl,
  type FoundBooking,
  namedManager,
  villaLocation,
} from '#server/features/bookings/public'
import type { Readiness, World } from './readiness-checks.ts'

/** The times of arrival and departure at a villa. */
interface DayTimes {
  arrivalFrom: string
  departureBy: string
}

export async function findDayTimes(tx: Transaction, villaId: number): Promise<DayTimes> {
  const [times] = await tx
    .select({ arrivalFrom: villa.arrivalFrom, departureBy: villa.departureBy })
    .from(villa)
    .where(eq(villa.id, villaId))
  return { arrivalFrom: times?.arrivalFrom ?? '', departureBy: times?.departureBy ?? '' }
}

interface ReminderFacts {
  kind: ReminderKind
  recipient: string
  language: Language
  preferences: string
  toGuest: boolean
  item: FoundBooking['items'][number]
  times: DayTimes
  timezone: string
  /** Until arrival. */
  days: number
  readiness: Readiness | undefined
}

/** The page of the client area to which each kind leads. */
const pages: Readonly<Record<ReminderKind, string>> = {
  passports: '/secure/passport-details',
  'trip-details': '/secure/trip-details',
  'arrival-week': '/secure/timeline',
  'arrival-day': '/secure/timeline',
}

/** Renders a reminder. A guest whose details are missing gets a private link to their own, in their language. */
export async function writeReminder(
  world: World,
  found: FoundBooking,
  { kind, recipient, language, preferences, toGuest, item, times, timezone, days, readiness }: ReminderFacts,
) {
  const { configuration, documents } = world
  const { publicUrl: site, company, office } = configuration
  const page = `${pages[kind]}?booking=${found.row.id}`
  const usual = toGuest ? absoluteUrl(world, page, language) : clientAreaUrl(world, page, found.row)
  return documents.reminderEmail({
    sender: { site, company, office },
    language,
    recipient,
    told: kind,
    toGuest,
    villa: item.villa.name,
    place: villaLocation(world, item.villaId, language),
    stay: item.stay,
    timezone,
    ...times,
    days,
    missing: readiness?.missing ?? 0,
    guests: readiness?.guests ?? 0,
    address: (await readiness?.privateLink?.(language)) ?? usual,
    preferences,
    manager: namedManager(world, found),
  })
}
