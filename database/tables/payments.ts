import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ChargedPart, PayablePart } from '#domain/booking/payment/payable-part'
import type { Day } from '#domain/calendar/day'
import type { AttemptStatus } from '#domain/lifecycles/attempt'
import type { ClaimState } from '#domain/lifecycles/claim-state'
import type { DifferenceKind } from '#domain/payments/differences'
import type { Account, PostingKind } from '#domain/payments/ledger'
import type { FailureReason, PaymentStatus } from '#domain/payments/payment-status'
import type { CurrencyId } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { booking } from './bookings.ts'
import { bytes, dateRangeCheck, days, instant, sequenceId, sequenceIdRef } from './columns.ts'
import { staff } from './staff.ts'

const currency = () => smallint().$type<CurrencyId>().notNull()
const ofBooking = () =>
  sequenceIdRef()
    .notNull()
    .references(() => booking.id)

/** A link by which another person pays a part of a booking, without an account (PD-65). */
export const paymentLink = pgTable(
  'payment_link',
  {
    id: sequenceId(),
    bookingId: ofBooking(),
    /** The hash of its secret, which only the link contains. */
    secretHash: bytes().notNull().unique(),
    part: text().$type<ChargedPart>().notNull(),
    /** The part of the balance that it pays. */
    position: smallint(),
    /** Its share when it was created: an unpaid share returns to the part from which it was split. */
    cents: integer(),
    /** For whom it is, as entered by its owner; not shown to the payer. */
    name: text().notNull().default(''),
    /** Whether its page names the lead booker and the villa, as the lead booker allows (PD-103). */
    namesAsker: boolean().notNull().default(false),
    createdAt: instant().notNull().default(sql`app_now()`),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  t => [
    index().on(t.bookingId),
    check('payment_link_part', sql`${t.part} in ('deposit', 'balance', 'service', 'wine')`),
    check('payment_link_share', sql`(${t.part} = 'balance') = (${t.position} is not null)`),
  ],
)

/**
 * An attempt to pay a part of a booking by card, or to leave its damage deposit. It is stored before the request to the
 * provider (PD-25).
 */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: sequenceId(),
    bookingId: ofBooking(),
    part: text().$type<PayablePart>().notNull(),
    /** The services that it pays. */
    itemIds: sequenceIdRef().array().notNull().default([]),
    /** The parts of the balance that it pays. */
    positions: smallint().array().notNull().default([]),
    cents: integer().notNull(),
    currencyId: currency(),
    status: smallint().$type<AttemptStatus>().notNull().default(0),
    provider: text().$type<'checkout' | 'opayo'>().notNull(),
    /** The reference for the provider and the holder's bank; not guessable. */
    batchCode: uuid().notNull().unique().defaultRandom(),
    /** The provider's id; null until its response. */
    providerId: text(),
    /** The hash of the idempotency key with which the browser polls it. */
    keyHash: text(),
    /** The result of the card, in the terms of the specification. */
    cardStatus: text().$type<PaymentStatus>(),
    reason: text().$type<FailureReason>(),
    /** The address of the bank's challenge, and its parameters. */
    challengeUrl: text(),
    challengeCReq: text(),
    challengePaReq: text(),
    cardScheme: text(),
    cardLast4: text(),
    /** The wallet of the card. */
    cardWallet: text().$type<'apple-pay' | 'google-pay'>(),
    /** The payer, in the API's notation; not the owner of the booking. */
    payer: text().notNull(),
    /** The payment link, where another person pays. */
    paymentLinkId: sequenceIdRef().references(() => paymentLink.id),
    /** The recipient of receipts and refund notices, for a payer by link. */
    payerEmail: text(),
    /** The language of the page on which it was begun. */
    language: text().$type<Language>().notNull(),
    begunAt: instant().notNull().default(sql`app_now()`),
    /** When the provider was last queried. */
    askedAt: instant().notNull().default(sql`app_now()`),
    settledAt: instant(),
    /** The amount at the provider, captured less refunded, and when it was reported. */
    reportedCents: integer(),
    reportedAt: instant(),
    /** The claimed part of a damage deposit, the reason, and the staff member. */
    claimedCents: integer(),
    claimReason: text(),
    claimedBy: sequenceIdRef().references(() => staff.id),
    /** When the office was notified that staff must check it. */
    officeNotifiedAt: instant(),
  },
  t => [
    index().on(t.bookingId),
    index().on(t.askedAt).where(sql`status in (0, 1, 2, 5, 6, 9)`),
    index('payment_attempt_held').on(t.id).where(sql`status = 8`),
    index('payment_attempt_held_by_amount').on(t.cents, t.id).where(sql`status = 8`),
    index().on(t.settledAt),
    index().on(t.reportedAt),
    index().on(t.paymentLinkId),
    unique().on(t.bookingId, t.keyHash),
    check('payment_attempt_part', sql`${t.part} in ('deposit', 'balance', 'service', 'wine', 'damage')`),
    check('payment_attempt_cents', sql`${t.cents} > 0`),
    check('payment_attempt_status', sql`${t.status} between 0 and 9`),
    check('payment_attempt_held', sql`${t.status} <> 8 or ${t.part} = 'damage'`),
    check(
      'payment_attempt_claim',
      sql`num_nonnulls(${t.claimedCents}, ${t.claimReason}, ${t.claimedBy}) = case when ${t.part} = 'damage' and ${t.status} in (2, 3) then 3 else 0 end`,
    ),
    check('payment_attempt_claimed', sql`${t.claimedCents} between 1 and ${t.cents}`),
    // No second deposit while one is held or claimed.
    uniqueIndex('payment_attempt_deposit').on(t.bookingId).where(sql`part = 'damage' and status in (2, 3, 8)`),
    check('payment_attempt_provider', sql`${t.provider} in ('checkout', 'opayo')`),
  ],
)

/**
 * A difference between our request and the provider's report (PD-91). It is open until a later look-up no longer finds
 * it, and marks its booking until staff acknowledge it.
 */
export const paymentDifference = pgTable(
  'payment_difference',
  {
    id: sequenceId(),
    bookingId: ofBooking(),
    attemptId: sequenceIdRef()
      .notNull()
      .references(() => paymentAttempt.id),
    kind: text().$type<DifferenceKind>().notNull(),
    /** Cents of the attempt's currency. */
    expectedCents: integer().notNull(),
    reportedCents: integer().notNull(),
    /** The reported currency (ISO 4217). */
    reportedCurrency: text().notNull(),
    foundAt: instant().notNull().default(sql`app_now()`),
    endedAt: instant(),
  },
  t => [
    index().on(t.bookingId),
    index('payment_difference_open_by_amount').on(t.expectedCents, t.id).where(sql`ended_at is null`),
    index().on(t.attemptId),
    uniqueIndex('payment_difference_open').on(t.attemptId, t.kind).where(sql`ended_at is null`),
    check('payment_difference_kind', sql`${t.kind} in ('currency', 'authorised', 'captured', 'refunded', 'disputed')`),
    check('payment_difference_currency', sql`${t.reportedCurrency} ~ '^[A-Z]{3}$'`),
  ],
)

/** A webhook event of a provider, stored once however often it is sent. */
export const providerEvent = pgTable(
  'provider_event',
  {
    id: sequenceId(),
    provider: text().$type<'checkout' | 'opayo'>().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    attemptId: sequenceIdRef().references(() => paymentAttempt.id),
    receivedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [unique().on(t.provider, t.eventId), index().on(t.attemptId), index().on(t.receivedAt)],
)

/** A refund to the card of a payment. */
export const cardRefund = pgTable(
  'card_refund',
  {
    id: sequenceId(),
    attemptId: sequenceIdRef()
      .notNull()
      .references(() => paymentAttempt.id),
    cents: integer().notNull(),
    /**
     * The cause: its subject was no longer available, the office grants it, the booking was cancelled, staff decided
     * it, or it was made at the provider.
     */
    cause: text().$type<'nothing-to-be-had' | 'granted' | 'cancelled' | 'by-staff' | 'at-provider'>().notNull(),
    /** The base of the idempotency keys for the provider: one for each rejected try. */
    key: uuid().notNull().unique().defaultRandom(),
    refusals: smallint().notNull().default(0),
    askedAt: instant().notNull().default(sql`app_now()`),
    /** When the request to the provider began; it stays set if the response was lost and the result is unknown. */
    underWayAt: instant(),
    givenAt: instant(),
    createdAt: instant().notNull().default(sql`app_now()`),
    /** When the office was notified that the provider rejects it. */
    officeNotifiedAt: instant(),
    /** The staff member who settled it by bank transfer, the bank's reference, and the reason. */
    settledBy: sequenceIdRef().references(() => staff.id),
    settledReference: text().unique(),
    settledReason: text(),
  },
  t => [
    index().on(t.attemptId),
    index().on(t.askedAt).where(sql`given_at is null`),
    index('card_refund_open').on(t.id).where(sql`given_at is null`),
    index('card_refund_open_by_amount').on(t.cents, t.id).where(sql`given_at is null`),
    check('card_refund_cents', sql`${t.cents} > 0`),
    check(
      'card_refund_settled',
      sql`num_nonnulls(${t.settledBy}, ${t.settledReference}, ${t.settledReason}) in (0, 3)`,
    ),
  ],
)

/** A claim on a damage deposit that a second staff member must confirm: before arrival, or after the cancellation. */
export const damageClaim = pgTable(
  'damage_claim',
  {
    id: sequenceId(),
    bookingId: ofBooking(),
    attemptId: sequenceIdRef()
      .notNull()
      .references(() => paymentAttempt.id),
    cents: integer().notNull(),
    reason: text().notNull(),
    state: text().$type<ClaimState>().notNull().default('requested'),
    requestedBy: sequenceIdRef()
      .notNull()
      .references(() => staff.id),
    requestedAt: instant().notNull().default(sql`app_now()`),
    confirmedBy: sequenceIdRef().references(() => staff.id),
    answeredAt: instant(),
  },
  t => [
    index().on(t.bookingId),
    uniqueIndex('damage_claim_open').on(t.attemptId).where(sql`state = 'requested'`),
    check('damage_claim_cents', sql`${t.cents} > 0`),
    check('damage_claim_state', sql`${t.state} in ('requested', 'confirmed', 'withdrawn', 'ended')`),
    check('damage_claim_confirmed', sql`(${t.state} = 'confirmed') = (${t.confirmedBy} is not null)`),
    // Staff cannot confirm their own request.
    check('damage_claim_second', sql`${t.confirmedBy} <> ${t.requestedBy}`),
  ],
)

/** A bank transfer to or from the company's account, as recorded by the office. */
export const bankTransfer = pgTable(
  'bank_transfer',
  {
    id: sequenceId(),
    bookingId: ofBooking(),
    direction: text().$type<'in' | 'out'>().notNull(),
    part: text().$type<ChargedPart>().notNull(),
    cents: integer().notNull(),
    currencyId: currency(),
    /** The day on which the bank booked it. */
    bookedOn: date().$type<Day>().notNull(),
    /** The bank's reference, unique: no transfer is recorded twice. */
    bankReference: text().notNull().unique(),
    enteredBy: sequenceIdRef()
      .notNull()
      .references(() => staff.id),
    enteredAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.bookingId),
    index('bank_transfer_by_entry').on(t.direction, t.id),
    index('bank_transfer_by_day').on(t.direction, t.bookedOn, t.id),
    index('bank_transfer_by_amount').on(t.direction, t.cents, t.id),
    check('bank_transfer_direction', sql`${t.direction} in ('in', 'out')`),
    check('bank_transfer_part', sql`${t.part} in ('deposit', 'balance', 'service', 'wine')`),
    check('bank_transfer_cents', sql`${t.cents} > 0`),
  ],
)

/** A posting of the ledger; its lines add up to zero. */
export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    id: sequenceId(),
    kind: text().$type<PostingKind>().notNull(),
    bookingId: ofBooking(),
    currencyId: currency(),
    attemptId: sequenceIdRef().references(() => paymentAttempt.id),
    refundId: sequenceIdRef().references(() => cardRefund.id),
    transferId: sequenceIdRef().references(() => bankTransfer.id),
    /** The difference that revealed this money, which only the provider's report showed. */
    differenceId: sequenceIdRef().references(() => paymentDifference.id),
    postedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.bookingId),
    index().on(t.postedAt),
    // Each attempt is charged once, and each refund posted once.
    unique().on(t.kind, t.attemptId),
    unique().on(t.kind, t.refundId),
    unique().on(t.kind, t.transferId),
    unique().on(t.kind, t.differenceId),
    check('ledger_posting_kind', sql`${t.kind} in ('charge', 'refund', 'invoice', 'credit-note')`),
    check(
      'ledger_posting_cause',
      sql`num_nonnulls(${t.attemptId}, ${t.refundId}, ${t.transferId}, ${t.differenceId}) = 1`,
    ),
  ],
)

/** A line of a posting: the gain of an account, in cents of the posting's currency. */
export const ledgerLine = pgTable(
  'ledger_line',
  {
    id: sequenceId(),
    postingId: sequenceIdRef()
      .notNull()
      .references(() => ledgerPosting.id),
    account: text().$type<Account>().notNull(),
    cents: integer().notNull(),
  },
  t => [index().on(t.postingId), check('ledger_line_cents', sql`${t.cents} <> 0`)],
)

/** An invoice, or a credit note that cancels one. Both are immutable (PD-74). */
export const invoice = pgTable(
  'invoice',
  {
    id: sequenceId(),
    kind: text().$type<'invoice' | 'credit-note'>().notNull(),
    year: smallint().notNull(),
    /** Without a gap within a year and kind. */
    number: integer().notNull(),
    bookingId: ofBooking(),
    attemptId: sequenceIdRef().references(() => paymentAttempt.id),
    refundId: sequenceIdRef()
      .unique()
      .references(() => cardRefund.id),
    transferId: sequenceIdRef()
      .unique()
      .references(() => bankTransfer.id),
    differenceId: sequenceIdRef()
      .unique()
      .references(() => paymentDifference.id),
    part: text().$type<PayablePart>().notNull(),
    cents: integer().notNull(),
    currencyId: currency(),
    language: text().$type<Language>().notNull(),
    /** Recipient and subject at the time of issue. */
    name: text().notNull(),
    company: text().notNull().default(''),
    vatNumber: text().notNull().default(''),
    /** The client's address, line by line; empty where unknown. */
    address: text().notNull().default(''),
    /** The total of the booking, and the outstanding rest after this; null on credit notes. */
    totalCents: integer(),
    leftCents: integer(),
    villa: text().notNull(),
    stay: days().notNull(),
    bookingReference: text().notNull(),
    issuedOn: date().$type<Day>().notNull(),
  },
  t => [
    index().on(t.bookingId),
    unique().on(t.kind, t.year, t.number),
    unique('invoice_of').on(t.kind, t.attemptId, t.refundId, t.transferId, t.differenceId).nullsNotDistinct(),
    check('invoice_cause', sql`num_nonnulls(${t.attemptId}, ${t.transferId}) = 1`),
    check(
      'invoice_kind',
      sql`case when ${t.transferId} is null then (${t.kind} = 'credit-note') = (${t.refundId} is not null) else ${t.refundId} is null end`,
    ),
    check('invoice_cents', sql`${t.cents} > 0`),
    check('invoice_left', sql`${t.leftCents} between 0 and ${t.totalCents}`),
    check('invoice_stay', dateRangeCheck(t.stay)),
  ],
)

/** The last number of a year, of invoices and of credit notes. */
export const invoiceNumber = pgTable(
  'invoice_number',
  {
    kind: text().$type<'invoice' | 'credit-note'>().notNull(),
    year: smallint().notNull(),
    last: integer().notNull(),
  },
  t => [unique().on(t.kind, t.year)],
)

/** The result of the last comparison of ledger, invoices and reports of providers: one row. */
export const booksCheck = pgTable(
  'books_check',
  {
    id: smallint().primaryKey().default(1),
    checkedAt: instant().notNull().default(sql`app_now()`),
    /** The number of compared payments. */
    checked: integer().notNull(),
    /** Payments and bookings with differences. */
    differing: integer().notNull(),
    /** Payments whose last look-up the provider has not answered. */
    unanswered: integer().notNull(),
  },
  t => [check('books_check_one', sql`${t.id} = 1`)],
)
