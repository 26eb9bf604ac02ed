import type { CardPaymentResponse } from '#contract/payments/payments'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import type { PayablePart } from '#domain/booking/payment/payable-part'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { formatCardBrand } from '#domain/payments/card-brand'
import { type BookingStanding, type Subject, toOutcome } from '#domain/payments/outcomes'
import { paymentStatus } from '#domain/payments/payment-status'
import { majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { findBooked, findClientManager, getStanding } from '#server/features/bookings/public'
import { actorKey } from '#server/platform/auth/authentication'
import { type Attempt, currencyCode, itemKindsOf, refundedOf } from '../queries.ts'
import { outcomeMessage } from './outcome-texts.ts'
import { challengeReturnUrl } from './return-urls.ts'

const { begun, challenged, authorised, paid, releasing, released, held, short } = attemptStatus

/** A damage deposit that was left; its claims are reported by e-mail. */
const isLeft = ({ part, status }: Attempt) => part === 'damage' && [held, authorised, paid].some(one => one === status)

function stateOf(attempt: Attempt): CardPaymentResponse['state'] {
  const { status } = attempt
  if (isLeft(attempt)) return 'held'
  if (status === begun) return 'open'
  if (status === challenged) return 'challenge'
  if (status === paid) return 'paid'
  // The money is still to be captured, or was captured in part and staff decide.
  if (status === authorised || status === short) return 'open'
  return status === releasing || status === released ? 'given-back' : 'failed'
}

const subjects: Readonly<Record<PayablePart, Subject>> = {
  deposit: { thing: 'villa', part: 'deposit' },
  balance: { thing: 'villa', part: 'balance' },
  service: { thing: 'service', part: 'balance' },
  damage: { thing: 'service', part: 'balance' },
  wine: { thing: 'wine', part: 'balance' },
}

interface Shown {
  booking: BookingStanding
  /** Whether the payer sees the price of the booking: holders of links and guests without prices do not. */
  seesPrices: boolean
  language: Language
  phone: string
  specialist: string | undefined
  passRequired: boolean
  currency: string
  refundedCents: number
}

function messageOf(attempt: Attempt, { language, refundedCents, seesPrices, ...shown }: Shown) {
  const { cardStatus, reason, status } = attempt
  const filled = { ...shown, byLink: seesPrices ? undefined : { refundedCents } }
  if (status === begun || status === challenged || !cardStatus) return null
  const unsure = status === authorised && !isLeft(attempt) ? 'ERROR_AFTER_PAYMENT' : undefined
  const outcome = toOutcome(cardStatus, unsure ?? reason ?? undefined, subjects[attempt.part])
  if (isLeft(attempt) && outcome.success)
    return outcomeMessage({ ...outcome, words: 'damage_held' }, language, { ...filled, passRequired: false })
  const told = status === released ? { ...outcome, words: 'given_back' as const } : outcome
  return outcomeMessage(told, language, filled)
}

/**
 * The card of a successful payment. Only its payer sees it: others who may pay the booking, and holders of a payment
 * link, do not.
 */
function cardOf(attempt: Attempt, actor: Actor): CardPaymentResponse['card'] {
  const { payer, paymentLinkId, cardScheme, cardLast4: last4, cardWallet: wallet } = attempt
  const isOwn = paymentLinkId === null && actor.kind !== 'anonymous' && payer === actorKey(actor)
  if (!isOwn || !last4 || !['paid', 'held'].includes(stateOf(attempt))) return null
  return { brand: formatCardBrand(cardScheme), last4, wallet }
}

/** An attempt as its payer sees it, without details of the booking. */
export async function presentAttempt(
  db: Queryable,
  { catalogue, configuration }: Pick<Context, 'catalogue' | 'configuration'>,
  attempt: Attempt,
  { actor, language = attempt.language }: { actor: Actor; language?: Language | undefined },
): Promise<CardPaymentResponse> {
  const { id, bookingId, part, cents, currencyId, cardStatus, reason, provider, status, challengeUrl } = attempt
  const booking = await getStanding(db, bookingId)
  const booked = actor.kind === 'co-sign-in' ? await findBooked(db, bookingId) : undefined
  const isUnpriced = booked !== undefined && !can(bookingPolicy, actor, 'view-prices', booked)
  const currency = await currencyCode(db, currencyId)
  const passRequired = actor.kind === 'guest-user'
  const asked = status === challenged && challengeUrl !== null
  const byForm = asked && provider === 'opayo'
  return {
    id,
    bookingId,
    part,
    itemIds: attempt.itemIds,
    itemKinds: await itemKindsOf(db, attempt),
    amount: majorOf(cents),
    currencyId,
    state: stateOf(attempt),
    status: cardStatus,
    statusId: cardStatus === null ? null : paymentStatus[cardStatus],
    reason,
    message: messageOf(attempt, {
      booking,
      seesPrices: attempt.paymentLinkId === null && !isUnpriced,
      language,
      phone: configuration.office.phone,
      specialist: (await findClientManager(db, { catalogue }, bookingId))?.fullName,
      passRequired,
      currency,
      refundedCents: await refundedOf(db, id),
    }),
    card: cardOf(attempt, actor),
    PassRequired: passRequired,
    termurl: asked ? challengeReturnUrl(configuration, attempt) : null,
    acsurl: byForm ? challengeUrl : null,
    md: asked ? attempt.batchCode : null,
    paReq: byForm ? attempt.challengePaReq : null,
    vpsTxId: asked ? attempt.providerId : null,
    cReq: byForm ? attempt.challengeCReq : null,
    ga_LocalTime: asked ? attempt.begunAt.toISOString() : null,
    coSignIn: actor.kind === 'co-sign-in' ? { id: actor.coSignInId } : null,
    threeDSecureURL: asked && !byForm ? challengeUrl : null,
  }
}
