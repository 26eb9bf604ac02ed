import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { DraftBase, readDraftBase } from '#admin/merge/draft-base'
import { isEditedMeanwhile } from '#admin/merge/save-merged'
import { useMergedSave } from '#admin/merge/use-merged-save'
import { adminApi } from '#admin/session/staff-session-instance'
import { settingAddress } from '#admin/settings/setting-address'
import styles from '#admin/settings/settings.module.css'
import { settingsKey } from '#admin/settings/settings-queries'
import adminStyles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { settingBounds, settingForms } from '#contract/forms/settings'
import type { ShownVersion } from '#contract/staff/office-settings'
import { isRecord, type RecordState } from '#domain/access/versions'
import type { Day } from '#domain/calendar/day'
import { formatDay } from '#domain/calendar/formats'
import type { SettingKind, SettingValues } from '#domain/settings/settings'
import { vehicles } from '#domain/transfers/transfer'
import { errorMessage, forgetDraft, toNestedObject, useForm, valuesOf } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { SettingValue, settingFieldKey } from './setting-conflict'
import { findVersion, typedFields } from './setting-fields'

/** A version as it is typed, once its fields are valid. */
export interface TypedVersion<Kind extends SettingKind> {
  from: Day
  /** The version that it changes; undefined for a new one. */
  replaces: number | undefined
  value: SettingValues[Kind]
}

export interface EditorFields<Value> {
  value: Value
  /** Name under which the tab keeps the draft. */
  draft: string
  fieldError: (name: string) => string | undefined
}

interface VersionEditorProps<Kind extends SettingKind, Value> {
  kind: Kind
  scope: string
  /** The version to change; undefined for a new one. */
  version: ShownVersion<Value> | undefined
  /** The value that a new version starts with. */
  start: Value
  earliest: Day
  fields: (props: EditorFields<Value>) => ReactNode
  onTyped: (typed: TypedVersion<Kind> | undefined) => void
}

interface Typed {
  from?: string
  value?: Record<string, unknown>
}

type BaseVersion<Value> = Pick<ShownVersion<Value>, 'id' | 'revision' | 'from' | 'value'>

const fieldsOf = ({ from, value }: { from: string; value: unknown }) =>
  typedFields({ ...(value as Record<string, unknown>), from })

/** Empty fields are absent in merged ones, and are sent as empty. */
function withEmptyFields(value: unknown, typed: RecordState): RecordState {
  const fields = Object.entries(value as RecordState).filter(([name]) => name !== 'isAssumed')
  const complete = fields.map(([name, before]) => {
    const now = typed[name]
    if (isRecord(before)) return [name, withEmptyFields(before, isRecord(now) ? now : {})]
    return [name, now ?? (name === 'seasons' ? [] : '')]
  })
  return { ...typed, ...Object.fromEntries(complete) }
}

/** Adds a version, or changes one that has not begun. The calculator follows the typed values at once. */
export function VersionEditor<Kind extends SettingKind, Value>(props: VersionEditorProps<Kind, Value>) {
  const { kind, scope, version: latest, start, earliest, fields, onTyped } = props
  const t = useT()
  const language = useLanguage()
  const navigate = useNavigate()
  const localPath = useLocalPath()
  const draft = ['setting', kind, scope, latest?.id ?? 'new'].join(' ')
  const [version] = useState((): BaseVersion<Value> | undefined => latest && readDraftBase(draft, latest))
  const [isStale, setStale] = useState(false)
  const saved = (from: string) => {
    forgetDraft(draft)
    showToast(t('admin_settings_saved', { day: formatDay(from, language) }), 'long')
    invalidateQueries(settingsKey)
    onTyped(undefined)
    void navigate(localPath(settingAddress(kind, scope)))
  }
  const messages = {
    'edited-meanwhile': t('admin_settings_edited_meanwhile'),
    'not-in-this-state': t('admin_settings_in_force'),
    'from past': t('admin_settings_from_past', { day: formatDay(earliest, language) }),
    'from taken': t('admin_settings_from_taken'),
    'value.closesDays not-after': t('admin_settings_closes_after'),
    'value.planParts invalid': t('admin_settings_range', settingBounds.planParts),
    ...rangeMessages(t),
  }
  const { save, dialog, error } = useMergedSave({
    send: async ({ revision, fields: { from = '', ...typed } }) => {
      const body = { kind, scope, revision, from, value: withEmptyFields(start, typed) } as never
      await adminApi('PUT /office/settings/{id}', { params: { id: version?.id ?? 0 }, body })
      return String(from)
    },
    load: async () => {
      const settings = await adminApi('GET /office/settings', { query: { lang: language } })
      const current = findVersion(settings, version?.id ?? 0)
      return current && { revision: current.revision ?? 0, fields: fieldsOf(current) }
    },
    onSaved: saved,
    nameOf: field => t(settingFieldKey(field)),
    show: (value, field) => <SettingValue field={field} value={value} />,
  })
  const { state, problem, fieldError, formProps } = useForm<Typed>(
    async ({ from = '', value = {} }, once) => {
      setStale(false)
      if (version) {
        const base = { revision: version.revision ?? 0, fields: fieldsOf(version) }
        await save(base, fieldsOf({ from, value })).catch(failure => {
          setStale(isEditedMeanwhile(failure))
          throw failure
        })
        return
      }
      await adminApi('POST /office/settings', { body: { kind, scope, from, value } as never }, { idempotencyKey: once })
      saved(from)
    },
    { draft, messages },
  )
  const read = (form: HTMLFormElement) => {
    const { from = '', value } = toNestedObject(valuesOf(form)) as Typed
    const parsed = settingForms[kind].safeParse(value)
    onTyped(
      parsed.success && from
        ? { from, value: parsed.data as SettingValues[Kind], replaces: version?.id ?? undefined }
        : undefined,
    )
  }
  const form = formProps.ref
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the draft is restored.
  useEffect(() => {
    if (form.current) read(form.current)
    return () => onTyped(undefined)
  }, [])
  return (
    <>
      <form
        className={adminStyles.form}
        {...formProps}
        onInput={(event: FormEvent<HTMLFormElement>) => {
          formProps.onInput(event)
          read(event.currentTarget)
        }}
      >
        <Input
          type="date"
          name="from"
          required
          min={earliest}
          defaultValue={version?.from ?? ''}
          label={t('admin_settings_first_day')}
          hint={t('admin_settings_first_day_hint')}
          error={fieldError('from')}
        />
        {version && <DraftBase base={version} />}
        {fields({ value: version?.value ?? start, draft, fieldError })}
        <FormError>
          {fieldError('scope') ?? (error === undefined ? problem : errorMessage(error, t, messages))}
        </FormError>
        {isStale && (
          <p>
            <button
              type="button"
              className={styles.act}
              onClick={() => {
                forgetDraft(draft)
                invalidateQueries(settingsKey)
                void navigate(localPath(settingAddress(kind, scope)))
              }}
            >
              {t('admin_settings_load_theirs')}
            </button>
          </p>
        )}
        <p className={adminStyles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t(state === 'sending' ? 'auth_sending' : version ? 'admin_settings_save' : 'admin_settings_add')}
          </Button>
          <AdminLink className={styles.act} to={settingAddress(kind, scope)} onClickCapture={() => forgetDraft(draft)}>
            {t('admin_settings_discard')}
          </AdminLink>
        </p>
      </form>
      {dialog}
    </>
  )
}

/** The message at each number that is out of its limits. */
function rangeMessages(t: ReturnType<typeof useT>): Record<string, string> {
  const entries = Object.entries(settingBounds).flatMap(([field, { least, most }]) => {
    const says = t('admin_settings_range', { least, most })
    const names = [
      `value.${field}`,
      ...vehicles.map(vehicle => `value.${vehicle}.${field}`),
      ...Array.from({ length: 12 }, (_, at) => `value.seasons.${at}.${field}`),
    ]
    return names.map(name => [`${name} invalid`, says] as const)
  })
  const ofSeasons = Array.from({ length: 12 }, (_, at) => [
    [`value.seasons.${at}.lastMonth not-after`, t('admin_settings_season_backwards')],
    [`value.seasons.${at}.firstMonth taken`, t('admin_settings_season_overlaps')],
    [`value.seasons.${at}.amount missing`, t('admin_settings_season_no_rate')],
    [`value.seasons.${at}.cap missing`, t('admin_settings_season_no_cap')],
  ]).flat()
  return Object.fromEntries([...entries, ...ofSeasons])
}
