import { ProblemError } from '#contract/problems'
import type { Db } from '#database/connection'
import { withTransaction } from '#database/transact'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import type { ChargedPart } from '#domain/booking/payment/payable-part'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { accountFor } from '#domain/people/bank-account'
import { majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { authorize } from '#server/platform/auth/authorize'
import { type FoundBooking, findBooked, findBookings } from '../queries.ts'
import { type Payable, payableOf } from './payable.ts'

type World = Pick<Context, 'catalogue' | 'configuration'>

/** Bank transfer details of a payment: the company's account for its currency, the amount and the reference. */
export const presentTransfer = (
  { catalogue, configuration }: World,
  { reference }: Pick<FoundBooking['row'], 'reference'>,
  { cents, currencyId }: Pick<Payable, 'cents' | 'currencyId'>,
  heldUntil: Date | null,
) => ({
  account: accountFor(
    configuration.bankAccounts,
    catalogue.content.currencies.find(({ id }) => id === currencyId)?.code ?? 'EUR',
  ),
  reference,
  amount: majorOf(cents),
  currencyId,
  heldUntil: heldUntil?.toISOString() ?? null,
})

/**
 * The same for a payment that is due now; for a deposit once the villa is held for its transfer. Throws `not-found`,
 * `not-in-this-state`, `not-booked-yet` and `option-over`.
 */
export async function getTransfer(
  db: Db,
  world: World,
  actor: Actor,
  { id, arg: part }: { id: number; arg: ChargedPart },
) {
  authorize(bookingPolicy, actor, 'settle', await findBooked(db, id))
  const payable = await withTransaction(db, tx => payableOf(tx, id, part))
  const [found] = await findBookings(db, [id])
  const isHeld = found?.row.status === bookingStatus.officeOption
  if (!found || !payable || (part === 'deposit' && !isHeld)) throw new ProblemError('not-in-this-state')
  const until = found.items.find(({ kind }) => kind === 'villa')?.expiresAt ?? null
  return presentTransfer(world, found.row, payable, isHeld ? until : null)
}
