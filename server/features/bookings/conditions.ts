import { and, asc, eq, inArray } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Reads, Transaction } from '#database/connection'
import { conditionsAcceptance } from '#database/tables'
import type { Actor } from '#domain/actor'
import type { Language } from '#domain/language'
import { pageIds } from '#domain/page-ids'
import { todayAt } from '#domain/today'
import type { Context } from '#server/context'

export type Acceptance = typeof conditionsAcceptance.$inferSelect

/** The person who accepts the booking conditions; staff record what a client told them. */
export type AcceptedBy =
  | { acceptedBy: 'client' }
  | { acceptedBy: 'co-sign-in'; coSignInId: number }
  | { acceptedBy: 'payment-link'; paymentLinkId: number }
  | { acceptedBy: 'staff'; staffId: number; reason: string }

/** As whom an actor accepts the conditions of a booking that they may pay. */
export const acceptedByActor = (actor: Actor): AcceptedBy =>
  actor.kind === 'co-sign-in' ? { acceptedBy: 'co-sign-in', coSignInId: actor.coSignInId } : { acceptedBy: 'client' }

const isBy = (row: Acceptance, by: AcceptedBy): boolean =>
  row.acceptedBy === by.acceptedBy &&
  (by.acceptedBy !== 'co-sign-in' || row.coSignInId === by.coSignInId) &&
  (by.acceptedBy !== 'payment-link' || row.paymentLinkId === by.paymentLinkId)

/** The acceptance by one person, among those of a booking. */
export const acceptanceBy = (rows: readonly Acceptance[], by: AcceptedBy): Acceptance | undefined =>
  rows.find(row => isBy(row, by))

/** The acceptance under which a booking stands: its client’s own, else the earliest. */
const acceptanceOf = (rows: readonly Acceptance[]): Acceptance | undefined =>
  acceptanceBy(rows, { acceptedBy: 'client' }) ?? rows[0]

/** An acceptance as calls tell it; null where there is none. */
export const presentAcceptance = (accepted: Acceptance | undefined) =>
  accepted
    ? { version: accepted.version, language: accepted.language, acceptedAt: accepted.acceptedAt.toISOString() }
    : null

/** As whom an actor sees the conditions accepted: as themselves, and staff as the booking stands. */
export const acceptanceSeenBy = (rows: readonly Acceptance[], actor: Actor): Acceptance | undefined =>
  actor.kind === 'staff' ? acceptanceOf(rows) : acceptanceBy(rows, acceptedByActor(actor))

/** Version and day that e-mails and papers name; undefined where nobody has accepted the conditions. */
export function conditionsOnPaper(rows: readonly Acceptance[]) {
  const accepted = acceptanceOf(rows)
  return accepted && { version: accepted.version, acceptedOn: todayAt(accepted.acceptedAt.getTime()) }
}

/** All acceptances of these bookings, the earliest first. */
export const findAcceptances = (db: Reads, bookingIds: readonly number[]): Promise<Acceptance[]> =>
  db
    .select()
    .from(conditionsAcceptance)
    .where(inArray(conditionsAcceptance.bookingId, [...bookingIds]))
    .orderBy(asc(conditionsAcceptance.acceptedAt), asc(conditionsAcceptance.id))

/** Stores that somebody accepted the conditions in force at this moment; their first acceptance of a booking counts. */
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
 * Asks, before money can confirm a booking, whether its payer has accepted the conditions; without a payer, whether
 * anybody has. Every way to pay a deposit calls it (PD-89). Throws `conditions-needed`.
 */
export async function requireAcceptance(tx: Transaction, bookingId: number, payer?: AcceptedBy): Promise<void> {
  const [found] = await tx
    .select({ id: conditionsAcceptance.id })
    .from(conditionsAcceptance)
    .where(and(eq(conditionsAcceptance.bookingId, bookingId), payer && ofPayer(payer)))
    .limit(1)
  if (!found) throw new Refusal('conditions-needed')
}

const ofPayer = (by: AcceptedBy) =>
  and(
    eq(conditionsAcceptance.acceptedBy, by.acceptedBy),
    by.acceptedBy === 'co-sign-in' ? eq(conditionsAcceptance.coSignInId, by.coSignInId) : undefined,
    by.acceptedBy === 'payment-link' ? eq(conditionsAcceptance.paymentLinkId, by.paymentLinkId) : undefined,
  )
