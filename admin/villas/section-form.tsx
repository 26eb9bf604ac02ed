import { type ReactNode, useState } from 'react'
import { MergeDialog } from '#admin/merge/merge-dialog'
import styles from '#admin/ui/admin.module.css'
import { fieldName } from '#admin/versions/field-names'
import { FieldValue } from '#admin/versions/field-value'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import type { RecordState } from '#domain/access/versions'
import { type SectionValues, sectionOf, type VillaRecord, type VillaSection } from '#domain/catalogue/villa-record'
import { draftValue, errorMessage, forgetDraft, type Shape, useForm } from '#web/features/forms/public'
import { ApiError } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { isConflict, type SectionBase, type SectionConflict, saveSection, sectionValues } from './save-section'

/** What a section form gives its fields. */
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

/** The state on which a draft is based: typed words must not overwrite what a colleague saved since. */
function readBase<Section extends VillaSection>(draft: string): SectionBase<Section> | undefined {
  const stored = draftValue(draft, 'base')
  return stored === undefined ? undefined : (JSON.parse(stored) as SectionBase<Section>)
}

/** The values with which the fields of a section begin: those of its draft's base, or the present ones. */
export function sectionBase<Section extends VillaSection>(
  { id, revision, villa }: OfficeVillaRecord,
  section: Section,
): SectionBase<Section> {
  const present = { revision, values: sectionOf(villa as VillaRecord, section) }
  return readBase<Section>(sectionDraft(id, section)) ?? present
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
  const [conflict, setConflict] = useState<SectionConflict & { values: SectionValues<Section> }>()
  const [mergeError, setMergeError] = useState<unknown>()
  const messages = {
    'edited-meanwhile': t('admin_merge_needed'),
    'priced-tier': t('admin_villa_priced_tier'),
    'villa-incomplete': t('admin_villa_incomplete'),
    'values.slug taken': t('admin_villa_slug_taken'),
    'slug invalid': t('admin_villa_slug_invalid'),
    'not-found': t('admin_villa_gone'),
  }
  const { state, problem, fieldError, formProps } = useForm<SectionValues<Section>>(
    async values => {
      const result = await saveSection({ id, section, base, values })
      if (isConflict(result)) {
        setConflict({ ...result, values })
        throw new ApiError(409, { code: 'edited-meanwhile' })
      }
      onSaved(result)
    },
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
  const merge = async (chosen: RecordState) => {
    if (!conflict) return
    setMergeError(undefined)
    const { current, merged, values } = conflict
    const now = { revision: current.revision, values: sectionOf(current.villa as VillaRecord, section) }
    try {
      const result = await saveSection({
        id,
        section,
        base: now,
        values: sectionValues({ ...merged, ...chosen }, values),
      })
      if (isConflict(result)) return setConflict({ ...result, values })
      setConflict(undefined)
      forgetDraft(draft)
      onSaved(result)
    } catch (error) {
      setConflict(undefined)
      setMergeError(error)
    }
  }
  return (
    <>
      <form className={styles.form} {...formProps}>
        <input type="hidden" name="base" value={JSON.stringify(base)} />
        {children({
          values: base.values,
          fieldError: name => fieldError(name) ?? fieldError(`values.${name}`),
        })}
        <FormError>{mergeError === undefined ? problem : errorMessage(mergeError, t, messages)}</FormError>
        <p className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t(state === 'sending' ? 'auth_sending' : 'admin_save')}
          </Button>
        </p>
      </form>
      {conflict && (
        <MergeDialog
          {...conflict}
          nameOf={path => fieldName(path, t)}
          show={value => <FieldValue value={value} />}
          onMerge={chosen => void merge(chosen)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  )
}
