import { useMoney } from '#admin/ui/use-money'
import type { OfficeSettings } from '#contract/staff/office-settings'
import { cancellationDates } from '#domain/booking/cancellation'
import { daysBetween, parseDay } from '#domain/calendar/day'
import { formatDay } from '#domain/calendar/formats'
import { instalmentPlan } from '#domain/payments/instalment-plan'
import { centsOf, majorOf } from '#domain/pricing/money'
import { schedule, termsOn } from '#domain/pricing/terms'
import { useLanguage, useT } from '#web/messages'
import { Calculator, exampleStay, ResultLine, typedNumber } from './calculator'
import { NumberField } from './number-field'
import { useNumbers } from './use-numbers'
import { SettingPart } from './versions/setting-part'
import type { TypedVersion } from './versions/version-editor'

/** Deposit, balance and cancellation. */
export function TermsSettings({ settings }: { settings: OfficeSettings }) {
  const t = useT()
  const { percent } = useNumbers()
  const fieldNames = ['depositPercent', 'balanceDays', 'freeCancellationHours', 'planParts', 'planDays'] as const
  return (
    <SettingPart
      kind="booking-terms"
      name={t('admin_settings_booking-terms')}
      settings={settings}
      versions={settings.bookingTerms}
      describe={value =>
        fieldNames.map(field => ({
          name: t(`admin_settings_${field}`),
          text: field === 'depositPercent' ? percent(value[field]) : String(value[field]),
        }))
      }
      fields={({ value, fieldError }) =>
        fieldNames.map(field => <NumberField key={field} field={field} value={value[field]} fieldError={fieldError} />)
      }
      calculator={typed => <TermsCalculator settings={settings} typed={typed} />}
    />
  )
}

interface TermsCalculatorProps {
  settings: OfficeSettings
  typed: TypedVersion<'booking-terms'> | undefined
}

function TermsCalculator({ settings: { bookingTerms, today }, typed }: TermsCalculatorProps) {
  const t = useT()
  const language = useLanguage()
  const euros = useMoney(1)
  const versions = [
    ...bookingTerms
      .filter(({ id }) => id === null || id !== typed?.replaces)
      .map(({ from, value }) => ({ ...value, from })),
    ...(typed ? [{ ...typed.value, from: typed.from }] : []),
  ]
  return (
    <Calculator
      fields={[
        { name: 'soldOn', label: t('admin_settings_try_sold_on'), type: 'date', start: typed?.from ?? today },
        { name: 'arrival', label: t('admin_settings_try_arrival'), type: 'date', start: exampleStay(today).from },
        { name: 'price', label: t('admin_settings_try_price'), type: 'number', start: '7000' },
      ]}
    >
      {values => {
        const [soldOn, arrival, price] = [parseDay(values.soldOn), parseDay(values.arrival), typedNumber(values.price)]
        if (!soldOn || !arrival || arrival <= soldOn || !price || soldOn < '2000-01-01') return undefined
        const terms = termsOn(soldOn, versions)
        const parts = schedule({ totalCents: centsOf(price), arrival, today: soldOn, terms })
        const dates = cancellationDates({ deposit: undefined, arrival, today: soldOn, terms })
        const balance = parts.find(({ kind }) => kind === 'balance')
        const plan =
          balance &&
          instalmentPlan({ cents: balance.cents, today: soldOn, due: balance.due, parts: terms.planParts, terms })
        return (
          <>
            {parts.map(({ kind, cents, due }) => (
              <ResultLine
                key={kind}
                name={t('admin_settings_terms_part', {
                  kind,
                  day: formatDay(due, language),
                  days: daysBetween(due, arrival),
                })}
              >
                {euros(majorOf(cents))}
              </ResultLine>
            ))}
            {plan && <p>{t('admin_settings_terms_plan', { parts: plan.length })}</p>}
            <p>
              {dates.freeHours
                ? t('admin_settings_terms_free', { hours: dates.freeHours })
                : t('admin_settings_terms_never_free')}
            </p>
            {dates.depositKeptThrough && (
              <p>{t('admin_settings_terms_kept', { day: formatDay(dates.depositKeptThrough, language) })}</p>
            )}
          </>
        )
      }}
    </Calculator>
  )
}
