import { useState } from 'react'
import { NumberField } from '#admin/settings/number-field'
import styles from '#admin/settings/settings.module.css'
import type { EditorFields } from '#admin/settings/versions/version-editor'
import adminStyles from '#admin/ui/admin.module.css'
import type { OfficeSettings } from '#contract/staff/office-settings'
import { monthName } from '#domain/calendar/month-names'
import { draftValue } from '#web/features/forms/public'
import { useLanguage, useT } from '#web/messages'
import { Input, Select } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'

export type ShownTax = OfficeSettings['touristTax'][number]['value']

const mostSeasons = 12

interface Season {
  key: number
  value: ShownTax['seasons'][number] | undefined
}

/** The fields of a tourist tax. */
export function TaxFields({ value, draft, fieldError }: EditorFields<ShownTax>) {
  const t = useT()
  const language = useLanguage()
  const months = Array.from({ length: 12 }, (_, i) => monthName(i + 1, language, 'long'))
  // The draft knows how many seasons were typed, before their fields exist.
  const [seasons, setSeasons] = useState<Season[]>(() => {
    const count = Math.min(mostSeasons, Number(draftValue(draft, 'seasons') ?? value.seasons.length) || 0)
    return Array.from({ length: count }, (_, key) => ({ key, value: value.seasons[key] }))
  })
  const month = (name: string, label: string, at: number) => (
    <Select name={name} defaultValue={at} label={label} error={fieldError(name)}>
      {months.map((month, i) => (
        <option key={month} value={i + 1}>
          {month}
        </option>
      ))}
    </Select>
  )
  return (
    <>
      <Select name="value.per" defaultValue={value.per} label={t('admin_settings_per')} error={fieldError('value.per')}>
        <option value="person">{t('admin_settings_per_person')}</option>
        <option value="house">{t('admin_settings_per_house')}</option>
      </Select>
      <FieldRow>
        <NumberField field="exemptUnder" value={value.exemptUnder} required={false} fieldError={fieldError} />
        <NumberField field="mostNights" value={value.mostNights} required={false} fieldError={fieldError} />
      </FieldRow>
      <fieldset className={styles.fieldset}>
        <legend>{t('admin_settings_seasons')}</legend>
        <p className={adminStyles.muted}>{t('admin_settings_seasons_hint')}</p>
        <input type="hidden" name="seasons" value={seasons.length || ' '} />
        {seasons.map(({ key, value: season }, at) => {
          const name = (field: string) => `value.seasons.${at}.${field}`
          return (
            <div key={key} className={styles.season}>
              {month(name('firstMonth'), t('admin_settings_firstMonth'), season?.firstMonth ?? 1)}
              {month(name('lastMonth'), t('admin_settings_lastMonth'), season?.lastMonth ?? 12)}
              <span />
              {(['amount', 'percent', 'cap'] as const).map(field => (
                <NumberField
                  key={field}
                  field={field}
                  name={name(field)}
                  value={season?.[field] ?? null}
                  required={false}
                  fieldError={fieldError}
                />
              ))}
              <button
                type="button"
                className={styles.act}
                aria-label={t('admin_settings_season_remove_of', { number: at + 1 })}
                onClick={event => {
                  const { form } = event.currentTarget
                  setSeasons(seasons.filter(other => other.key !== key))
                  queueMicrotask(() => form?.dispatchEvent(new Event('input', { bubbles: true })))
                }}
              >
                {t('admin_settings_season_remove')}
              </button>
            </div>
          )
        })}
        {seasons.length < mostSeasons && (
          <p>
            <button
              type="button"
              className={styles.act}
              onClick={() =>
                setSeasons([...seasons, { key: Math.max(-1, ...seasons.map(({ key }) => key)) + 1, value: undefined }])
              }
            >
              {t('admin_settings_season_add')}
            </button>
          </p>
        )}
      </fieldset>
      <Input
        name="value.law"
        required
        maxLength={500}
        autoComplete="off"
        defaultValue={value.law}
        label={t('admin_settings_law')}
        hint={t('admin_settings_law_hint')}
        error={fieldError('value.law')}
      />
      <Input
        type="url"
        name="value.page"
        maxLength={400}
        autoComplete="off"
        defaultValue={value.page ?? ''}
        label={t('admin_settings_page')}
        error={fieldError('value.page')}
      />
    </>
  )
}
