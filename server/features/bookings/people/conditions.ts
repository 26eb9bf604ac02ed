import { and, asc, eq, inArray } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { conditionsAcceptance } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { todayAt } from '#domain/calendar/today'
import { pageIds } from '#domain/content/page-ids'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'

export type Acceptance = typeof conditionsAcceptance.$inferSelect

/** The person who accepts the booking conditions; staff record an acceptance for the client, with a reason. */
export type AcceptedBy =
  | { acceptedBy: 'client' }
  | { acceptedBy: 'co-sign-in'; coSignInId: number }
  | { acceptedBy: 'payment-link'; paymentLinkId: number }
  | { acceptedBy: 'staff'; staffId: number; reason: string }

/** How an actor accepts the conditions of a booking that they can pay. */
export const acceptedByActor = (actor: Actor): AcceptedBy =>
  actor.kind === 'co-sign-in' ? { acceptedBy: 'co-sign-in', coSignInId: actor.coSignInId } : { acceptedBy: 'client' }

const isBy = (row: Acceptance, by: AcceptedBy): boolean =>
  row.acceptedBy === by.acceptedBy &&
  (by.acceptedBy !== 'co-sign-in' || row.coSignInId === by.coSignInId) &&
  (by.acceptedBy !== 'payment-link' || row.paymentLinkId === by.paymentLinkId)

/** The acceptance by one person, among those of a booking. */
export const acceptanceBy = (rows: readonly Acceptance[], by: AcceptedBy): Acceptance | undefined =>
  rows.find(row => isBy(row, by))

/** The acceptance that a booking is based on: its client’s own, else the earliest. */
const acceptanceOf = (rows: readonly Acceptance[]): Acceptance | undefined =>
  acceptanceBy(rows, { acceptedBy: 'client' }) ?? rows[0]

/** An acceptance in the shape of replies; null where there is none. */
export const presentAcceptance = (accepted: Acceptance | undefined) =>
  accepted
    ? { version: accepted.version, language: accepted.language, acceptedAt: accepted.acceptedAt.toISOString() }
    : null

/** The acceptance that an actor sees: their own, or for staff that of the booking. */
export const acceptanceSeenBy = (rows: readonly Acceptance[], actor: Actor): Acceptance | undefined =>
  actor.kind === 'staff' ? acceptanceOf(rows) : acceptanceBy(rows, acceptedByActor(actor))

/** Version and day for e-mails and PDFs; undefined where the conditions were not accepted. */
export function conditionsOnPaper(rows: readonly Acceptance[]) {
  const accepted = acceptanceOf(rows)
  return accepted && { version: accepted.version, acceptedOn: todayAt(accepted.acceptedAt.getTime()) }
}

/** All acceptances of these bookings, earliest first. */
export const findAcceptances = (db: Queryable, bookingIds: readonly number[]): Promise<Acceptance[]> =>
  db
    .select()
    .from(conditionsAcceptance)
    .where(inArray(conditionsAcceptance.bookingId, [...bookingIds]))
    .orderBy(asc(conditionsAcceptance.acceptedAt), asc(conditionsAcceptance.id))

/** Stores the acceptance of the conditions in force now; a person's first acceptance of a booking counts. */
export async function recordAcceptance(
  tx: Transaction,
  { catalogue, clock }: Pick<Context, 'catalogue' | 'clock'>,
  { bookingId, by, language }: { bookingId: number; by: AcceptedBy; language: Language },
): Promise<void> {
  const page = catalogue.content.pageById.get(pageIds.bookingConditions)
  await tx
    .insert(conditionsAcceptance)
    .values({ bookingId, version: page?.validFrom ?? todayAt(clock.now()), language, ...by })
    .onConflictDoNothing({
      target: [
        conditionsAcceptance.bookingId,
        conditionsAcceptance.acceptedBy,
        conditionsAcceptance.coSignInId,
        conditionsAcceptance.paymentLinkId,
      ],
    })
}

/**
 * Checks that the payer has accepted the conditions before money can confirm a booking; without a payer, that any
 * acceptance exists. Every way to pay a deposit calls it (PD-89). Throws `conditions-needed`.
 */
export async function requireAcceptance(tx: Transaction, bookingId: number, payer?: AcceptedBy): Promise<void> {
  const [found] = await tx
    .select({ id: conditionsAcceptance.id })
    .from(conditionsAcceptance)
    .where(and(eq(conditionsAcceptance.bookingId, bookingId), payer && ofPayer(payer)))
    .limit(1)
  if (!found) throw new ProblemError('conditions-needed')
}

const ofPayer = (by: AcceptedBy) =>
  and(
    eq(conditionsAcceptance.acceptedBy, by.acceptedBy),
    by.acceptedBy === 'co-sign-in' ? eq(conditionsAcceptance.coSignInId, by.coSignInId) : undefined,
    by.acceptedBy === 'payment-link' ? eq(conditionsAcceptance.paymentLinkId, by.paymentLinkId) : undefined,
  )
