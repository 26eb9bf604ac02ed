import type { Transaction } from '#database/connection'
import { type ReminderKind, reminderKinds } from '#domain/reminders/reminder-plan'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { readPassportReadiness } from '#server/features/passports/public'
import { readTripReadiness } from '#server/features/trip-details/public'

export type World = Omit<Context, 'db'>

/** How far the thing is that a reminder asks for, for one recipient. */
export interface Readiness {
  /** The guests whom it concerns, and how many of them are not ready; 0 when it is done. */
  guests: number
  missing: number
  /** When somebody last worked on it, in milliseconds since 1970. */
  touchedAt: number | undefined
  /** Its reminder cannot be switched off. */
  isRequiredByLaw: boolean
  /** Makes a link for the recipient alone; undefined where they use the page of the client area. */
  privateLink: ((language: Language) => Promise<string>) | undefined
}

/**
 * Reads once whether a thing of a booking is done, and returns it for each recipient, by co-sign-in; null is the lead
 * booker. Undefined where they have nothing to do with it.
 */
export type ReadinessCheck = (
  tx: Transaction,
  world: World,
  bookingId: number,
) => Promise<((coSignInId: number | null) => Readiness | undefined) | undefined>

/** The checks, by kind. A reminder that asks for something is planned only if its kind is listed here. */
const readinessChecks: Partial<Record<ReminderKind, ReadinessCheck>> = {
  passports: readPassportReadiness,
  'trip-details': readTripReadiness,
}

/** Reminders that ask for nothing. */
const informative: readonly ReminderKind[] = ['arrival-week', 'arrival-day']

export const plannedKinds: readonly ReminderKind[] = reminderKinds.filter(
  kind => informative.includes(kind) || readinessChecks[kind] !== undefined,
)

/** The check of a kind; undefined where it asks for nothing. */
export const checkOf = (kind: ReminderKind): ReadinessCheck | undefined => readinessChecks[kind]
