import { and, eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { paymentAttempt } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { isItemPart, type PayablePart } from '#domain/booking/payment/payable-part'
import { centsOf, majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import type { CardToken, ProviderName } from '#server/adapters/payments/payment-provider'
import {
  type AcceptedBy,
  acceptedByActor,
  beginPayment,
  findBooked,
  hasRequested,
  lockBooking,
  payableOfLocked,
  requireAcceptance,
} from '#server/features/bookings/public'
import { actorKey } from '#server/platform/auth/authentication'
import { authorize } from '#server/platform/auth/authorize'
import { hashToken } from '#server/platform/auth/tokens'
import { lockLink, type PaymentLink } from '../links/payment-links.ts'
import type { Attempt } from '../queries.ts'

/** The input of a payment. */
export interface PaymentInput {
  bookingId: number
  part: PayablePart
  /** The amount shown to the payer, in major units. */
  amount: number
  /** The services to pay; all that can be paid unless given. */
  itemIds?: readonly number[] | undefined
  provider: ProviderName
  language: Language
  /** The recipient of receipt and refund notice for a payment by link. */
  payerEmail?: string
  /** The card; the attempt stores only its wallet. */
  card: CardToken
  /** The idempotency key. */
  key: string | undefined
}

/** An actor who can pay the booking, or the holder of a payment link. */
export type PayerAuthorization = { actor: Actor } | { link: PaymentLink }

const acceptedByPayer = (by: PayerAuthorization): AcceptedBy =>
  'link' in by ? { acceptedBy: 'payment-link', paymentLinkId: by.link.id } : acceptedByActor(by.actor)

/** Authorises the payer and returns their name for the attempt. Throws `not-found` and `link-over`. */
async function admit(tx: Transaction, by: PayerAuthorization, asked: PaymentInput): Promise<string> {
  const { bookingId, part, itemIds = [] } = asked
  if ('link' in by) {
    await lockLink(tx, by.link.id)
    return `link ${by.link.id}`
  }
  // Only the owner of the booking can leave a damage deposit.
  const booked = await findBooked(tx, bookingId)
  const isOfOwn =
    by.actor.kind === 'co-sign-in' &&
    isItemPart(part) &&
    (await hasRequested(tx, by.actor.coSignInId, { bookingId, itemIds }))
  authorize(bookingPolicy, by.actor, part === 'damage' ? 'change' : isOfOwn ? 'settle-own' : 'settle', booked)
  return actorKey(by.actor)
}

/**
 * Stores an attempt before any provider is requested, or finds the one with the same key. Throws `not-found`,
 * `link-over`, `conditions-needed`, `option-over`, `not-booked-yet`, `not-in-this-state` where nothing is payable,
 * `price-changed` where the amount differs, and `key-reused`.
 */
export async function createAttempt(
  tx: Transaction,
  by: PayerAuthorization,
  asked: PaymentInput,
): Promise<{ attempt: Attempt; isNew: boolean }> {
  const link = 'link' in by ? by.link : undefined
  const { bookingId, part, amount, provider, language, card, key, payerEmail = null } = asked
  const payer = await admit(tx, by, asked)
  const keyHash = key ? hashToken(`${payer} ${key}`).toString('base64url') : undefined
  const cents = centsOf(amount)
  const repeated = async () => {
    const known = keyHash && (await findByKey(tx, bookingId, keyHash))
    if (!known) return undefined
    if (known.part !== part || known.cents !== cents || known.provider !== provider)
      throw new ProblemError('key-reused')
    return { attempt: known, isNew: false }
  }
  const before = await repeated()
  if (before) return before
  const wanted = link ? { position: link.position ?? undefined } : { cents, itemIds: asked.itemIds }
  // Of two concurrent requests the second finds the attempt of the first.
  const locked = await lockBooking(tx, bookingId)
  const payable = await payableOfLocked(tx, locked, part, wanted)
  const meanwhile = await repeated()
  if (meanwhile) return meanwhile
  if (!payable) throw new ProblemError('not-in-this-state')
  const { currencyId, itemIds, positions } = payable
  if (payable.cents !== cents)
    throw new ProblemError('price-changed', { more: { amount: majorOf(payable.cents), currencyId } })
  if (part === 'deposit') await requireAcceptance(tx, bookingId, acceptedByPayer(by))
  await beginPayment(tx, locked)
  const [attempt] = await tx
    .insert(paymentAttempt)
    .values({
      ...{ bookingId, part, itemIds, positions, cents, currencyId, provider, payer, payerEmail, language },
      paymentLinkId: link?.id ?? null,
      cardWallet: card.kind === 'wallet' ? card.wallet : null,
      ...(keyHash && { keyHash }),
    })
    .returning()
  if (!attempt) throw new Error('the attempt was not stored')
  return { attempt, isNew: true }
}

async function findByKey(tx: Transaction, bookingId: number, keyHash: string): Promise<Attempt | undefined> {
  const [known] = await tx
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.bookingId, bookingId), eq(paymentAttempt.keyHash, keyHash)))
  return known
}
