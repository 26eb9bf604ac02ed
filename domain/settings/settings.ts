import { type DamageTerms, firstDamageTerms } from '#domain/booking/damage'
import { firstTaxRules, type TaxRule } from '#domain/booking/tax/tax-rules'
import { parseTaxScope } from '#domain/booking/tax/tourist-tax'
import type { Dated } from '#domain/calendar/dated-versions'
import { type OfficeHours, parseOfficeWeek } from '#domain/calendar/office-hours'
import { firstTerms, type Terms } from '#domain/pricing/terms'
import type { DatedTariffs } from '#domain/transfers/transfer-price'
import { firstWineTerms, type WineTerms } from '#domain/wine/wine-terms'

/** The kinds of settings with dated versions, in the order of their pages (PD-185). */
export const settingKinds = [
  'tourist-tax',
  'exchange-rate',
  'booking-terms',
  'damage-terms',
  'wine-terms',
  'transfer-tariff',
  'office-hours',
] as const
export type SettingKind = (typeof settingKinds)[number]

/** An exchange rate set by hand: units for one euro; null returns to the published rate. */
export interface RateByHand extends Dated {
  /** ISO 4217, "USD". */
  code: string
  rate: number | null
}

/** The hours of an office, as its configuration writes them (`1-5 09:00-17:00`), and its holidays. */
export interface OfficeHoursText {
  week: string
  /** Every year, `12-25`, or once, `2027-03-26`. */
  closedOn: readonly string[]
}

/** A version of the hours of an office. */
export interface DatedHours extends Dated, Pick<OfficeHours, 'week' | 'closedOn'> {
  /** The number of the office, from 1. */
  office: number
}

/** The values of each kind's versions, without first day and scope. */
export interface SettingValues {
  'tourist-tax': Omit<TaxRule, 'from' | 'country' | 'regionId' | 'place'>
  'exchange-rate': Pick<RateByHand, 'rate'>
  'booking-terms': Omit<Terms, 'from'>
  'damage-terms': Omit<DamageTerms, 'from'>
  'wine-terms': Omit<WineTerms, 'from'>
  'transfer-tariff': DatedTariffs['tariffs']
  'office-hours': OfficeHoursText
}
export type SettingValue = SettingValues[SettingKind]

/**
 * A stored version. `scope` names a place of the tourist tax (`italy/1/Noto`), a currency (`USD`), the region of a
 * transfer tariff (`16`) or an office (`1`); it is empty for kinds that apply everywhere.
 */
export type SettingVersion<Kind extends SettingKind = SettingKind> = {
  [Each in Kind]: Dated & { kind: Each; scope: string; value: SettingValues[Each] }
}[Kind]

/** Every version of the settings, in no order; readers choose by day. */
export interface Settings {
  taxRules: readonly TaxRule[]
  ratesByHand: readonly RateByHand[]
  terms: readonly Terms[]
  damageTerms: readonly DamageTerms[]
  wineTerms: readonly WineTerms[]
  /** Before the first version of a region, its rows of `transfer_tariff` apply. */
  transferTariffs: readonly DatedTariffs[]
  /** Before the first version of an office, its configuration applies. */
  officeHours: readonly DatedHours[]
}

/** The settings of a company that has set none. Later versions follow them, so that every day has one. */
export const firstSettings: Settings = {
  taxRules: firstTaxRules,
  ratesByHand: [],
  terms: [firstTerms],
  damageTerms: [firstDamageTerms],
  wineTerms: [firstWineTerms],
  transferTariffs: [],
  officeHours: [],
}

/** The settings with the stored versions after the first ones; versions of an unreadable scope are left out. */
export function settingsOf(stored: readonly SettingVersion[]): Settings {
  const of = <Kind extends SettingKind>(kind: Kind) =>
    stored.filter((version): version is Extract<SettingVersion, { kind: Kind }> => version.kind === kind)
  return {
    taxRules: [
      ...firstTaxRules,
      ...of('tourist-tax').flatMap(({ scope, from, value }) => {
        const at = parseTaxScope(scope)
        return at ? [{ ...value, ...at, from }] : []
      }),
    ],
    ratesByHand: of('exchange-rate').map(({ scope, from, value }) => ({ code: scope, from, rate: value.rate })),
    terms: [firstTerms, ...of('booking-terms').map(({ from, value }) => ({ ...value, from }))],
    damageTerms: [firstDamageTerms, ...of('damage-terms').map(({ from, value }) => ({ ...value, from }))],
    wineTerms: [firstWineTerms, ...of('wine-terms').map(({ from, value }) => ({ ...value, from }))],
    transferTariffs: of('transfer-tariff').map(({ scope, from, value }) => ({
      ...{ regionId: Number(scope), from },
      tariffs: value,
    })),
    officeHours: of('office-hours').flatMap(({ scope, from, value }) => {
      const week = parseOfficeWeek(value.week)
      return week ? [{ office: Number(scope), from, week, closedOn: [...value.closedOn] }] : []
    }),
  }
}
