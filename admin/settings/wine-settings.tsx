import { useMoney } from '#admin/ui/use-money'
import type { OfficeSettings } from '#contract/staff/office-settings'
import { addDays, parseDay } from '#domain/calendar/day'
import { formatDay } from '#domain/calendar/formats'
import { centsOf, majorOf } from '#domain/pricing/money'
import { deliveryOf } from '#domain/wine/wine-price'
import { wineWindow } from '#domain/wine/wine-sales'
import { wineTermsOn } from '#domain/wine/wine-terms'
import { useLanguage, useT } from '#web/messages'
import { Calculator, exampleStay, ResultLine, typedNumber } from './calculator'
import { NumberField } from './number-field'
import { SettingPart } from './versions/setting-part'
import type { TypedVersion } from './versions/version-editor'

const fieldNames = [
  ...(['deliveryCharge', 'freeFrom', 'opensDays', 'closesDays'] as const),
  ...(['unpaidHours', 'transferDays', 'mostBottles'] as const),
]

/** Delivery of wine: its charge, and when orders are taken. */
export function WineSettings({ settings }: { settings: OfficeSettings }) {
  const t = useT()
  const euros = useMoney(1)
  return (
    <SettingPart
      kind="wine-terms"
      name={t('admin_settings_wine-terms')}
      settings={settings}
      versions={settings.wineTerms}
      describe={value =>
        fieldNames.map(field => ({
          name: t(`admin_settings_${field}`),
          text: field === 'deliveryCharge' || field === 'freeFrom' ? euros(value[field]) : String(value[field]),
        }))
      }
      fields={({ value, fieldError }) =>
        fieldNames.map(field => <NumberField key={field} field={field} value={value[field]} fieldError={fieldError} />)
      }
      calculator={typed => <WineCalculator settings={settings} typed={typed} />}
    />
  )
}

interface WineCalculatorProps {
  settings: OfficeSettings
  typed: TypedVersion<'wine-terms'> | undefined
}

function WineCalculator({ settings: { wineTerms, today }, typed }: WineCalculatorProps) {
  const t = useT()
  const language = useLanguage()
  const euros = useMoney(1)
  const arrival = exampleStay(today).from
  const versions = [
    ...wineTerms
      .filter(({ id }) => id === null || id !== typed?.replaces)
      .map(({ from, value: { freeFrom, deliveryCharge, ...terms } }) => ({
        ...terms,
        ...{ from, freeFromCents: centsOf(freeFrom), deliveryCents: centsOf(deliveryCharge) },
      })),
    ...(typed ? [{ ...typed.value, from: typed.from }] : []),
  ]
  return (
    <Calculator
      fields={[
        {
          ...{ name: 'day', label: t('admin_settings_try_ordered_on'), type: 'date' },
          start: typed?.from ?? addDays(arrival, -30),
        },
        { name: 'arrival', label: t('admin_settings_try_arrival'), type: 'date', start: arrival },
        { name: 'price', label: t('admin_settings_try_order'), type: 'number', start: '180' },
      ]}
    >
      {values => {
        const [day, arrival, price] = [parseDay(values.day), parseDay(values.arrival), typedNumber(values.price)]
        if (!day || day < '2000-01-01' || !arrival || !price) return undefined
        const terms = wineTermsOn(day, versions)
        const { deliveryCents, missingCents } = deliveryOf(centsOf(price), terms, 1)
        const { opens, closes } = wineWindow(arrival, terms)
        return (
          <>
            <ResultLine name={t('admin_settings_deliveryCharge')} isTotal>
              {euros(majorOf(deliveryCents))}
            </ResultLine>
            {missingCents > 0 && <p>{t('admin_settings_wine_missing', { amount: euros(majorOf(missingCents)) })}</p>}
            <p>
              {t('admin_settings_wine_window', {
                opens: formatDay(opens, language),
                closes: formatDay(closes, language),
              })}
            </p>
          </>
        )
      }}
    </Calculator>
  )
}
