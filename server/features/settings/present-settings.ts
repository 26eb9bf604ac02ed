import { asc } from 'drizzle-orm'
import type { z } from 'zod'
import type { getSettings } from '#contract/staff/office-settings'
import type { Queryable } from '#database/connection'
import { setting, transferTariff } from '#database/tables'
import { presentTax } from '#domain/booking/tax/shown-tax'
import type { TaxRule } from '#domain/booking/tax/tax-rules'
import { taxScopeKey } from '#domain/booking/tax/tourist-tax'
import { formatOfficeWeek } from '#domain/calendar/office-hours'
import { todayAt } from '#domain/calendar/today'
import { majorOf } from '#domain/pricing/money'
import { earliestStart } from '#domain/settings/effective-days'
import { firstSettings, type SettingKind, type SettingValues } from '#domain/settings/settings'
import type { Language } from '#domain/text/language'
import type { Vehicle } from '#domain/transfers/transfer'
import type { TransferTariff } from '#domain/transfers/transfer-price'
import { presentCurrencies } from '#server/catalogue/rows/currencies'
import type { Context } from '#server/context'

type Shown = z.output<(typeof getSettings)['reply']>

/** A version, stored or of the first ones. */
interface Version<Kind extends SettingKind> {
  id: number | null
  revision: number | null
  from: string
  scope: string
  value: SettingValues[Kind]
}

const first = <Kind extends SettingKind>(
  scope: string,
  { from, ...value }: SettingValues[Kind] & { from: string },
): Version<Kind> => ({ id: null, revision: null, from, scope, value: value as unknown as SettingValues[Kind] })

const firstTax = ({ country, regionId, place, ...rule }: TaxRule) =>
  first<'tourist-tax'>(taxScopeKey({ country, regionId, place }), rule)

const shownTax = ({ value, ...version }: Version<'tourist-tax'>) => {
  const { from: _, ...terms } = presentTax({ ...value, from: version.from })
  const { law, page = null, amount } = value.source
  return { ...version, value: { ...terms, law, page, isAssumed: amount === 'assumed' } }
}

const shownDamage = ({ value: { leastCents, ...terms }, ...version }: Version<'damage-terms'>) => ({
  ...version,
  value: { ...terms, leastAmount: majorOf(leastCents) },
})

const shownWine = ({ value: { freeFromCents, deliveryCents, ...terms }, ...version }: Version<'wine-terms'>) => ({
  ...version,
  value: { ...terms, freeFrom: majorOf(freeFromCents), deliveryCharge: majorOf(deliveryCents) },
})

const shownTariff = (tariff: TransferTariff | undefined) =>
  tariff
    ? {
        base: majorOf(tariff.baseCents),
        perKilometre: majorOf(tariff.perKilometreCents),
        crossing: majorOf(tariff.crossingCents),
        fullDay: majorOf(tariff.dayCents),
        halfDay: majorOf(tariff.halfDayCents),
        nightPercent: tariff.nightPercent,
        seasonPercent: tariff.seasonPercent,
      }
    : null

const shownTariffs = (tariffs: Partial<Record<Vehicle, TransferTariff>>) => ({
  sedan: shownTariff(tariffs.sedan),
  van: shownTariff(tariffs.van),
  minibus: shownTariff(tariffs.minibus),
})

/** The first prices of transfers by region, from before their settings. */
async function firstTariffs(db: Queryable) {
  const rows = await db.select().from(transferTariff).orderBy(asc(transferTariff.regionId))
  return [...Map.groupBy(rows, ({ regionId }) => regionId)].map(([regionId, tariffs]) => ({
    ...{ id: null, revision: null, from: '2000-01-01', scope: String(regionId) },
    value: shownTariffs(Object.fromEntries(tariffs.map(row => [row.vehicle, row]))),
  }))
}

/** All versions of the settings, the first ones included, and the names that they refer to. */
export async function presentSettings(db: Queryable, context: Context, language: Language): Promise<Shown> {
  const { catalogue, clock, configuration } = context
  const { content } = catalogue
  const rows = await db.select().from(setting).orderBy(asc(setting.from), asc(setting.id))
  const of = <Kind extends SettingKind>(kind: Kind): Version<Kind>[] =>
    rows.flatMap(row =>
      row.kind === kind
        ? [
            {
              ...{ id: row.id, revision: row.revision, from: row.from, scope: row.scope },
              value: row.value as SettingValues[Kind],
            },
          ]
        : [],
    )
  const now = clock.now()
  const shown = new Set(presentCurrencies(context).map(({ id }) => id))
  const [terms, damage, wine] = [firstSettings.terms[0], firstSettings.damageTerms[0], firstSettings.wineTerms[0]]
  return {
    today: todayAt(now),
    earliest: earliestStart(now),
    touristTax: [...firstSettings.taxRules.map(firstTax), ...of('tourist-tax')].map(shownTax),
    exchangeRates: of('exchange-rate'),
    bookingTerms: [...(terms ? [first<'booking-terms'>('', terms)] : []), ...of('booking-terms')],
    damageTerms: [...(damage ? [first<'damage-terms'>('', damage)] : []), ...of('damage-terms')].map(shownDamage),
    wineTerms: [...(wine ? [first<'wine-terms'>('', wine)] : []), ...of('wine-terms')].map(shownWine),
    transferTariffs: [
      ...(await firstTariffs(db)),
      ...of('transfer-tariff').map(({ value, ...version }) => ({ ...version, value: shownTariffs(value) })),
    ],
    officeHours: [
      ...configuration.offices.map(({ hours: { week, closedOn = [] } }, at) =>
        first<'office-hours'>(String(at + 1), { from: '2000-01-01', week: formatOfficeWeek(week), closedOn }),
      ),
      ...of('office-hours'),
    ].map(({ value, ...version }) => ({ ...version, value: { ...value, closedOn: [...value.closedOn] } })),
    currencies: content.currencies.slice(1).map(({ id, code, name, sign, rate, ratedOn }) => ({
      ...{ code, name, sign, rate, ratedOn },
      isShown: shown.has(id),
    })),
    ratesSource: configuration.ratesUrl === '' ? 'fixed' : 'published',
    offices: configuration.offices.map(({ address, hours }, at) => ({
      number: at + 1,
      address,
      timezone: hours.zone,
    })),
    countries: content.countries.map(({ id, slug, name }) => ({
      slug,
      name: name[language],
      regions: content.regions
        .filter(({ countryId }) => countryId === id)
        .map(region => ({ id: region.id, name: region.name[language] })),
    })),
  }
}
