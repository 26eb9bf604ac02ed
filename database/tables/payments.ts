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
import type { ClaimState } from '#domain/booking/claim-state'
import type { Day } from '#domain/day'
import type { Language } from '#domain/language'
import type { CurrencyId } from '#domain/money'
import type { AttemptStatus } from '#domain/payments/attempt'
import type { DifferenceKind } from '#domain/payments/differences'
import type { Account, PostingKind } from '#domain/payments/ledger'
import type { FailureReason, PaymentStatus } from '#domain/payments/payment-status'
import { booking } from './bookings.ts'
import { areDays, attemptedId, bytes, days, instant, toAttempted } from './columns.ts'
import { staff } from './staff.ts'

const currency = () => smallint().$type<CurrencyId>().notNull()
const ofBooking = () =>
  toAttempted()
    .notNull()
    .references(() => booking.id)

/** A link by which somebody else pays a part of a booking, without an account (PD-65). */
export const paymentLink = pgTable(
  'payment_link',
  {
    id: attemptedId(),
    bookingId: ofBooking(),
    /** Of its secret, which stands in the link alone. */
    secretHash: bytes().notNull().unique(),
    part: text().$type<'deposit' | 'balance' | 'service'>().notNull(),
    /** Of the share of the balance that it pays. */
    position: smallint(),
    /** What it paid when it was made: a share that nobody paid goes back to where it was taken from. */
    cents: integer(),
    /** For whom it is, as its owner knows them; whoever pays is not told. */
    name: text().notNull().default(''),
    /** Whether its page names who asks and the villa, as the lead booker allows (PD-103). */
    namesAsker: boolean().notNull().default(false),
    createdAt: instant().notNull().default(sql`app_now()`),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  t => [
    index().on(t.bookingId),
    check('payment_link_part', sql`${t.part} in ('deposit', 'balance', 'service')`),
    check('payment_link_share', sql`(${t.part} = 'balance') = (${t.position} is not null)`),
  ],
)

/**
 * An attempt to pay a part of a booking by card, or to leave its damage deposit. It is written before the provider is
 * asked (PD-25).
 */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: attemptedId(),
    bookingId: ofBooking(),
    part: text().$type<'deposit' | 'balance' | 'service' | 'damage'>().notNull(),
    /** The services that it pays. */
    itemIds: toAttempted().array().notNull().default([]),
    /** The parts of the balance that it pays. */
    positions: smallint().array().notNull().default([]),
    cents: integer().notNull(),
    currencyId: currency(),
    status: smallint().$type<AttemptStatus>().notNull().default(0),
    provider: text().$type<'checkout' | 'opayo'>().notNull(),
    /** What the provider and the holder's bank know it by: nobody guesses it. */
    batchCode: uuid().notNull().unique().defaultRandom(),
    /** What the provider calls it; missing while its answer is. */
    providerId: text(),
    /** The hash of the key under which a browser asks for it, again and again. */
    keyHash: text(),
    /** What the card came to, in the terms of the specification. */
    cardStatus: text().$type<PaymentStatus>(),
    reason: text().$type<FailureReason>(),
    /** Where the browser goes to be asked by the holder's bank, and what it brings along. */
    challengeUrl: text(),
    challengeCReq: text(),
    challengePaReq: text(),
    cardScheme: text(),
    cardLast4: text(),
    /** The wallet that the card came from. */
    cardWallet: text().$type<'apple-pay' | 'google-pay'>(),
    /** Who pays, as calls name them; not who owns the booking. */
    payer: text().notNull(),
    /** The link by which somebody else pays. */
    paymentLinkId: toAttempted().references(() => paymentLink.id),
    /** Where receipt and refund notice of a payer by link go. */
    payerEmail: text(),
    /** Of the page on which it was begun. */
    language: text().$type<Language>().notNull(),
    begunAt: instant().notNull().default(sql`app_now()`),
    /** When the provider was last asked what became of it. */
    askedAt: instant().notNull().default(sql`app_now()`),
    settledAt: instant(),
    /** What the provider keeps of it, captured less refunded, and when it reported that. */
    reportedCents: integer(),
    reportedAt: instant(),
    /** What of a damage deposit is taken, why, and who has said so. */
    claimedCents: integer(),
    claimReason: text(),
    claimedBy: toAttempted().references(() => staff.id),
    /** When the office was told that somebody must look. */
    officeToldAt: instant(),
  },
  t => [
    index().on(t.bookingId),
    index().on(t.askedAt).where(sql`status in (0, 1, 2, 5, 6, 9)`),
    index().on(t.settledAt),
    index().on(t.reportedAt),
    index().on(t.paymentLinkId),
    unique().on(t.bookingId, t.keyHash),
    check('payment_attempt_part', sql`${t.part} in ('deposit', 'balance', 'service', 'damage')`),
    check('payment_attempt_cents', sql`${t.cents} > 0`),
    check('payment_attempt_status', sql`${t.status} between 0 and 9`),
    check('payment_attempt_held', sql`${t.status} <> 8 or ${t.part} = 'damage'`),
    check(
      'payment_attempt_claim',
      sql`num_nonnulls(${t.claimedCents}, ${t.claimReason}, ${t.claimedBy}) = case when ${t.part} = 'damage' and ${t.status} in (2, 3) then 3 else 0 end`,
    ),
    check('payment_attempt_claimed', sql`${t.claimedCents} between 1 and ${t.cents}`),
    // Nothing is taken of one deposit while another is held.
    uniqueIndex('payment_attempt_deposit').on(t.bookingId).where(sql`part = 'damage' and status in (2, 3, 8)`),
    check('payment_attempt_provider', sql`${t.provider} in ('checkout', 'opayo')`),
  ],
)

/**
 * A difference between what was asked of a provider and what it reports (PD-91). It is open until a later look-up
 * no longer finds it, and marks its booking until staff acknowledge it.
 */
export const paymentDifference = pgTable(
  'payment_difference',
  {
    id: attemptedId(),
    bookingId: ofBooking(),
    attemptId: toAttempted()
      .notNull()
      .references(() => paymentAttempt.id),
    kind: text().$type<DifferenceKind>().notNull(),
    /** Cents of the attempt's currency. */
    expectedCents: integer().notNull(),
    reportedCents: integer().notNull(),
    /** The three letters of the currency that was reported. */
    reportedCurrency: text().notNull(),
    foundAt: instant().notNull().default(sql`app_now()`),
    endedAt: instant(),
  },
  t => [
    index().on(t.bookingId),
    index().on(t.attemptId),
    uniqueIndex('payment_difference_open').on(t.attemptId, t.kind).where(sql`ended_at is null`),
    check('payment_difference_kind', sql`${t.kind} in ('currency', 'authorised', 'captured', 'refunded', 'disputed')`),
    check('payment_difference_currency', sql`${t.reportedCurrency} ~ '^[A-Z]{3}$'`),
  ],
)

/** What a provider has told us, each thing once, however often it says it. */
export const providerEvent = pgTable(
  'provider_event',
  {
    id: attemptedId(),
    provider: text().$type<'checkout' | 'opayo'>().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    attemptId: toAttempted().references(() => paymentAttempt.id),
    receivedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [unique().on(t.provider, t.eventId), index().on(t.attemptId)],
)

/** Money that goes back to the card it came from. */
export const cardRefund = pgTable(
  'card_refund',
  {
    id: attemptedId(),
    attemptId: toAttempted()
      .notNull()
      .references(() => paymentAttempt.id),
    cents: integer().notNull(),
    /**
     * Why: what it paid was gone, the office grants it, the booking is cancelled, staff
     * decide it, or somebody gave it at the provider.
     */
    cause: text().$type<'nothing-to-be-had' | 'granted' | 'cancelled' | 'by-staff' | 'at-provider'>().notNull(),
    /** Of the keys under which the provider is asked: one for each try that it has refused. */
    key: uuid().notNull().unique().defaultRandom(),
    refusals: smallint().notNull().default(0),
    askedAt: instant().notNull().default(sql`app_now()`),
    /** Since when the provider is being asked; it stays where an answer was lost, and nobody knows whether it was done. */
    underWayAt: instant(),
    givenAt: instant(),
    createdAt: instant().notNull().default(sql`app_now()`),
    /** When the office was told that the provider does not give it. */
    officeToldAt: instant(),
    /** Who has settled it by bank transfer, by what the bank names that transfer, and why. */
    settledBy: toAttempted().references(() => staff.id),
    settledReference: text().unique(),
    settledReason: text(),
  },
  t => [
    index().on(t.attemptId),
    index().on(t.askedAt).where(sql`given_at is null`),
    check('card_refund_cents', sql`${t.cents} > 0`),
    check(
      'card_refund_settled',
      sql`num_nonnulls(${t.settledBy}, ${t.settledReference}, ${t.settledReason}) in (0, 3)`,
    ),
  ],
)

/** A claim on a damage deposit that a second member of staff must confirm: before arrival, or after the cancellation. */
export const damageClaim = pgTable(
  'damage_claim',
  {
    id: attemptedId(),
    bookingId: ofBooking(),
    attemptId: toAttempted()
      .notNull()
      .references(() => paymentAttempt.id),
    cents: integer().notNull(),
    reason: text().notNull(),
    state: text().$type<ClaimState>().notNull().default('requested'),
    requestedBy: toAttempted()
      .notNull()
      .references(() => staff.id),
    requestedAt: instant().notNull().default(sql`app_now()`),
    confirmedBy: toAttempted().references(() => staff.id),
    answeredAt: instant(),
  },
  t => [
    index().on(t.bookingId),
    uniqueIndex('damage_claim_open').on(t.attemptId).where(sql`state = 'requested'`),
    check('damage_claim_cents', sql`${t.cents} > 0`),
    check('damage_claim_state', sql`${t.state} in ('requested', 'confirmed', 'withdrawn', 'ended')`),
    check('damage_claim_confirmed', sql`(${t.state} = 'confirmed') = (${t.confirmedBy} is not null)`),
    // Nobody confirms what they have requested themselves.
    check('damage_claim_second', sql`${t.confirmedBy} <> ${t.requestedBy}`),
  ],
)

/** Money that came to the company's account, or left it, by bank transfer, as the office has entered it. */
export const bankTransfer = pgTable(
  'bank_transfer',
  {
    id: attemptedId(),
    bookingId: ofBooking(),
    direction: text().$type<'in' | 'out'>().notNull(),
    part: text().$type<'deposit' | 'balance' | 'service'>().notNull(),
    cents: integer().notNull(),
    currencyId: currency(),
    /** The day on which the bank booked it. */
    bookedOn: date().$type<Day>().notNull(),
    /** By what the bank names it: nothing is entered twice. */
    bankReference: text().notNull().unique(),
    enteredBy: toAttempted()
      .notNull()
      .references(() => staff.id),
    enteredAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.bookingId),
    check('bank_transfer_direction', sql`${t.direction} in ('in', 'out')`),
    check('bank_transfer_part', sql`${t.part} in ('deposit', 'balance', 'service')`),
    check('bank_transfer_cents', sql`${t.cents} > 0`),
  ],
)

/** A posting of the ledger: one thing that happened to money, with lines that add up to nothing. */
export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    id: attemptedId(),
    kind: text().$type<PostingKind>().notNull(),
    bookingId: ofBooking(),
    currencyId: currency(),
    attemptId: toAttempted().references(() => paymentAttempt.id),
    refundId: toAttempted().references(() => cardRefund.id),
    transferId: toAttempted().references(() => bankTransfer.id),
    /** Money of which nothing was known until the provider reported it. */
    differenceId: toAttempted().references(() => paymentDifference.id),
    postedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.bookingId),
    index().on(t.postedAt),
    // An attempt is charged, and a refund given, once.
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

/** A line of a posting: what an account gains, in cents of the posting's currency. */
export const ledgerLine = pgTable(
  'ledger_line',
  {
    id: attemptedId(),
    postingId: toAttempted()
      .notNull()
      .references(() => ledgerPosting.id),
    account: text().$type<Account>().notNull(),
    cents: integer().notNull(),
  },
  t => [index().on(t.postingId), check('ledger_line_cents', sql`${t.cents} <> 0`)],
)

/** An invoice, or a credit note that takes back what one says. Neither ever changes (PD-74). */
export const invoice = pgTable(
  'invoice',
  {
    id: attemptedId(),
    kind: text().$type<'invoice' | 'credit-note'>().notNull(),
    year: smallint().notNull(),
    /** Without a gap within a year and kind. */
    number: integer().notNull(),
    bookingId: ofBooking(),
    attemptId: toAttempted().references(() => paymentAttempt.id),
    refundId: toAttempted()
      .unique()
      .references(() => cardRefund.id),
    transferId: toAttempted()
      .unique()
      .references(() => bankTransfer.id),
    differenceId: toAttempted()
      .unique()
      .references(() => paymentDifference.id),
    part: text().$type<'deposit' | 'balance' | 'service' | 'damage'>().notNull(),
    cents: integer().notNull(),
    currencyId: currency(),
    language: text().$type<Language>().notNull(),
    /** Whose it is, and for what, as it was when it was issued. */
    name: text().notNull(),
    company: text().notNull().default(''),
    vatNumber: text().notNull().default(''),
    /** The client's address, a line each; empty where none is known. */
    address: text().notNull().default(''),
    /** What the booking came to, and what of it was still to be paid after this; none on credit notes. */
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
    check('invoice_stay', areDays(t.stay)),
  ],
)

/** The last number given in a year, to invoices and to credit notes. */
export const invoiceNumber = pgTable(
  'invoice_number',
  {
    kind: text().$type<'invoice' | 'credit-note'>().notNull(),
    year: smallint().notNull(),
    last: integer().notNull(),
  },
  t => [unique().on(t.kind, t.year)],
)

/** What the last comparison of ledger, invoices and reports of providers found: one row. */
export const booksCheck = pgTable(
  'books_check',
  {
    id: smallint().primaryKey().default(1),
    checkedAt: instant().notNull().default(sql`app_now()`),
    /** Payments that were compared. */
    checked: integer().notNull(),
    /** Payments and bookings whose books differ. */
    differing: integer().notNull(),
    /** Payments of which the provider has not answered the last look-up. */
    unanswered: integer().notNull(),
  },
  t => [check('books_check_one', sql`${t.id} = 1`)],
)
