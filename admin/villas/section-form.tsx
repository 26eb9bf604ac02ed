import { type ReactNode, useState } from 'react'
import { DraftBase, readDraftBase } from '#admin/merge/draft-base'
import { currentBy } from '#admin/merge/save-merged'
import { useMergedSave } from '#admin/merge/use-merged-save'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { fieldName } from '#admin/versions/field-names'
import { FieldValue } from '#admin/versions/field-value'
import type { RequestInput } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import { type SectionValues, sectionOf, type VillaRecord, type VillaSection } from '#domain/catalogue/villa-record'
import { errorMessage, forgetDraft, type Shape, useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import { fieldsOf, type SectionBase, sectionValues } from './section-values'

type ChangeBody = RequestInput<Endpoints['PUT /office/villas/{id}']>['body']

/** The values and functions that a section form passes to its fields. */
export interface SectionFields<Section extends VillaSection> {
  /** The values on which the edit is based. */
  values: SectionValues<Section>
  fieldError: (name: string) => string | undefined
}

interface SectionFormProps<Section extends VillaSection> {
  record: OfficeVillaRecord
  section: Section
  /** Reads the fields of the form as values; a field without one is absent. */
  read: (fields: Record<string, unknown>) => Partial<Record<keyof SectionValues<Section>, unknown>>
  /** Texts of controlled fields: a change also saves the draft. */
  controlled?: string
  onSaved: (saved: OfficeVillaRecord) => void
  children: (fields: SectionFields<Section>) => ReactNode
}

/** The name of the draft of a section. */
export const sectionDraft = (id: number, section: VillaSection): string => `villa ${id} ${section}`

/** The values with which the fields of a section begin: those of its draft's base, or the present ones. */
export function sectionBase<Section extends VillaSection>(
  { id, revision, villa }: OfficeVillaRecord,
  section: Section,
): SectionBase<Section> {
  const present = { revision, values: sectionOf(villa as VillaRecord, section) }
  return readDraftBase(sectionDraft(id, section), present)
}

/**
 * The form of one section of a villa. It keeps what was typed, brings it together with what colleagues saved meanwhile,
 * and asks about fields that both changed.
 */
export function SectionForm<Section extends VillaSection>({
  record,
  section,
  read,
  controlled,
  onSaved,
  children,
}: SectionFormProps<Section>) {
  const t = useT()
  const { id } = record
  const draft = sectionDraft(id, section)
  const [base] = useState(() => sectionBase(record, section))
  const { save, dialog, error } = useMergedSave<OfficeVillaRecord>({
    send: ({ revision, fields }) => {
      // Section and values belong together, which the union of bodies cannot know of a type parameter.
      const body = { revision, section, values: sectionValues(fields, base.values) } as unknown as ChangeBody
      return adminApi('PUT /office/villas/{id}', { params: { id }, body })
    },
    load: currentBy(({ revision, villa }: OfficeVillaRecord) => ({
      revision,
      fields: fieldsOf(sectionOf(villa as VillaRecord, section)),
    })),
    onSaved: saved => {
      forgetDraft(draft)
      onSaved(saved)
    },
    nameOf: path => fieldName(path, t),
    show: value => <FieldValue value={value} />,
  })
  const messages = {
    'edited-meanwhile': t('admin_merge_needed'),
    'priced-tier': t('admin_villa_priced_tier'),
    'villa-incomplete': t('admin_villa_incomplete'),
    'values.slug taken': t('admin_villa_slug_taken'),
    'slug invalid': t('admin_villa_slug_invalid'),
    'not-found': t('admin_villa_gone'),
  }
  const { state, problem, fieldError, formProps } = useForm<SectionValues<Section>>(
    values => save({ revision: base.revision, fields: fieldsOf(base.values) }, fieldsOf(values)),
    {
      draft,
      ...(controlled !== undefined && { controlled }),
      messages,
      shape: async () => {
        const { villaSectionForms } = await import('#contract/forms/villa')
        const form = villaSectionForms[section]
        const safeParse = (fields: unknown) => form.safeParse(read(fields as Record<string, unknown>))
        // The form of a section parses its values, which the union of forms cannot know of a type parameter.
        return { safeParse } as unknown as Shape<SectionValues<Section>>
      },
    },
  )
  return (
    <>
      <form className={styles.form} {...formProps}>
        <DraftBase base={base} />
        {children({
          values: base.values,
          fieldError: name => fieldError(name) ?? fieldError(`values.${name}`),
        })}
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
