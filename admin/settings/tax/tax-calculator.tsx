import { Calculator, exampleStay, ResultLine, typedNumber } from '#admin/settings/calculator'
import type { TypedVersion } from '#admin/settings/versions/version-editor'
import { useMoney } from '#admin/ui/use-money'
import type { OfficeSettings } from '#contract/staff/office-settings'
import { parseAges, partyOfAges } from '#domain/booking/tax/party-of-ages'
import { taxOf } from '#domain/booking/tax/shown-tax'
import type { TaxRule } from '#domain/booking/tax/tax-rules'
import { parseTaxScope, ruleOn, rulesAt, taxScopeKey, touristTaxLines } from '#domain/booking/tax/tourist-tax'
import { parseDay } from '#domain/calendar/day'
import { formatDay, formatDays } from '#domain/calendar/formats'
import { centsOf, majorOf } from '#domain/pricing/money'
import { useLanguage, useT } from '#web/messages'

/** The tax rules of the domain. */
const rulesOf = ({ touristTax }: OfficeSettings, without: number | undefined): TaxRule[] =>
  touristTax.flatMap(({ id, scope, from, value: { law, page: _, isAssumed, ...terms } }) => {
    const place = parseTaxScope(scope)
    const source = { law, amount: isAssumed ? ('assumed' as const) : ('as-published' as const) }
    return place && (id === null || id !== without) ? [{ ...taxOf({ ...terms, from }), ...place, source }] : []
  })

interface TaxCalculatorProps {
  settings: OfficeSettings
  scope: string
  /** Names a scope. */
  nameOf: (scope: string) => string
  typed: TypedVersion<'tourist-tax'> | undefined
}

/** The tax of a stay at a place, by the rule in force on the day of the booking. */
export function TaxCalculator({ settings, scope, nameOf, typed }: TaxCalculatorProps) {
  const t = useT()
  const language = useLanguage()
  const euros = useMoney(1)
  const stay = exampleStay(settings.today)
  const place = parseTaxScope(scope)
  if (!place) return null
  const all = [
    ...rulesOf(settings, typed?.replaces),
    ...(typed ? [{ ...typed.value, ...place, from: typed.from }] : []),
  ]
  const rules = rulesAt({ country: place.country, regionId: place.regionId ?? 0, place: place.place ?? '' }, all)
  return (
    <Calculator
      fields={[
        { name: 'soldOn', label: t('admin_settings_try_sold_on'), type: 'date', start: typed?.from ?? settings.today },
        { name: 'from', label: t('admin_settings_try_arrival'), type: 'date', start: stay.from },
        { name: 'to', label: t('admin_settings_try_departure'), type: 'date', start: stay.to },
        { name: 'adults', label: t('admin_settings_try_adults'), type: 'number', start: '4' },
        { name: 'ages', label: t('admin_settings_try_ages'), type: 'text', start: '8, 8' },
        { name: 'price', label: t('admin_settings_try_price'), type: 'number', start: '7000' },
      ]}
    >
      {values => {
        const [soldOn, from, to] = [parseDay(values.soldOn), parseDay(values.from), parseDay(values.to)]
        const [adults, ages, price] = [typedNumber(values.adults), parseAges(values.ages), typedNumber(values.price)]
        if (!soldOn || !from || !to || to <= from || !adults || !ages || price === undefined) return undefined
        if (!Number.isInteger(adults) || adults > 100) return undefined
        const rule = ruleOn(soldOn, rules)
        if (!rule) return <p>{t('admin_settings_tax_none')}</p>
        const party = partyOfAges(adults, ages, rule.exemptUnder)
        const lines = touristTaxLines({ ...party, stay: { from, to }, stayCents: centsOf(price), today: soldOn }, rules)
        const total = lines.reduce((sum, { cents }) => sum + cents, 0)
        return (
          <>
            <p>
              {t('admin_settings_tax_by', {
                place: nameOf(taxScopeKey(rule)),
                day: rule.from === '2000-01-01' ? 'first' : formatDay(rule.from, language),
              })}
            </p>
            {lines.map(({ quantity, unitCents, cents, ...days }) => (
              <ResultLine
                key={days.from}
                name={t('admin_settings_tax_line', {
                  days: formatDays(days, language, 'short'),
                  quantity,
                  amount: euros(majorOf(unitCents)),
                })}
              >
                {euros(majorOf(cents))}
              </ResultLine>
            ))}
            <ResultLine name={t('admin_settings_tax_total')} isTotal>
              {euros(majorOf(total))}
            </ResultLine>
          </>
        )
      }}
    </Calculator>
  )
}
