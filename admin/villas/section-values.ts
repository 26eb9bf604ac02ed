import { flatFields, nestedFields } from '#domain/access/merge'
import { isRecord, type RecordState } from '#domain/access/versions'
import type { SectionValues, VillaSection } from '#domain/catalogue/villa-record'

/** The state on which an edit is based. */
export interface SectionBase<Section extends VillaSection> {
  revision: number
  values: SectionValues<Section>
}

/** The values of a section as fields by path, by which edits are merged. */
export const fieldsOf = (values: object): RecordState => flatFields({ ...values })

const emptyLike = (value: unknown): unknown => (isRecord(value) ? {} : typeof value === 'string' ? '' : value)

/** Fields as the values of a section. Empty texts have no field. */
export function sectionValues<Section extends VillaSection>(
  fields: RecordState,
  like: SectionValues<Section>,
): SectionValues<Section> {
  const nested = nestedFields(fields)
  return Object.fromEntries(
    Object.entries(like).map(([field, value]) => [field, field in nested ? nested[field] : emptyLike(value)]),
  ) as SectionValues<Section>
}
