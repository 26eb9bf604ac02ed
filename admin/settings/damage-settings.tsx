import { useMoney } from '#admin/ui/use-money'
import type { OfficeSettings } from '#contract/staff/office-settings'
import { depositDays, waiverCents } from '#domain/booking/damage'
import { parseDay } from '#domain/calendar/day'
import { formatDay } from '#domain/calendar/formats'
import { centsOf, majorOf } from '#domain/pricing/money'
import { useLanguage, useT } from '#web/messages'
import { Calculator, exampleStay, ResultLine, typedNumber } from './calculator'
import { NumberField } from './number-field'
import { useNumbers } from './use-numbers'
import { SettingPart } from './versions/setting-part'
import type { TypedVersion } from './versions/version-editor'

const fieldNames = ['waiverPercent', 'leastAmount', 'leftDays', 'claimedDays'] as const

/** The damage deposit and its waiver. */
export function DamageSettings({ settings }: { settings: OfficeSettings }) {
  const t = useT()
  const euros = useMoney(1)
  const { percent } = useNumbers()
  return (
    <SettingPart
      kind="damage-terms"
      name={t('admin_settings_damage-terms')}
      settings={settings}
      versions={settings.damageTerms}
      describe={({ waiverPercent, leastAmount, leftDays, claimedDays }) => [
        { name: t('admin_settings_waiverPercent'), text: percent(waiverPercent) },
        { name: t('admin_settings_leastAmount'), text: euros(leastAmount) },
        { name: t('admin_settings_leftDays'), text: String(leftDays) },
        { name: t('admin_settings_claimedDays'), text: String(claimedDays) },
      ]}
      fields={({ value, fieldError }) =>
        fieldNames.map(field => <NumberField key={field} field={field} value={value[field]} fieldError={fieldError} />)
      }
      calculator={typed => <DamageCalculator settings={settings} typed={typed} />}
    />
  )
}

interface DamageCalculatorProps {
  settings: OfficeSettings
  typed: TypedVersion<'damage-terms'> | undefined
}

function DamageCalculator({ settings: { damageTerms, today }, typed }: DamageCalculatorProps) {
  const t = useT()
  const language = useLanguage()
  const euros = useMoney(1)
  const stay = exampleStay(today)
  const versions = [
    ...damageTerms
      .filter(({ id }) => id === null || id !== typed?.replaces)
      .map(({ from, value: { leastAmount, ...terms } }) => ({ ...terms, from, leastCents: centsOf(leastAmount) })),
    ...(typed ? [{ ...typed.value, from: typed.from }] : []),
  ]
  return (
    <Calculator
      fields={[
        { name: 'soldOn', label: t('admin_settings_try_sold_on'), type: 'date', start: typed?.from ?? today },
        { name: 'from', label: t('admin_settings_try_arrival'), type: 'date', start: stay.from },
        { name: 'to', label: t('admin_settings_try_departure'), type: 'date', start: stay.to },
        { name: 'deposit', label: t('admin_settings_try_deposit'), type: 'number', start: '2000' },
      ]}
    >
      {values => {
        const [soldOn, from, to] = [parseDay(values.soldOn), parseDay(values.from), parseDay(values.to)]
        const deposit = typedNumber(values.deposit)
        if (!soldOn || soldOn < '2000-01-01' || !from || !to || to <= from || !deposit) return undefined
        const days = depositDays({ from, to }, soldOn, versions)
        return (
          <>
            <ResultLine name={t('admin_settings_damage_waiver')} isTotal>
              {euros(majorOf(waiverCents(centsOf(deposit), soldOn, versions)))}
            </ResultLine>
            <p>
              {t('admin_settings_damage_days', {
                from: formatDay(days.from, language),
                until: formatDay(days.until, language),
                released: formatDay(days.releasedOn, language),
              })}
            </p>
          </>
        )
      }}
    </Calculator>
  )
}
