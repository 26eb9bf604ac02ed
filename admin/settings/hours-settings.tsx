import adminStyles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import type { OfficeSettings } from '#contract/staff/office-settings'
import { parseDay } from '#domain/calendar/day'
import { formatHoliday, formatWeekdaySpan, formatZone } from '#domain/calendar/format-datetime'
import { formatDay, formatTime } from '#domain/calendar/formats'
import { groupWeekHours, hoursOn, parseOfficeWeek } from '#domain/calendar/office-hours'
import type { Language } from '#domain/text/language'
import { useLanguage, useT } from '#web/messages'
import { Input } from '#web/ui/field'
import { TextArea } from '#web/ui/text-area'
import { Calculator } from './calculator'
import { settingAddress, useSettingAddress } from './setting-address'
import styles from './settings.module.css'
import { SettingPart } from './versions/setting-part'
import type { TypedVersion } from './versions/version-editor'

type Spans = readonly { opens: string; closes: string }[]

const timesOf = (spans: Spans, language: Language) =>
  spans
    .map(({ opens, closes }) => `${formatTime(opens, language)}\u00a0–\u00a0${formatTime(closes, language)}`)
    .join(', ')

/** The hours and holidays of each office. */
export function HoursSettings({ settings }: { settings: OfficeSettings }) {
  const t = useT()
  const language = useLanguage()
  const { scope } = useSettingAddress()
  const { offices, officeHours } = settings
  const chosen = offices.find(({ number }) => String(number) === scope) ?? offices[0]
  if (!chosen) return null
  const key = String(chosen.number)
  return (
    <>
      <section className={adminStyles.part} aria-labelledby="offices">
        <h2 id="offices">{t('admin_settings_offices')}</h2>
        <ul className={styles.scopes}>
          {offices.map(({ number, address, timezone }) => (
            <li key={number} className={styles.scope}>
              <AdminLink
                to={settingAddress('office-hours', String(number))}
                aria-current={number === chosen.number ? 'true' : undefined}
              >
                {address}
              </AdminLink>
              <span className={adminStyles.muted}>{formatZone(timezone, language)}</span>
            </li>
          ))}
        </ul>
      </section>
      <SettingPart
        key={key}
        kind="office-hours"
        scope={key}
        name={chosen.address}
        settings={settings}
        versions={officeHours.filter(version => version.scope === key)}
        describe={({ week, closedOn }) => [
          ...groupWeekHours(parseOfficeWeek(week) ?? {}).map(({ first, last, times }) => ({
            name: formatWeekdaySpan(first, last, language),
            text: timesOf(times, language),
          })),
          {
            name: t('admin_settings_closedOn'),
            text: closedOn.map(day => formatHoliday(day, language)).join(', ') || t('admin_settings_closed_never'),
          },
        ]}
        fields={({ value, fieldError }) => (
          <>
            <Input
              name="value.week"
              required
              maxLength={200}
              autoComplete="off"
              defaultValue={value.week}
              label={t('admin_settings_week')}
              hint={t('admin_settings_week_hint')}
              error={fieldError('value.week')}
            />
            <TextArea
              name="value.closedOn"
              rows={3}
              maxLength={2000}
              autoComplete="off"
              defaultValue={value.closedOn.join(', ')}
              label={t('admin_settings_closedOn')}
              hint={t('admin_settings_closedOn_hint')}
              error={fieldError('value.closedOn')}
            />
          </>
        )}
        calculator={typed => <HoursCalculator settings={settings} scope={key} zone={chosen.timezone} typed={typed} />}
      />
    </>
  )
}

interface HoursCalculatorProps {
  settings: OfficeSettings
  scope: string
  zone: string
  typed: TypedVersion<'office-hours'> | undefined
}

function HoursCalculator({ settings: { officeHours, today }, scope, zone, typed }: HoursCalculatorProps) {
  const t = useT()
  const language = useLanguage()
  const versions = [
    ...officeHours
      .filter(version => version.scope === scope && (version.id === null || version.id !== typed?.replaces))
      .map(({ from, value: { week, closedOn } }) => ({ from, week: parseOfficeWeek(week) ?? {}, closedOn })),
    ...(typed
      ? [{ from: typed.from, week: parseOfficeWeek(typed.value.week) ?? {}, closedOn: typed.value.closedOn }]
      : []),
  ]
  return (
    <Calculator
      fields={[{ name: 'day', label: t('admin_settings_try_day'), type: 'date', start: typed?.from ?? today }]}
    >
      {values => {
        const day = parseDay(values.day)
        if (!day) return undefined
        const spans = hoursOn({ zone, week: {}, versions }, day)
        return (
          <p>
            {spans.length > 0
              ? t('admin_settings_open_on', { day: formatDay(day, language), times: timesOf(spans, language) })
              : t('admin_settings_closed_on', { day: formatDay(day, language) })}
          </p>
        )
      }}
    </Calculator>
  )
}
