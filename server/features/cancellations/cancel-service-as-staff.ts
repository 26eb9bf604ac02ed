import type { OfficeServiceCancellation } from '#contract/booking/cancellations'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import type { Staff } from '#domain/access/actor'
import { changesBetween, statusName } from '#domain/access/staff-changes'
import { itemStatus } from '#domain/lifecycles/item-status'
import { centsOf, majorOf } from '#domain/pricing/money'
import {
  emailAboutService,
  type FoundBooking,
  lockBooking,
  nameOfService,
  writeServiceEmail,
} from '#server/features/bookings/public'
import { findRecipients, notify } from '#server/features/notifications/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { findOpenSuppliers } from '#server/features/transfers/public'
import {
  endService,
  findBookingOfItem,
  presentServiceCancellation,
  termsOfService,
  type World,
} from './service-cancellation.ts'

/** The terms of a paid service that staff cancel now, and the suppliers who are told. Throws `not-found` and `not-in-this-state`. */
export async function getServiceCancellationAsStaff(
  db: Queryable,
  world: World,
  itemId: number,
): Promise<OfficeServiceCancellation> {
  const found = await findBookingOfItem(db, itemId)
  if (!found) throw new ProblemError('not-found')
  const terms = await termsOfService(db, world, { found, itemId, by: 'staff' })
  const suppliers = await findOpenSuppliers(db, [itemId])
  return { ...presentServiceCancellation(found, terms), suppliers: suppliers.map(({ email }) => email) }
}

interface CancelServiceInput {
  id: number
  /** The refund by the terms that the staff member has read. */
  byTerms: number
  /** The refund that they grant. */
  returned: number
  reason: string
}

/** A refund beyond the terms has a reason, and is at most what has been paid. */
function requireGrant(
  found: FoundBooking,
  terms: Awaited<ReturnType<typeof termsOfService>>,
  input: CancelServiceInput,
): number {
  const cents = centsOf(input.returned)
  const isKnown = terms.returnedCents === centsOf(input.byTerms)
  if (!isKnown || cents < terms.returnedCents || cents > terms.returnedCents + terms.keptCents)
    throw new ProblemError('price-changed', { more: { cancellation: presentServiceCancellation(found, terms) } })
  if (cents > terms.returnedCents && input.reason === '') {
    const detail = 'A refund beyond the terms needs a reason.'
    throw new ProblemError('invalid-input', { detail, errors: [{ field: 'body.reason', code: 'missing', detail }] })
  }
  return cents
}

/**
 * Cancels a paid service for its client, with the refund by its terms or a higher one (PD-155). Throws `not-found`,
 * `not-in-this-state`, `price-changed` where the terms differ from those that were read or the refund is not within them and
 * the paid amount, and `invalid-input` for a higher refund without a reason.
 */
export async function cancelServiceAsStaff(tx: Transaction, world: World, actor: Staff, input: CancelServiceInput) {
  const { id: itemId, reason } = input
  const named = await findBookingOfItem(tx, itemId)
  if (!named) throw new ProblemError('not-found')
  await lockBooking(tx, named.row.id)
  const found = await findBookingOfItem(tx, itemId)
  if (!found) throw new ProblemError('not-found')
  const terms = await termsOfService(tx, world, { found, itemId, by: 'staff' })
  const cents = requireGrant(found, terms, input)
  const { item } = terms
  const { kind, serviceId, stay } = item
  const { byCard, byTransfer, status, suppliers } = await endService(tx, world, actor, { found, terms, cents })
  const told = { item, cents, transferCents: byTransfer, knowsSupplier: suppliers.length > 0 }
  for (const recipient of await findRecipients(tx, found, 'lead-booker'))
    await notify(tx, world, {
      recipient,
      dedupeKey: `service ${itemId} cancelled by the office`,
      topic: null,
      write: () => writeServiceEmail(world, found, { told: 'cancelled-for-client', ...told }),
    })
  // Only a bank transfer, or a supplier without a request, is left for the office to do.
  if (byTransfer > 0 || suppliers.length === 0)
    await emailAboutService(tx, world, found, { told: 'cancelled-by-staff', ...told })
  const service = kind === 'villa' ? '' : nameOfService(world, { kind, serviceId }, 'en')
  await writeStaffEntry(tx, {
    staffId: actor.staffId,
    action: 'service-cancelled',
    reason: [`${found.row.reference}: ${service}, ${stay.from}`, reason].filter(Boolean).join(' – '),
    changes: changesBetween(
      { status: statusName(itemStatus, item.status) },
      { status: statusName(itemStatus, status), refunded: majorOf(cents) },
    ),
  })
  return { itemId, returnedByCard: majorOf(byCard), returnedByTransfer: majorOf(byTransfer) }
}
