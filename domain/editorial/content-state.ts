import {
  type ContentField,
  type ContentKind,
  type ContentPart,
  contentDeclarations,
  contentParts,
  fieldsOfPart,
} from './content-kinds.ts'

/** The values of a part by field. Rows of a part in a language are objects by the key of their row. */
export type ContentValues = Readonly<Record<string, unknown>>

/** A record: what all languages share, and the texts of each. */
export type ContentState = Readonly<Record<ContentPart, ContentValues>>

/** A row of a record: a module of a page, a price. Its key stays while it is moved. */
export interface ContentRow {
  key: string
  [field: string]: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of a field that all languages share, in their order. */
export const rowsOf = (values: ContentValues, name: string): ContentRow[] => {
  const rows = values[name]
  return Array.isArray(rows)
    ? rows.filter((row): row is ContentRow => isObject(row) && typeof row.key === 'string')
    : []
}

/** The texts of a row in the part of a language. */
export const rowTexts = (values: ContentValues, name: string, key: string): ContentValues => {
  const rows = values[name]
  const texts = isObject(rows) ? rows[key] : undefined
  return isObject(texts) ? texts : {}
}

const emptyValue = ({ type }: ContentField): unknown => {
  if (type === 'tick') return false
  if (type === 'rows' || type === 'records' || type === 'choices' || type === 'words' || type === 'pictures') return []
  if (type === 'line' || type === 'text' || type === 'html' || type === 'path' || type === 'key') return ''
  return type === 'filter' ? {} : null
}

/** A record without content. */
export const emptyState = (kind: ContentKind): ContentState => {
  const shared = Object.fromEntries(fieldsOfPart(kind, 'shared').map(field => [field.name, emptyValue(field)]))
  const texts = Object.fromEntries(
    fieldsOfPart(kind, 'en').map(field => [field.name, field.type === 'rows' ? {} : emptyValue(field)]),
  )
  return { shared, en: texts, fr: texts, de: texts }
}

/** A record with some of its parts replaced: the published state with the drafts. */
export const withParts = (
  state: ContentState,
  parts: Readonly<Partial<Record<ContentPart, ContentValues | null>>>,
): ContentState => ({
  shared: { ...state.shared, ...parts.shared },
  en: { ...state.en, ...parts.en },
  fr: { ...state.fr, ...parts.fr },
  de: { ...state.de, ...parts.de },
})

/** The state with what follows from it: the category of an article is the first of its tags. */
export function completeState(kind: ContentKind, state: ContentState): ContentState {
  const { categoryId, tags } = state.shared
  if (kind !== 'article' || typeof categoryId !== 'number') return state
  const others = Array.isArray(tags) ? tags.filter(tag => tag !== categoryId) : []
  return { ...state, shared: { ...state.shared, tags: [categoryId, ...others] } }
}

/** The values of a published record that stay as they are, because others depend on them (PD-255). */
export const immutableValues = (kind: ContentKind, published: ContentState): ContentValues =>
  Object.fromEntries(
    fieldsOfPart(kind, 'shared').flatMap(({ name, immutable }) => (immutable ? [[name, published.shared[name]]] : [])),
  )

/** JSON with sorted keys: jsonb returns keys in an order of its own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, member) =>
    isObject(member) ? Object.fromEntries(Object.entries(member).toSorted()) : member,
  ) ?? ''

/** Whether two parts have the same content. */
export const isSamePart = (one: ContentValues, other: ContentValues): boolean => canonical(one) === canonical(other)

/** The parts in which two states of a record differ. */
export const differingParts = (one: ContentState, other: ContentState): ContentPart[] =>
  contentParts.filter(part => !isSamePart(one[part], other[part]))

const isEmptyText = (value: unknown) => typeof value !== 'string' || value.trim() === '' || value === '<p></p>'

/** The texts of a part, with those of its rows. */
function textsOf(kind: ContentKind, values: ContentValues, keys: (field: string) => readonly string[]): unknown[] {
  return fieldsOfPart(kind, 'en').flatMap(field => {
    if (field.type !== 'rows') return [values[field.name]]
    const names = field.fields.filter(({ localized }) => localized).map(({ name }) => name)
    return keys(field.name).flatMap(key => names.map(name => rowTexts(values, field.name, key)[name]))
  })
}

/** Whether a translation lacks a text that English has. */
export function isTranslationMissing(kind: ContentKind, state: ContentState, language: 'fr' | 'de'): boolean {
  const keys = (field: string) => rowsOf(state.shared, field).map(({ key }) => key)
  const translated = textsOf(kind, state[language], keys)
  return textsOf(kind, state.en, keys).some((text, i) => !isEmptyText(text) && isEmptyText(translated[i]))
}

/** How far a language of a record is. */
export type LanguageState = 'missing' | 'draft' | 'behind' | 'published'

/** The state of a language: a draft comes first, then a missing text, then a source that has changed since. */
export const languageState = (facts: { isDraft: boolean; isMissing: boolean; isBehind: boolean }): LanguageState =>
  facts.isDraft ? 'draft' : facts.isMissing ? 'missing' : facts.isBehind ? 'behind' : 'published'

/** The name by which lists show a record; empty where it has none yet. */
export function nameOfState(kind: ContentKind, state: ContentState): string {
  const { nameField } = contentDeclarations[kind]
  const name = state.en[nameField] ?? state.shared[nameField]
  return typeof name === 'string' ? name : ''
}
