import type { RatePlanName } from '#domain/booking/rate-plans'
import type { Day } from '#domain/day'
import { formatDay, formatMoney, formatTime } from '#domain/formats'
import type { Language } from '#domain/language'
import { formatMoment } from '#domain/moments'
import type { Stay } from '#domain/stay'
import type { CancellationTold } from './cancellation-words.ts'
import type { Sender } from './mail/sheet.tsx'
import { wordsIn } from './words.ts'

/** A part of a booking's price as it was paid, or is to be. */
export interface PaymentTold {
  /** `whole`: the stay was to be paid all at once. */
  part: 'whole' | 'deposit' | 'balance' | 'service'
  /** Of a service. */
  name: string
  /** In major units of the booking's currency. */
  amount: number
  /** Empty where it has no day of its own. */
  due: Day | ''
  /** Empty while it is to be paid. */
  paidOn: Day | ''
  by: 'card' | 'transfer' | ''
  /** Of the card that paid it; empty where the provider has not told them. */
  brand: string
  last4: string
}

/** All that a confirmed booking holds, as its e-mail and its PDF tell it. Amounts are major units of its currency. */
export interface ConfirmationFacts {
  sender: Sender
  language: Language
  reference: string
  /** Of the lead booker. */
  name: string
  villa: { name: string; place: string }
  stay: Stay
  /** `HH:MM` by the clock of the villa; empty where they are not known. */
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
  /** What can still be chosen beside the total, by a day where one is known. */
  damage: { deposit: number; waiver: number; by: Day | '' } | undefined
  /** The booking conditions that apply: the day of their version, and the day on which they were accepted. */
  conditions: { version: Day; acceptedOn: Day } | undefined
  /** Until when cancelling costs what: the deposit, then the price of the stay. */
  cancellation: CancellationTold & { depositKept: number; stayPrice: number }
  /** The client manager. */
  manager: { name: string; phone: string; email: string } | undefined
  /** The whole address at which the booking is seen. */
  address: string
}

/** The facts of a booking in words, the same in its e-mail and on paper. */
export function confirmationWords(facts: ConfirmationFacts) {
  const { language, stay, arrivalFrom, departureBy, adults, children, infants, currency, cancellation } = facts
  const t = wordsIn(language)
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
    /** What, when and how much, a row each. */
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
    /** When it is cancelled, and what we keep then, a row each. */
    cancellation: [
      ...(freeUntil === null ? [] : [kept({ stage: 'free', moment: formatMoment(freeUntil, timezone, language) })]),
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
