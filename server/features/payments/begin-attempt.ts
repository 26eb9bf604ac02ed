import { and, eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import { paymentAttempt } from '#database/tables'
import type { Actor } from '#domain/actor'
import { bookingRights } from '#domain/booking/booking-rights'
import type { Language } from '#domain/language'
import { centsOf, majorOf } from '#domain/money'
import type { ProviderName } from '#server/adapters/payments/payment-provider'
import {
  type AcceptedBy,
  acceptedByActor,
  beginPayment,
  findBooked,
  type PayablePart,
  payableOf,
  requireAcceptance,
} from '#server/features/bookings/public'
import { allow } from '#server/platform/allow'
import { nameOf } from '#server/platform/callers'
import { hashOf } from '#server/platform/secrets'
import { lockLink, type PaymentLink } from './payment-links.ts'
import type { Attempt } from './queries.ts'

/** What somebody wants to pay. */
export interface WantedPayment {
  bookingId: number
  part: PayablePart
  /** What they have read is to be paid, in major units. */
  amount: number
  provider: ProviderName
  language: Language
  /** Where receipt and refund notice of a payer by link go. */
  payerEmail?: string
  /** The key under which the same is asked for again. */
  key: string | undefined
}

/** Who pays: somebody who may pay the booking, or whoever holds a link. */
export type PaidBy = { actor: Actor } | { link: PaymentLink }

const acceptedByPayer = (by: PaidBy): AcceptedBy =>
  'link' in by ? { acceptedBy: 'payment-link', paymentLinkId: by.link.id } : acceptedByActor(by.actor)

/** Throws `not-found` and `link-over`. */
async function admit(tx: Transaction, by: PaidBy, { bookingId, part }: WantedPayment): Promise<string> {
  if ('link' in by) {
    await lockLink(tx, by.link.id)
    return `link ${by.link.id}`
  }
  // What is left against damage is its owner's matter.
  allow(bookingRights, by.actor, part === 'damage' ? 'change' : 'settle', await findBooked(tx, bookingId))
  return nameOf(by.actor)
}

/**
 * Writes an attempt down before anybody is asked for money, or finds the one that was begun under the same key. Throws
 * `not-found`, `link-over`, `conditions-needed`, `option-over`, `not-booked-yet`, `not-in-this-state` where nothing is payable,
 * `price-changed` where it is another amount, and `key-reused`.
 */
export async function beginAttempt(
  tx: Transaction,
  by: PaidBy,
  asked: WantedPayment,
): Promise<{ attempt: Attempt; isNew: boolean }> {
  const link = 'link' in by ? by.link : undefined
  const { bookingId, part, amount, provider, language, key, payerEmail = null } = asked
  const payer = await admit(tx, by, asked)
  const keyHash = key ? hashOf(`${payer} ${key}`).toString('base64url') : undefined
  const cents = centsOf(amount)
  const repeated = async () => {
    const known = keyHash && (await findByKey(tx, bookingId, keyHash))
    if (!known) return undefined
    if (known.part !== part || known.cents !== cents || known.provider !== provider) throw new Refusal('key-reused')
    return { attempt: known, isNew: false }
  }
  const before = await repeated()
  if (before) return before
  // From here the villa's lock is held: of two that come at once the second finds what the first has written.
  const wanted = link ? { position: link.position ?? undefined } : { cents }
  const payable = await payableOf(tx, bookingId, part, wanted)
  const meanwhile = await repeated()
  if (meanwhile) return meanwhile
  if (!payable) throw new Refusal('not-in-this-state')
  const { currencyId, itemIds, positions } = payable
  if (payable.cents !== cents)
    throw new Refusal('price-changed', { more: { amount: majorOf(payable.cents), currencyId } })
  if (part === 'deposit') await requireAcceptance(tx, bookingId, acceptedByPayer(by))
  await beginPayment(tx, bookingId)
  const [attempt] = await tx
    .insert(paymentAttempt)
    .values({
      ...{ bookingId, part, itemIds, positions, cents, currencyId, provider, payer, payerEmail, language },
      paymentLinkId: link?.id ?? null,
      ...(keyHash && { keyHash }),
    })
    .returning()
  if (!attempt) throw new Error('an attempt was not written')
  return { attempt, isNew: true }
}

async function findByKey(tx: Transaction, bookingId: number, keyHash: string): Promise<Attempt | undefined> {
  const [known] = await tx
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.bookingId, bookingId), eq(paymentAttempt.keyHash, keyHash)))
  return known
}
