import { useState } from 'react'
import { currentBy } from '#admin/merge/save-merged'
import { useMergedSave } from '#admin/merge/use-merged-save'
import { Input, TextArea } from '#admin/permissions/fields'
import { ChangeButton } from '#admin/permissions/may-change'
import styles from '#admin/ui/admin.module.css'
import { FieldValue } from '#admin/versions/field-value'
import type { VillaWayIn } from '#contract/staff/office-villas'
import { flatFields, nestedFields } from '#domain/access/merge'
import type { RecordState } from '#domain/access/versions'
import { type Language, languages } from '#domain/text/language'
import { errorMessage, useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import own from './access.module.css'

type Texts = Record<Language, string>

/** The way into a villa without its revision. */
export interface AccessValues {
  directions: Texts
  handover: Texts
  codes: string
}

interface AccessFormProps<Saved> {
  access: Saved
  save: (revision: number, values: AccessValues) => Promise<Saved>
  onSaved: (saved: Saved) => void
}

const texts = ['directions', 'handover'] as const

const baseOf = ({ revision, directions, handover, codes }: VillaWayIn) => ({
  revision,
  fields: flatFields({ directions, handover, codes }),
})

/** Fields as values; empty ones have no field. */
function valuesOf(fields: RecordState): AccessValues {
  const nested = nestedFields(fields) as Partial<{
    directions: Partial<Texts>
    handover: Partial<Texts>
    codes: string
  }>
  const of = (name: (typeof texts)[number]) => ({ en: '', fr: '', de: '', ...nested[name] })
  return { directions: of('directions'), handover: of('handover'), codes: nested.codes ?? '' }
}

/** Private directions, key hand-over and codes of a villa. The villa's page and the pages of its bookings have it. */
export function AccessForm<Saved extends VillaWayIn>({ access, save: put, onSaved }: AccessFormProps<Saved>) {
  const t = useT()
  const [base] = useState(() => baseOf(access))
  const labelOf = (path: string) => {
    const [name, language] = path.split('.')
    return name === 'codes'
      ? t('admin_access_codes')
      : `${t(`admin_access_${name as (typeof texts)[number]}`)} (${t(`admin_language_${language as Language}`)})`
  }
  const { save, dialog, error } = useMergedSave<Saved>({
    send: ({ revision, fields }) => put(revision, valuesOf(fields)),
    load: currentBy(baseOf),
    onSaved: saved => {
      showToast(t('admin_access_saved'), 'long')
      onSaved(saved)
    },
    nameOf: labelOf,
    show: value => <FieldValue value={value} />,
  })
  const messages = { 'edited-meanwhile': t('admin_merge_needed') }
  // Without a draft: the browser must not store codes of doors.
  const { state, problem, formProps } = useForm<AccessValues>(values => save(base, flatFields({ ...values })), {
    messages,
  })
  const values = valuesOf(base.fields)
  return (
    <>
      <form className={styles.form} {...formProps}>
        {texts.map(name => (
          <fieldset key={name} className={own.texts}>
            <legend>{t(`admin_access_${name}`)}</legend>
            <div className={own.three}>
              {languages.map(language => (
                <TextArea
                  key={language}
                  name={`${name}.${language}`}
                  lang={language}
                  rows={5}
                  maxLength={2000}
                  label={t(`admin_language_${language}`)}
                  defaultValue={values[name][language]}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <Input
          name="codes"
          maxLength={500}
          autoComplete="off"
          label={t('admin_access_codes')}
          defaultValue={values.codes}
        />
        <FormError>{error === undefined ? problem : errorMessage(error, t, messages)}</FormError>
        <p className={styles.actions}>
          <ChangeButton type="submit" disabled={state === 'sending'}>
            {t(state === 'sending' ? 'auth_sending' : 'admin_save')}
          </ChangeButton>
        </p>
      </form>
      {dialog}
    </>
  )
}
