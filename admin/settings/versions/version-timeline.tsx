import { Changes, PlainChangeButton } from '#admin/permissions/may-change'
import { settingAddress } from '#admin/settings/setting-address'
import styles from '#admin/settings/settings.module.css'
import adminStyles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import type { ShownVersion } from '#contract/staff/office-settings'
import { versionOn } from '#domain/calendar/dated-versions'
import type { Day } from '#domain/calendar/day'
import { formatDay } from '#domain/calendar/formats'
import { isPlanned } from '#domain/settings/effective-days'
import type { SettingKind } from '#domain/settings/settings'
import { useLanguage, useT } from '#web/messages'
import { Badge } from '#web/ui/badge'
import { cx } from '#web/ui/cx'

/** A term of a version, as text. */
export interface ShownTerm {
  name: string
  text: string
}

/** The terms of a version. */
export function VersionTerms({ terms }: { terms: readonly ShownTerm[] }) {
  return (
    <dl className={styles.facts}>
      {terms.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

interface VersionTimelineProps<Value> {
  kind: SettingKind
  scope: string
  versions: readonly ShownVersion<Value>[]
  today: Day
  earliest: Day
  describe: (value: Value) => readonly ShownTerm[]
  onWithdraw: (version: ShownVersion<Value>) => void
}

/** The versions of a setting, the latest first; those that have not begun can be changed and withdrawn. */
export function VersionTimeline<Value>(props: VersionTimelineProps<Value>) {
  const { kind, scope, versions, today, earliest, describe, onWithdraw } = props
  const t = useT()
  const language = useLanguage()
  const current = versionOn(today, versions)
  const latestFirst = versions.toSorted((a, b) => (a.from < b.from ? 1 : -1))
  return (
    <ol className={styles.timeline}>
      {latestFirst.map(version => {
        const { id, from, value } = version
        const planned = id !== null && isPlanned(version, earliest)
        const day =
          id === null
            ? t('admin_settings_from_beginning')
            : t('admin_settings_from', { day: formatDay(from, language) })
        const state = version === current ? 'current' : from > today ? 'planned' : 'past'
        return (
          <li key={id ?? 'first'} className={cx(styles.version, styles[state])}>
            <div className={styles.versionHead}>
              <span className={styles.versionDay}>{day}</span>
              <Badge tone={state === 'current' ? 'available' : state === 'planned' ? 'ask' : 'plain'}>
                {t(`admin_settings_${state}`)}
              </Badge>
            </div>
            <VersionTerms terms={describe(value)} />
            {planned && (
              <p className={adminStyles.acts}>
                <Changes>
                  <AdminLink
                    className={styles.act}
                    to={settingAddress(kind, scope, id)}
                    aria-label={t('admin_settings_change_of', { day })}
                  >
                    {t('admin_settings_change')}
                  </AdminLink>
                </Changes>
                <PlainChangeButton
                  className={styles.act}
                  aria-label={t('admin_settings_withdraw_of', { day })}
                  onClick={() => onWithdraw(version)}
                >
                  {t('admin_settings_withdraw')}
                </PlainChangeButton>
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
