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
import type { TransferTariff } from '#domain/transfers/transfer-price'

type Typed = string | number | null

/** The limits of a number. */
export interface NumberBounds {
  least: number
  most: number
  /** Digits after the point or comma. */
  decimals?: number
}

const plain = (typed: Typed) =>
  String(typed ?? '')
    .trim()
    .replace(',', '.')

function faultOfNumber(typed: Typed, { least, most, decimals = 0 }: NumberBounds) {
  const digits = plain(typed)
  if (digits === '') return 'missing'
  const [whole = '', fraction, ...rest] = digits.split('.')
  const isNumber = /^\d{1,9}$/.test(whole) && rest.length === 0 && (fraction === undefined || /^\d+$/.test(fraction))
  if (!isNumber || (fraction?.length ?? 0) > decimals) return 'invalid'
  return Number(digits) < least || Number(digits) > most ? 'invalid' : undefined
}

const typed = z.union([z.number(), z.string().check(z.maxLength(30)), z.null()])

/** A number, or the text of a field; a comma counts as a point. */
const number = (bounds: NumberBounds) =>
  z.pipe(
    typed.check(rule((value: Typed) => faultOfNumber(value, bounds))),
    z.transform((value: Typed) => Number(plain(value))),
  )

/** The same for a field that can be empty. */
const numberOrNone = (bounds: NumberBounds) =>
  z._default(
    z.pipe(
      typed.check(rule((value: Typed) => (plain(value) === '' ? undefined : faultOfNumber(value, bounds)))),
      z.transform((value: Typed) => (plain(value) === '' ? null : Number(plain(value)))),
    ),
    null,
  )

const money = { least: 0, most: 1_000_000, decimals: 2 }
const percent = { least: 0.01, most: 100, decimals: 2 }
const taxAmount = { least: 0.01, most: 1000, decimals: 2 }
const drive = { least: 0.01, most: 100_000, decimals: 2 }
const surcharge = { least: 0, most: 200 }
const days = (least: number, most: number) => ({ least, most })

/** The limits of the numbers in settings, by field. */
export const settingBounds = {
  ...{ exemptUnder: days(1, 21), mostNights: days(1, 365), firstMonth: days(1, 12), lastMonth: days(1, 12) },
  ...{ amount: taxAmount, percent, cap: taxAmount },
  rate: { least: 0.0001, most: 1_000_000, decimals: 6 },
  ...{ depositPercent: days(1, 100), balanceDays: days(0, 365), freeCancellationHours: days(0, 720) },
  ...{ planParts: days(0, 12), planDays: days(1, 90) },
  ...{ waiverPercent: percent, leastAmount: money, leftDays: days(0, 60), claimedDays: days(1, 60) },
  ...{ opensDays: days(1, 365), closesDays: days(0, 365), freeFrom: money, deliveryCharge: money },
  ...{ unpaidHours: days(1, 168), transferDays: days(1, 30), mostBottles: days(1, 1000) },
  ...{ base: drive, perKilometre: { ...drive, most: 1000 }, crossing: { ...drive, least: 0 } },
  ...{ fullDay: drive, halfDay: drive, nightPercent: surcharge, seasonPercent: surcharge },
} as const satisfies Record<string, NumberBounds>
export type BoundedField = keyof typeof settingBounds

const bounded = (field: BoundedField) => number(settingBounds[field])
const boundedOrNone = (field: BoundedField) => numberOrNone(settingBounds[field])

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

const taxSeason = z.pipe(
  z
    .object({
      firstMonth: bounded('firstMonth'),
      lastMonth: bounded('lastMonth'),
      amount: boundedOrNone('amount'),
      percent: boundedOrNone('percent'),
      cap: boundedOrNone('cap'),
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
      exemptUnder: boundedOrNone('exemptUnder'),
      mostNights: boundedOrNone('mostNights'),
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

const rateForm = z.object({ rate: boundedOrNone('rate') })

const bookingTermsForm = z
  .object({
    depositPercent: bounded('depositPercent'),
    balanceDays: bounded('balanceDays'),
    freeCancellationHours: bounded('freeCancellationHours'),
    planParts: bounded('planParts'),
    planDays: bounded('planDays'),
  })
  .check(consistent('booking-terms'))

const damageTermsForm = z.pipe(
  z.object({
    waiverPercent: bounded('waiverPercent'),
    leastAmount: bounded('leastAmount'),
    leftDays: bounded('leftDays'),
    claimedDays: bounded('claimedDays'),
  }),
  z.transform(({ leastAmount, ...terms }): SettingValues['damage-terms'] => ({
    ...terms,
    leastCents: centsOf(leastAmount),
  })),
)

const wineTermsForm = z
  .pipe(
    z.object({
      opensDays: bounded('opensDays'),
      closesDays: bounded('closesDays'),
      freeFrom: bounded('freeFrom'),
      deliveryCharge: bounded('deliveryCharge'),
      unpaidHours: bounded('unpaidHours'),
      transferDays: bounded('transferDays'),
      mostBottles: bounded('mostBottles'),
    }),
    z.transform(({ freeFrom, deliveryCharge, ...terms }): SettingValues['wine-terms'] => ({
      ...terms,
      freeFromCents: centsOf(freeFrom),
      deliveryCents: centsOf(deliveryCharge),
    })),
  )
  .check(consistent('wine-terms'))

/** The prices of one vehicle. */
export const vehicleTariffForm = z.pipe(
  z.object({
    base: bounded('base'),
    perKilometre: bounded('perKilometre'),
    crossing: bounded('crossing'),
    fullDay: bounded('fullDay'),
    halfDay: bounded('halfDay'),
    nightPercent: bounded('nightPercent'),
    seasonPercent: bounded('seasonPercent'),
  }),
  z.transform(
    ({ base, perKilometre, crossing, fullDay, halfDay, ...surcharges }): TransferTariff => ({
      ...{ baseCents: centsOf(base), perKilometreCents: centsOf(perKilometre), crossingCents: centsOf(crossing) },
      ...{ dayCents: centsOf(fullDay), halfDayCents: centsOf(halfDay) },
      ...surcharges,
    }),
  ),
)

/** Prices of every vehicle, so that each party has one that takes it. */
const transferTariffForm = z.object({ sedan: vehicleTariffForm, van: vehicleTariffForm, minibus: vehicleTariffForm })

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
  'transfer-tariff': transferTariffForm,
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
    revision: z.optional(z.int().check(z.gte(1), z.lte(2_147_483_647))),
    value,
  })

/** A version of a setting: the body that adds one, and with its revision the body that changes one. */
export const settingForm = z.discriminatedUnion('kind', [
  dated('tourist-tax', taxForm),
  dated('exchange-rate', rateForm),
  dated('booking-terms', bookingTermsForm),
  dated('damage-terms', damageTermsForm),
  dated('wine-terms', wineTermsForm),
  dated('transfer-tariff', transferTariffForm),
  dated('office-hours', officeHoursForm),
])
export type SettingEdit = z.output<typeof settingForm>
