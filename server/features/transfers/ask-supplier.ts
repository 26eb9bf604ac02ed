import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { bookingItem, supplierRequest, transfer } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changesBetween } from '#domain/access/staff-changes'
import { addDays } from '#domain/calendar/day'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { closedItemStatuses } from '#domain/lifecycles/item-status'
import { supplierLifecycle } from '#domain/lifecycles/supplier-request-state'
import { type Language, localPath } from '#domain/text/language'
import { lockBooking, nameOfService } from '#server/features/bookings/public'
import { queueEmail } from '#server/features/mail/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { generateToken, hashToken } from '#server/platform/auth/tokens'
import { lineOf } from './emails.ts'
import { getTransferBooking, type World } from './queries.ts'
import { withdrawSuppliers } from './withdraw-suppliers.ts'

const supplierPath = '/secure/supplier'

/**
 * Asks a supplier for an item of a booking, by a private link that is valid through the day after the service. It
 * replaces an open request. Throws `not-found` and `not-in-this-state`.
 */
export async function askSupplier(
  tx: Transaction,
  world: World,
  { staffId }: Staff,
  { id, email, language }: { id: number; email: string; language: Language },
): Promise<void> {
  const [named] = await tx.select().from(bookingItem).where(eq(bookingItem.id, id))
  if (!named || named.kind === 'villa') throw new ProblemError('not-found')
  const { bookingId, kind } = named
  await lockBooking(tx, bookingId)
  const of = await getTransferBooking(tx, world, bookingId)
  const [item] = await tx.select().from(bookingItem).where(eq(bookingItem.id, id))
  const isOver = !item || closedItemStatuses.includes(item.status) || item.stay.to <= of.now.slice(0, 10)
  if (isOver || of.row.status !== bookingStatus.confirmed) throw new ProblemError('not-in-this-state')
  await withdrawSuppliers(tx, [id])
  const secret = generateToken()
  const expiresAt = new Date(`${addDays(item.stay.to, 1)}T00:00:00Z`)
  await tx
    .insert(supplierRequest)
    .values({ itemId: id, bookingId, email, language, secretHash: hashToken(secret), sentBy: staffId, expiresAt })
  await writeStaffEntry(tx, { staffId, action: 'supplier-asked', reason: `${of.row.reference}: ${item.stay.from}` })
  const [row] = await tx.select().from(transfer).where(eq(transfer.itemId, id))
  const { publicUrl: site, company, office } = world.configuration
  const letter = await world.documents.supplierEmail({
    told: 'asked',
    sender: { site, company, office },
    language,
    recipient: email,
    villa: of.villaName,
    service: nameOfService(world, { kind, serviceId: item.serviceId }, language),
    day: item.stay.from,
    transfer: row ? lineOf(world, { row, item }, { villaName: of.villaName, language }) : null,
    address: `${site}${localPath(supplierPath, language)}#${secret}`,
    until: item.stay.to,
  })
  await queueEmail(tx, {
    ...{
      recipient: email,
      purpose: 'transactional',
      requestedBy: 'office',
      language,
      ...letter,
      replyTo: office.email,
    },
  })
}

/** Withdraws a request to a supplier; a repetition changes nothing. Throws `not-found`. */
export async function withdrawSupplier(tx: Transaction, { staffId }: Staff, id: number): Promise<void> {
  const [named] = await tx.select().from(supplierRequest).where(eq(supplierRequest.id, id))
  if (!named) throw new ProblemError('not-found')
  await lockBooking(tx, named.bookingId)
  const [row] = await tx.select().from(supplierRequest).where(eq(supplierRequest.id, id))
  if (!row || !supplierLifecycle.steps.withdraw.from.includes(row.state)) return
  await tx
    .update(supplierRequest)
    .set({ state: supplierLifecycle.steps.withdraw.to, endedAt: sql`app_now()` })
    .where(eq(supplierRequest.id, id))
  const changes = changesBetween({ state: row.state }, { state: supplierLifecycle.steps.withdraw.to })
  await writeStaffEntry(tx, { staffId, action: 'supplier-withdrawn', reason: `request ${id}`, changes })
}
