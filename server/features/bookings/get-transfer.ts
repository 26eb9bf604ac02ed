import { Refusal } from '#contract/refusals'
import type { Db } from '#database/connection'
import { transact } from '#database/transact'
import type { Actor } from '#domain/actor'
import { accountFor } from '#domain/bank-account'
import { bookingRights } from '#domain/booking/booking-rights'
import { bookingStatus } from '#domain/booking/booking-status'
import { majorOf } from '#domain/money'
import type { Context } from '#server/context'
import { allow } from '#server/platform/allow'
import { type Payable, payableOf } from './payable.ts'
import { type FoundBooking, findBooked, findBookings } from './queries.ts'

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
  { id, arg: part }: { id: number; arg: 'deposit' | 'balance' | 'service' },
) {
  allow(bookingRights, actor, 'settle', await findBooked(db, id))
  const payable = await transact(db, tx => payableOf(tx, id, part))
  const [found] = await findBookings(db, [id])
  const isHeld = found?.row.status === bookingStatus.officeOption
  if (!found || !payable || (part === 'deposit' && !isHeld)) throw new Refusal('not-in-this-state')
  const until = found.items.find(({ kind }) => kind === 'villa')?.expiresAt ?? null
  return presentTransfer(world, found.row, payable, isHeld ? until : null)
}
