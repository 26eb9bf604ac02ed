import * as z from 'zod/mini'
import { text } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'
import type { TaxSeason } from '#domain/booking/tax/tax-rules'
import { parseDay } from '#domain/calendar/day'
import { isHoliday, parseOfficeWeek } from '#domain/calendar/office-hours'
import { centsOf } from '#domain/pricing/money'
import { findSettingFaults } from '#domain/settings/setting-faults'
import type { SettingKind, SettingValues } from '#domain/settings/settings'
import { validationMessages } from '#domain/text/validation-messages'

type Typed = string | number | null

interface Bounds {
  least: number
  most: number
  /** Digits after the point or comma. */
  decimals?: number
}

const plain = (typed: Typed) =>
  String(typed ?? '')
    .trim()
    .replace(',', '.')

function faultOfNumber(typed: Typed, { least, most, decimals = 0 }: Bounds) {
  const digits = plain(typed)
  if (digits === '') return 'missing'
  const [whole = '', fraction, ...rest] = digits.split('.')
  const isNumber = /^\d{1,9}$/.test(whole) && rest.length === 0 && (fraction === undefined || /^\d+$/.test(fraction))
  if (!isNumber || (fraction?.length ?? 0) > decimals) return 'invalid'
  return Number(digits) < least || Number(digits) > most ? 'invalid' : undefined
}

const typed = z.union([z.number(), z.string().check(z.maxLength(30)), z.null()])

/** A number, or the text of a field; a comma counts as a point. */
const number = (bounds: Bounds) =>
  z.pipe(
    typed.check(rule((value: Typed) => faultOfNumber(value, bounds))),
    z.transform((value: Typed) => Number(plain(value))),
  )

/** The same for a field that can be empty. */
const numberOrNone = (bounds: Bounds) =>
  z._default(
    z.pipe(
      typed.check(rule((value: Typed) => (plain(value) === '' ? undefined : faultOfNumber(value, bounds)))),
      z.transform((value: Typed) => (plain(value) === '' ? null : Number(plain(value)))),
    ),
    null,
  )

const money = { least: 0, most: 1_000_000, decimals: 2 }
const percent = { least: 0.01, most: 100, decimals: 2 }

/** Adds the faults that concern several fields. */
const consistent = <Kind extends SettingKind>(kind: Kind) =>
  z.check<SettingValues[Kind]>(context => {
    for (const { field, fault } of findSettingFaults(kind, context.value))
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: field.split('.').map(step => (/^\d+$/.test(step) ? Number(step) : step)),
        message: validationMessages[fault],
        params: { fault },
      })
  })

const month = number({ least: 1, most: 12 })
const taxAmount = { least: 0.01, most: 1000, decimals: 2 }
const taxSeason = z.pipe(
  z
    .object({
      firstMonth: month,
      lastMonth: month,
      amount: numberOrNone(taxAmount),
      percent: numberOrNone(percent),
      cap: numberOrNone(taxAmount),
    })
    .check(
      z.check(context => {
        const { amount, percent, cap } = context.value
        const field = percent === null ? (amount === null ? 'amount' : undefined) : cap === null ? 'cap' : undefined
        if (!field) return
        const message = validationMessages.missing
        context.issues.push({ code: 'custom', input: '', path: [field], message, params: { fault: 'missing' } })
      }),
    ),
  z.transform(
    ({ firstMonth, lastMonth, amount, percent, cap }): TaxSeason => ({
      months: [firstMonth, lastMonth],
      rate: percent === null ? { cents: centsOf(amount ?? 0) } : { percent, capCents: centsOf(cap ?? 0) },
    }),
  ),
)

const taxForm = z
  .pipe(
    z.object({
      per: z.enum(['person', 'house']),
      exemptUnder: numberOrNone({ least: 1, most: 21 }),
      mostNights: numberOrNone({ least: 1, most: 365 }),
      seasons: z._default(z.array(taxSeason).check(z.maxLength(12)), []),
      law: text(500, value => (value === '' ? 'missing' : undefined)),
      page: z._default(
        z.union([
          text(400, value => (value === '' || /^https:\/\/[!-~]{1,390}$/.test(value) ? undefined : 'invalid')),
          z.null(),
        ]),
        '',
      ),
    }),
    z.transform(({ per, exemptUnder, mostNights, seasons, law, page }): SettingValues['tourist-tax'] => ({
      per,
      ...(exemptUnder !== null && { exemptUnder }),
      ...(mostNights !== null && { mostNights }),
      rates: seasons,
      source: { law, ...(page && { page }), amount: 'as-published' },
    })),
  )
  .check(consistent('tourist-tax'))

const rateForm = z.object({ rate: numberOrNone({ least: 0.0001, most: 1_000_000, decimals: 6 }) })

const bookingTermsForm = z
  .object({
    depositPercent: number({ least: 1, most: 100 }),
    balanceDays: number({ least: 0, most: 365 }),
    freeCancellationHours: number({ least: 0, most: 720 }),
    planParts: number({ least: 0, most: 12 }),
    planDays: number({ least: 1, most: 90 }),
  })
  .check(consistent('booking-terms'))

const damageTermsForm = z.pipe(
  z.object({
    waiverPercent: number(percent),
    leastAmount: number(money),
    leftDays: number({ least: 0, most: 60 }),
    claimedDays: number({ least: 1, most: 60 }),
  }),
  z.transform(({ leastAmount, ...terms }): SettingValues['damage-terms'] => ({
    ...terms,
    leastCents: centsOf(leastAmount),
  })),
)

const wineTermsForm = z
  .pipe(
    z.object({
      opensDays: number({ least: 1, most: 365 }),
      closesDays: number({ least: 0, most: 365 }),
      freeFrom: number(money),
      deliveryCharge: number(money),
      unpaidHours: number({ least: 1, most: 168 }),
      transferDays: number({ least: 1, most: 30 }),
      mostBottles: number({ least: 1, most: 1000 }),
    }),
    z.transform(({ freeFrom, deliveryCharge, ...terms }): SettingValues['wine-terms'] => ({
      ...terms,
      freeFromCents: centsOf(freeFrom),
      deliveryCents: centsOf(deliveryCharge),
    })),
  )
  .check(consistent('wine-terms'))

const mostHolidays = 100
const holidaysOf = (value: string) => value.split(/[\s,;]+/).filter(Boolean)

const officeHoursForm = z.pipe(
  z.object({
    week: text(200, value =>
      value === '' ? 'missing' : /^[0-9:, -]*$/.test(value) && parseOfficeWeek(value) ? undefined : 'invalid',
    ),
    closedOn: text(2000, value => {
      const days = holidaysOf(value)
      return days.length <= mostHolidays && days.every(isHoliday) ? undefined : 'invalid'
    }),
  }),
  z.transform(({ week, closedOn }): SettingValues['office-hours'] => ({
    week,
    closedOn: holidaysOf(closedOn).toSorted(),
  })),
)

/** The forms of the values of settings, by kind: texts or numbers in, values of the domain out. Amounts are in EUR. */
export const settingForms = {
  'tourist-tax': taxForm,
  'exchange-rate': rateForm,
  'booking-terms': bookingTermsForm,
  'damage-terms': damageTermsForm,
  'wine-terms': wineTermsForm,
  'office-hours': officeHoursForm,
} as const

const firstDay = z.pipe(
  text(20, value => (value === '' ? 'missing' : parseDay(value) ? undefined : 'invalid')),
  z.transform((value: string) => parseDay(value) ?? ''),
)

const dated = <Kind extends SettingKind, Form extends z.ZodMiniType>(kind: Kind, value: Form) =>
  z.object({
    kind: z.literal(kind),
    scope: z._default(z.string().check(z.maxLength(200)), ''),
    from: firstDay,
    /** The revision that an edit is based on. */
    revision: z.optional(z.int().check(z.gte(1))),
    value,
  })

/** A version of a setting: the body that adds one, and with its revision the body that changes one. */
export const settingForm = z.discriminatedUnion('kind', [
  dated('tourist-tax', taxForm),
  dated('exchange-rate', rateForm),
  dated('booking-terms', bookingTermsForm),
  dated('damage-terms', damageTermsForm),
  dated('wine-terms', wineTermsForm),
  dated('office-hours', officeHoursForm),
])
export type SettingEdit = z.output<typeof settingForm>
