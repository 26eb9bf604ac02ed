import { type ReactNode, useState } from 'react'
import { Changes, useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import { settingAddress, useSettingAddress } from '#admin/settings/setting-address'
import styles from '#admin/settings/settings.module.css'
import { settingsKey } from '#admin/settings/settings-queries'
import adminStyles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import type { OfficeSettings, ShownVersion } from '#contract/staff/office-settings'
import { versionOn } from '#domain/calendar/dated-versions'
import { formatDay } from '#domain/calendar/formats'
import { isPlanned } from '#domain/settings/effective-days'
import type { SettingKind } from '#domain/settings/settings'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { useLanguage, useT } from '#web/messages'
import { type EditorFields, type TypedVersion, VersionEditor } from './version-editor'
import { type ShownTerm, VersionTimeline } from './version-timeline'

interface SettingPartProps<Kind extends SettingKind, Value> {
  kind: Kind
  scope?: string
  /** Name of the place, currency or office. */
  name: string
  settings: OfficeSettings
  versions: readonly ShownVersion<Value>[]
  /** The value that a first version starts with, where none is in force. */
  start?: Value
  describe: (value: Value) => readonly ShownTerm[]
  fields: (props: EditorFields<Value>) => ReactNode
  /** Computes an example by the versions, and by the one that is being typed. */
  calculator: (typed: TypedVersion<Kind> | undefined) => ReactNode
  /** Shown above the timeline. */
  children?: ReactNode
}

/** A setting: its versions on a timeline, the editor of one, and a calculator. */
export function SettingPart<Kind extends SettingKind, Value>(props: SettingPartProps<Kind, Value>) {
  const { kind, scope = '', name, settings, versions, start, describe, fields, calculator, children } = props
  const t = useT()
  const mayChange = useMayChange()
  const language = useLanguage()
  const { edited } = useSettingAddress()
  const [typed, setTyped] = useState<TypedVersion<Kind>>()
  const [withdrawing, setWithdrawing] = useState<ShownVersion<Value>>()
  const { today, earliest } = settings
  const changed = versions.find(version => String(version.id) === edited && isPlanned(version, earliest))
  const startValue = versionOn(today, versions)?.value ?? start ?? versions[0]?.value
  const isEditing = mayChange && (edited === 'new' || changed !== undefined) && startValue !== undefined
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {children}
        {isEditing ? (
          <section className={adminStyles.part} aria-labelledby="edit">
            <h2 id="edit">{t(changed ? 'admin_settings_change_title' : 'admin_settings_new_title', { name })}</h2>
            <VersionEditor
              key={`${kind} ${scope} ${edited}`}
              {...{ kind, scope, earliest, fields }}
              version={changed}
              start={startValue}
              onTyped={setTyped}
            />
          </section>
        ) : (
          <Changes>
            <p>
              <AdminLink className={styles.act} to={settingAddress(kind, scope, 'new')}>
                {t('admin_settings_new')}
              </AdminLink>
            </p>
          </Changes>
        )}
        <section className={adminStyles.part} aria-labelledby="versions">
          <h2 id="versions">{t('admin_settings_versions', { name })}</h2>
          {versions.length === 0 ? (
            <p className={adminStyles.muted}>{t('admin_settings_no_versions')}</p>
          ) : (
            <VersionTimeline {...{ kind, scope, versions, today, earliest, describe }} onWithdraw={setWithdrawing} />
          )}
        </section>
      </div>
      <aside className={styles.panel} aria-labelledby="try">
        <h2 id="try">{t('admin_settings_try')}</h2>
        {typed && <p className={adminStyles.muted}>{t('admin_settings_try_typed')}</p>}
        {calculator(typed)}
      </aside>
      {withdrawing && (
        <ConfirmDialog
          title={t('admin_settings_withdraw_ask', { day: formatDay(withdrawing.from, language) })}
          text={t('admin_settings_withdraw_then')}
          action={t('admin_settings_withdraw')}
          decline={t('admin_not_now')}
          words={{
            'edited-meanwhile': t('admin_settings_withdraw_changed'),
            'not-in-this-state': t('admin_settings_in_force'),
            'not-found': t('admin_settings_withdraw_gone'),
          }}
          act={() =>
            adminApi('DELETE /office/settings/{id}', {
              params: { id: withdrawing.id ?? 0 },
              query: { revision: withdrawing.revision ?? 0 },
            })
          }
          invalidates={settingsKey}
          onDone={() => setWithdrawing(undefined)}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </div>
  )
}
