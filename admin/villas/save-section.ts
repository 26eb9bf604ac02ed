import { adminApi } from '#admin/session/staff-session-instance'
import type { RequestInput } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import { flatFields, mergeFields, nestedFields } from '#domain/access/merge'
import { isRecord, type RecordState } from '#domain/access/versions'
import { type SectionValues, sectionOf, type VillaRecord, type VillaSection } from '#domain/catalogue/villa-record'
import { ApiError } from '#web/lib/api-client'

/** The state on which an edit is based. */
export interface SectionBase<Section extends VillaSection> {
  revision: number
  values: SectionValues<Section>
}

/** Two edits of the same fields, between which a person decides. */
export interface SectionConflict {
  current: OfficeVillaRecord
  conflicts: string[]
  base: RecordState
  theirs: RecordState
  mine: RecordState
  /** All fields, with mine where both differ. */
  merged: RecordState
}

export const isConflict = (result: OfficeVillaRecord | SectionConflict): result is SectionConflict =>
  'conflicts' in result

/** Merged fields as the values of a section; a text without words in any language is empty. */
export function sectionValues<Section extends VillaSection>(
  merged: RecordState,
  like: SectionValues<Section>,
): SectionValues<Section> {
  const nested = nestedFields(merged)
  return Object.fromEntries(
    Object.entries(like).map(([field, value]) => [field, nested[field] ?? (isRecord(value) ? {} : value)]),
  ) as SectionValues<Section>
}

/** Attempts while colleagues save other fields. */
const maxAttempts = 3

interface Save<Section extends VillaSection> {
  id: number
  section: Section
  base: SectionBase<Section>
  values: SectionValues<Section>
}

type ChangeBody = RequestInput<Endpoints['PUT /office/villas/{id}']>['body']

const put = <Section extends VillaSection>(
  { id, section }: Save<Section>,
  revision: number,
  values: SectionValues<Section>,
) =>
  // Section and values belong together, which the union of bodies cannot know of a type parameter.
  adminApi('PUT /office/villas/{id}', { params: { id }, body: { revision, section, values } as unknown as ChangeBody })

/**
 * Saves a section. Where a colleague has saved meanwhile, fields that only one of us changed are brought together; fields
 * that both changed come back as a conflict.
 */
export async function saveSection<Section extends VillaSection>(
  save: Save<Section>,
): Promise<OfficeVillaRecord | SectionConflict> {
  const { base, values, section } = save
  let [revision, sent] = [base.revision, values]
  for (let attempt = 1; ; attempt++) {
    try {
      return await put(save, revision, sent)
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'edited-meanwhile'
      const current = isStale ? (error.problem.current as OfficeVillaRecord | undefined) : undefined
      if (!current || attempt === maxAttempts) throw error
      const fields = {
        base: flatFields({ ...base.values }),
        theirs: flatFields({ ...sectionOf(current.villa as VillaRecord, section) }),
        mine: flatFields({ ...values }),
      }
      const { fields: merged, conflicts } = mergeFields(fields.base, fields.theirs, fields.mine)
      if (conflicts.length > 0) return { current, conflicts, merged, ...fields }
      revision = current.revision
      sent = sectionValues(merged, values)
    }
  }
}
