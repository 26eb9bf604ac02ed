import type { CancellationDates } from '#domain/booking/cancellation'
import type { RatePlanName } from '#domain/booking/rate-plans'
import type { Day } from '#domain/calendar/day'
import { formatDateTime } from '#domain/calendar/format-datetime'
import { formatDay, formatMoney, formatTime } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import type { Language } from '#domain/text/language'
import type { Sender } from './email/email-layout.tsx'
import { createTranslator } from './messages.ts'

/** A paid or due part of a booking's price. */
export interface PaymentTold {
  /** `whole`: the stay was due in full. */
  part: 'whole' | 'deposit' | 'balance' | 'service'
  /** Name of a service. */
  name: string
  /** In major units of the booking's currency. */
  amount: number
  /** Empty without a due date of its own. */
  due: Day | ''
  /** Empty until paid. */
  paidOn: Day | ''
  by: 'card' | 'transfer' | ''
  /** Brand of the card; empty if the provider has not returned it. */
  brand: string
  last4: string
}

/** All data of a confirmed booking, for its e-mail and its PDF. Amounts are major units of its currency. */
export interface ConfirmationFacts {
  sender: Sender
  language: Language
  reference: string
  /** Name of the lead booker. */
  name: string
  villa: { name: string; place: string }
  stay: Stay
  /** `HH:MM` in the villa's time zone; empty if unknown. */
  arrivalFrom: string
  departureBy: string
  adults: number
  children: number
  infants: number
  currency: string
  /** The rate by which it was sold (PD-95). */
  ratePlan: RatePlanName
  items: { name: string; price: number }[]
  total: number
  /** They add up to the total. */
  payments: PaymentTold[]
  /** Options beside the total, with their deadline if known. */
  damage: { deposit: number; waiver: number; by: Day | '' } | undefined
  /** Applicable booking conditions: the date of their version, and of their acceptance. */
  conditions: { version: Day; acceptedOn: Day } | undefined
  /** Cancellation deadlines with the amounts lost: the deposit, then the price of the stay. */
  cancellation: CancellationDates & { timezone: string; depositKept: number; stayPrice: number }
  /** The villa specialist. */
  manager: { name: string; phone: string; email: string } | undefined
  /** Absolute URL of the booking. */
  address: string
}

/** Formats the facts of a booking, for both its e-mail and its PDF. */
export function confirmationWords(facts: ConfirmationFacts) {
  const { language, stay, arrivalFrom, departureBy, adults, children, infants, currency, cancellation } = facts
  const t = createTranslator(language)
  const money = (amount: number) => formatMoney(amount, currency, language)
  const day = (value: Day | '') => (value ? formatDay(value, language) : '')
  const hour = (time: string) => (time ? formatTime(time, language) : '')
  const { freeUntil, freeThrough, depositKeptThrough, depositKept, stayPrice, timezone } = cancellation
  const isFlexible = facts.ratePlan === 'flexible' && freeThrough !== null
  const isFreeFirst = freeUntil !== null || freeThrough !== null
  const kept = (values: Record<string, string>) => [
    t('confirmation_cancelled', { moment: '', day: '', ...values }),
    t('confirmation_kept', { amount: '', ...values }),
  ]
  return {
    money,
    facts: [
      [t('confirmation_reference'), facts.reference],
      [t('confirmation_arrival'), t('confirmation_from', { day: day(stay.from), time: hour(arrivalFrom) || 'no' })],
      [t('confirmation_departure'), t('confirmation_by', { day: day(stay.to), time: hour(departureBy) || 'no' })],
      [t('confirmation_guests'), t('confirmation_party', { adults, children, infants })],
      ...(isFlexible ? [[t('confirmation_rate'), t('confirmation_rate_flexible', { day: day(freeThrough) })]] : []),
    ],
    /** Rows of item, date and amount. */
    payments: facts.payments.map(({ part, name, amount, due, paidOn, by, brand, last4 }) => [
      t('confirmation_part', { part, name }),
      t('confirmation_when', {
        paid: paidOn ? 'yes' : due ? 'no' : 'early',
        day: day(paidOn || due),
        by: by === 'card' && !last4 ? 'any' : by || 'none',
        brand: brand || t('confirmation_card'),
        last4,
      }),
      money(amount),
    ]),
    damage:
      facts.damage &&
      t('confirmation_damage', {
        deposit: money(facts.damage.deposit),
        waiver: money(facts.damage.waiver),
        by: facts.damage.by ? 'day' : 'none',
        day: day(facts.damage.by),
      }),
    /** Rows of cancellation deadline and amount lost. */
    cancellation: [
      ...(freeUntil === null ? [] : [kept({ stage: 'free', moment: formatDateTime(freeUntil, timezone, language) })]),
      ...(freeThrough === null ? [] : [kept({ stage: 'through', day: day(freeThrough) })]),
      ...(depositKeptThrough === null
        ? []
        : [
            kept({
              stage: 'deposit',
              first: isFreeFirst ? 'no' : 'yes',
              day: day(depositKeptThrough),
              amount: money(depositKept),
            }),
          ]),
      kept({
        stage: depositKeptThrough === null && freeThrough === null ? 'always' : 'late',
        amount: money(stayPrice),
      }),
    ],
    conditions:
      facts.conditions &&
      t('payment_conditions', {
        version: day(facts.conditions.version),
        accepted: day(facts.conditions.acceptedOn),
      }),
  }
}
