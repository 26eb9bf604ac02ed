import type { OfficeSettings, ShownVersion } from '#contract/staff/office-settings'
import { isRecord, type RecordState } from '#domain/access/versions'

/** A value as a form has it: numbers are texts with a point, lists of texts are one text, empty fields are absent. */
function typedValue(value: unknown): unknown {
  if (typeof value === 'boolean') return undefined
  if (Array.isArray(value)) return value.some(isRecord) ? value.map(typedValue) : value.join(', ') || undefined
  if (isRecord(value)) return typedFields(value)
  const text = String(value ?? '').trim()
  if (text === '') return undefined
  return /^\d+([.,]\d+)?$/.test(text) ? String(Number(text.replace(',', '.'))) : text
}

/** The fields of a version as a form has them, whether they were typed or loaded: equal values are the same text. */
export const typedFields = (fields: RecordState): RecordState =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const isList = name === 'closedOn' && typeof value === 'string'
      const typed = typedValue(isList ? value.split(/[\s,;]+/).filter(Boolean) : value)
      return typed === undefined ? [] : [[name, typed]]
    }),
  )

/** The version of an id among all settings. */
export function findVersion(settings: OfficeSettings, id: number): ShownVersion | undefined {
  const { touristTax, exchangeRates, bookingTerms, damageTerms, wineTerms } = settings
  const { transferTariffs, officeHours } = settings
  const terms: ShownVersion[][] = [bookingTerms, damageTerms, wineTerms]
  const lists: ShownVersion[][] = [touristTax, exchangeRates, ...terms, transferTariffs, officeHours]
  return lists.flat().find(version => version.id === id)
}
