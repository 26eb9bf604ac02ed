import { sql } from 'drizzle-orm'
import type { DocumentKind } from '#contract/booking/documents'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import type { Actor, Staff } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { bookingStatus, paidBookingStatuses } from '#domain/lifecycles/booking-status'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { findBookings } from '#server/features/bookings/public'
import { authorizePhoto } from '#server/features/feedback/public'
import { authorizeFile } from '#server/features/messages/public'
import { getInvoice } from '#server/features/payments/public'
import { authorize } from '#server/platform/auth/authorize'
import { requireInReach } from '#server/platform/auth/require-reach'
import { encryptDocumentToken } from './document-token.ts'

/** The documents that invited people may open. */
const sharedKinds: readonly DocumentKind[] = ['calendar', 'information-pack']

/** Lifetime of a document link, in milliseconds (PD-70). */
const opensFor = 60_000

const recordOfKind = { attachment: 'message-file', 'feedback-photo': 'feedback-photo', invoice: 'invoice' } as const

const requireDocumentInReach = (db: Queryable, actor: Staff, kind: DocumentKind, id: number) => {
  const record = Object.hasOwn(recordOfKind, kind) ? recordOfKind[kind as keyof typeof recordOfKind] : 'booking'
  const permission = kind === 'attachment' || kind === 'feedback-photo' ? 'bookings' : 'payments'
  return requireInReach(db, reachOf(actor, permission), [{ record, id }])
}

/** Checks that the actor can see the document and that it exists yet. */
async function askDocument(db: Queryable, actor: Actor, kind: DocumentKind, id: number): Promise<void> {
  if (actor.kind === 'staff') await requireDocumentInReach(db, actor, kind, id)
  if (kind === 'attachment') return authorizeFile(db, actor, id)
  if (kind === 'feedback-photo') return authorizePhoto(db, actor, id)
  // Staff who answer messages may not open the documents of payments.
  if (actor.kind === 'staff' && !actor.permissions.includes('payments')) throw new ProblemError('not-found')
  if (kind === 'invoice') {
    await getInvoice(db, actor, id)
    return
  }
  const [found] = await findBookings(db, [id])
  authorize(bookingPolicy, actor, sharedKinds.includes(kind) ? 'view' : 'view-owner', found?.booked)
  const states: readonly number[] =
    kind === 'calendar' ? [...paidBookingStatuses, bookingStatus.cancelled] : paidBookingStatuses
  if (!found || !states.includes(found.row.status)) throw new ProblemError('not-in-this-state')
}

/**
 * Creates a link that opens a document for a minute. Throws `not-found`, and `not-in-this-state` where the document
 * does not exist yet.
 */
export async function linkDocument(
  db: Queryable,
  { configuration }: Pick<Context, 'configuration'>,
  actor: Actor,
  { kind, id, lang }: { kind: DocumentKind; id: number; lang?: Language | undefined },
): Promise<{ address: string; expiresAt: string }> {
  await askDocument(db, actor, kind, id)
  const until = (await databaseTime(db)) + opensFor
  const sealed = encryptDocumentToken({ kind, id, until, language: lang }, configuration)
  return {
    address: `${configuration.publicUrl}/api/core/documents/${sealed}`,
    expiresAt: new Date(until).toISOString(),
  }
}

/** The database's time, in milliseconds since 1970, because the clocks of processes can differ. */
export async function databaseTime(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ now: number }>(sql`select extract(epoch from app_now())::float8 * 1000 as now`)
  return Math.floor(rows[0]?.now ?? 0)
}
