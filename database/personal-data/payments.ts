import {
  at,
  exported,
  hidden,
  isSecret,
  law,
  legalMonths,
  type PersonalTable,
  stayOf,
  throughBooking,
} from './shape.ts'

const kept = [{ keep: law }] as const
const reference = '(select reference from booking where id = item.booking_id)'

/** Who paid what. The law asks for most of it. */
export const paymentData: readonly PersonalTable[] = [
  {
    table: 'payment_link',
    about: 'A link by which somebody else pays a part of a booking.',
    columns: {
      name: exported('name', 'name of who is to pay, as the client wrote it'),
      secret_hash: hidden('hash of the link', isSecret),
    },
    of: { contact: throughBooking },
    section: { contact: 'paymentLinks' },
    beside: { booking: reference, part: 'item.part', cents: 'item.cents', createdAt: 'item.created_at' },
    retention: [{ after: at('created_at', 'it was made'), keep: 'configured', remove: { set: { name: `''` } } }],
    ends: 'With its booking. The deletion of the account revokes it.',
    // Nobody would be left who could revoke it.
    erasure: [{ remove: { set: { name: `''`, revoked_at: 'coalesce(item.revoked_at, app_now())' } } }],
  },
  {
    table: 'card_refund',
    about: 'Money that goes back to a card, or by bank transfer where the provider refuses it.',
    columns: {
      settled_reference: exported('bankReference', 'what the bank calls the transfer that settled it'),
      settled_reason: exported('reason', 'why it was settled by transfer, in words of the staff'),
    },
    of: {
      contact: {
        via: [
          ['attempt_id', 'payment_attempt'],
          ['booking_id', 'booking'],
        ],
        column: 'contact_id',
      },
    },
    section: { contact: 'refunds' },
    beside: { cents: 'item.cents', cause: 'item.cause', createdAt: 'item.created_at', givenAt: 'item.given_at' },
    ends: 'With its payment.',
    erasure: kept,
  },
  {
    table: 'damage_claim',
    about: 'A claim on a damage deposit that a second member of staff has to confirm.',
    columns: { reason: exported('reason', 'why a part of the deposit was claimed, in words of the staff') },
    of: { contact: throughBooking },
    section: { contact: 'damageClaims' },
    beside: { booking: reference, cents: 'item.cents', state: 'item.state', requestedAt: 'item.requested_at' },
    ends: 'With its booking.',
    erasure: kept,
  },
  {
    table: 'payment_attempt',
    about: 'A card payment, or a damage deposit by card.',
    columns: {
      payer: hidden('number of the account or link that paid', 'A number of ours; who it is stands beside it.'),
      card_scheme: exported('cardScheme', 'kind of card'),
      card_last4: exported('cardLast4', 'last four digits of the card'),
      card_wallet: exported('cardWallet', 'wallet that the card came from'),
      claim_reason: exported('claimReason', 'why a part of the deposit was taken, in words of the staff'),
      provider_id: hidden('the provider’s number for the payment', isSecret),
      key_hash: hidden('hash of a key of the browser', isSecret),
      challenge_url: hidden('page of the bank', isSecret),
      challenge_c_req: hidden('message to the bank', isSecret),
      challenge_pa_req: hidden('message to the bank', isSecret),
    },
    of: { contact: throughBooking },
    section: { contact: 'payments' },
    beside: {
      booking: reference,
      part: 'item.part',
      cents: 'item.cents',
      currencyId: 'item.currency_id',
      status: 'item.status',
      paidBy: `coalesce((select 'link for ' || link.name from payment_link link where link.id = item.payment_link_id), 'account')`,
      begunAt: 'item.begun_at',
      settledAt: 'item.settled_at',
    },
    retention: [
      {
        after: at('begun_at', 'it was begun'),
        keep: { months: legalMonths },
        remove: { set: { card_scheme: 'null', card_last4: 'null', card_wallet: 'null', payer: `''` } },
        only: { sql: 'item.status in (3, 4, 5, 7)', says: 'It has ended.' },
      },
    ],
    erasure: kept,
  },
  {
    table: 'bank_transfer',
    about: 'A bank transfer, as the office entered it.',
    columns: { bank_reference: exported('bankReference', 'what the bank calls it; it can name the payer') },
    of: { contact: throughBooking },
    section: { contact: 'bankTransfers' },
    beside: {
      booking: reference,
      direction: 'item.direction',
      part: 'item.part',
      cents: 'item.cents',
      currencyId: 'item.currency_id',
      bookedOn: 'item.booked_on',
    },
    ends: 'No job deletes it: the ledger refers to it. The office decides after the time that the law asks for.',
    erasure: kept,
  },
  {
    table: 'invoice',
    about: 'An invoice or a credit note.',
    columns: {
      name: exported('name', 'name of the client'),
      company: exported('company', 'company'),
      vat_number: exported('vatNumber', 'VAT number'),
      address: exported('address', 'address of the client'),
      booking_reference: exported('bookingReference', 'reference of the booking'),
    },
    of: { contact: throughBooking },
    section: { contact: 'invoices' },
    beside: {
      kind: 'item.kind',
      year: 'item.year',
      number: 'item.number',
      villa: 'item.villa',
      stay: stayOf,
      cents: 'item.cents',
      currencyId: 'item.currency_id',
      issuedOn: 'item.issued_on',
    },
    ends: 'No job deletes it: the database refuses to change an invoice. The office decides after the time that the law asks for.',
    erasure: kept,
  },
]
