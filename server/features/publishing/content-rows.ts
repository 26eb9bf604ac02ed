import { cleanHtml } from '#database/clean-html'
import { type ContentField, type ContentKind, contentDeclarations } from '#domain/editorial/content-kinds'
import { type ContentState, type ContentValues, rowsOf, rowTexts } from '#domain/editorial/content-state'
import { columnOf } from './content-storage.ts'

export type Row = Readonly<Record<string, unknown>>

const languages = ['en', 'fr', 'de'] as const

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A column of `to_jsonb(row)` as a value of the editor. */
function readValue(field: ContentField, stored: unknown): unknown {
  switch (field.type) {
    case 'period': {
      const [, from, to] = /^\[([\d-]+),([\d-]+)\)$/.exec(String(stored)) ?? []
      return from && to ? { from, to } : null
    }
    case 'moment':
      return typeof stored === 'string' ? new Date(stored).toISOString() : null
    case 'records':
    case 'pictures':
    case 'choices':
    case 'words':
      return stored ?? []
    case 'line':
    case 'text':
    case 'html':
    case 'path':
    case 'key':
      return stored ?? ''
    default:
      return stored ?? null
  }
}

/** A value of the editor as JSON for `jsonb_populate_record`. */
function storedOf(field: ContentField, value: unknown): unknown {
  switch (field.type) {
    case 'period':
      return isObject(value) ? `[${value.from},${value.to})` : null
    case 'line':
    case 'text':
    case 'html':
    case 'path':
    case 'key':
      return value ?? ''
    case 'records':
      return field.nullable && Array.isArray(value) && value.length === 0 ? null : (value ?? [])
    case 'choices':
    case 'words':
      return value ?? []
    case 'tick':
      return value === true
    case 'filter':
      return value ?? {}
    default:
      return value === '' ? null : (value ?? null)
  }
}

/** A text in one language, as the site shows it: HTML passes the allow-list. */
const cleaned = (field: ContentField, text: unknown): string => {
  const written = typeof text === 'string' ? text : ''
  return field.type === 'html' ? cleanHtml(written) : written
}

/** Texts by language as a column: empty translations are left out, languages that the editor does not know stay. */
function textColumn(field: ContentField, texts: Readonly<Record<string, unknown>>, before: unknown): unknown {
  const others = isObject(before)
    ? Object.entries(before).filter(([code]) => !(languages as readonly string[]).includes(code))
    : []
  const written = languages.flatMap(code => {
    const text = cleaned(field, texts[code])
    return text === '' && code !== 'en' ? [] : [[code, text] as const]
  })
  const isEmpty = written.every(([, text]) => text === '')
  return isEmpty && field.nullable ? null : Object.fromEntries([...others, ...written])
}

/** A stored record as the editor's state; `rows` has the stored rows of each field, in their order. */
export function stateOfRows(
  kind: ContentKind,
  record: Row,
  rows: Readonly<Record<string, readonly (Row & { key: string })[]>>,
  references: Readonly<Record<string, readonly number[]>>,
): ContentState {
  const parts: Record<'shared' | 'en' | 'fr' | 'de', Record<string, unknown>> = { shared: {}, en: {}, fr: {}, de: {} }
  for (const field of contentDeclarations[kind].fields) {
    const { name } = field
    if (field.type === 'rows') {
      const stored = rows[name] ?? []
      const shared = field.fields.filter(({ localized }) => !localized)
      const texts = field.fields.filter(({ localized }) => localized)
      parts.shared[name] = stored.map(row => ({
        key: row.key,
        ...Object.fromEntries(shared.map(own => [own.name, readValue(own, row[columnOf(own.name)])])),
      }))
      if (texts.length === 0) continue
      for (const language of languages)
        parts[language][name] = Object.fromEntries(
          stored.map(row => [
            row.key,
            Object.fromEntries(texts.map(own => [own.name, textIn(row[columnOf(own.name)], language)])),
          ]),
        )
    } else if (references[name]) parts.shared[name] = references[name]
    else if (field.localized)
      for (const language of languages) parts[language][name] = textIn(record[columnOf(name)], language)
    else parts.shared[name] = readValue(field, record[columnOf(name)])
  }
  return parts
}

const textIn = (column: unknown, language: string): unknown => (isObject(column) ? (column[language] ?? '') : '')

/** The columns of a record's own row; `before` is the stored one. Fields that are rows or references are left out. */
export function columnsOfState(kind: ContentKind, state: ContentState, apart: ReadonlySet<string>, before: Row): Row {
  return Object.fromEntries(
    contentDeclarations[kind].fields.flatMap(field => {
      if (field.type === 'rows' || apart.has(field.name)) return []
      const column = columnOf(field.name)
      if (!field.localized) return [[column, storedOf(field, state.shared[field.name])]]
      const texts = Object.fromEntries(languages.map(language => [language, state[language][field.name]]))
      return [[column, textColumn(field, texts, before[column])]]
    }),
  )
}

/** The rows of a field, as they are stored. */
export function rowsOfState(field: ContentField & { type: 'rows' }, state: ContentState): (Row & { key: string })[] {
  return rowsOf(state.shared, field.name).map(row => ({
    key: row.key,
    ...Object.fromEntries(
      field.fields.map(own => {
        if (!own.localized) return [columnOf(own.name), storedOf(own, row[own.name])]
        const texts = Object.fromEntries(
          languages.map(language => [language, rowTexts(state[language], field.name, row.key)[own.name]]),
        )
        return [columnOf(own.name), textColumn(own, texts, undefined)]
      }),
    ),
  }))
}

/** The values of a part with HTML as the site would show it. */
export function cleanedValues(kind: ContentKind, values: ContentValues): ContentValues {
  const fields = new Map(contentDeclarations[kind].fields.map(field => [field.name, field]))
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields.get(name)
      if (field?.type === 'html') return [name, cleaned(field, value)]
      if (field?.type !== 'rows' || !isObject(value)) return [name, value]
      const htmls = new Set(field.fields.filter(({ type }) => type === 'html').map(own => own.name))
      const rows = Object.entries(value).map(([key, texts]) => [
        key,
        isObject(texts)
          ? Object.fromEntries(
              Object.entries(texts).map(([own, text]) => [
                own,
                htmls.has(own) && typeof text === 'string' ? cleanHtml(text) : text,
              ]),
            )
          : texts,
      ])
      return [name, Object.fromEntries(rows)]
    }),
  )
}
