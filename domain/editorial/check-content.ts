import { isPagePath } from '#domain/content/links'
import { readPath } from '#domain/content/routing'
import type { ValidationCode } from '#domain/text/validation-codes'
import {
  type ContentField,
  type ContentKind,
  type ContentPart,
  fieldsOfPart,
  isGuideTemplate,
} from './content-kinds.ts'
import { type ContentState, type ContentValues, rowsOf, rowTexts } from './content-state.ts'

/** The most rows and references of one field. */
export const maxRows = 200

/** Validation errors by field: `title`, `modules.m12.html`. */
export type ContentErrors = Readonly<Record<string, ValidationCode>>

const day = /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const address = /^(\/(?!\/)|https?:\/\/)[^"'<>\s\\]*$/
const key = /^[a-z0-9]+(-[a-z0-9]+)*$/
const filterNumbers = new Set(['duration', 'people', 'bedsMin', 'bedsMax', 'priceFrom', 'priceTo', 'arrivesWithin'])
const filterLists = new Set(['amenityGroupIds', 'regionIds', 'subRegionIds'])

const isId = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 2_147_483_647
const isIds = (value: unknown) =>
  Array.isArray(value) && value.length <= maxRows && value.every(isId) && new Set(value).size === value.length
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Paths that the server, previews, personal pages and other languages take. */
const reservedPath = /^\/(en|fr|de|it|secure|account|preview|assets|healthz|readyz)(\/|$)/

/** Whether a text can be the path of a page: lower case, without the prefix of a language, and no file. */
export const isContentPath = (path: string): boolean =>
  /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path) &&
  path.length <= 300 &&
  readPath(path) === path &&
  isPagePath(path) &&
  !reservedPath.test(path)

function isFilter(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.entries(value).every(([name, own]) =>
      filterNumbers.has(name)
        ? Number.isInteger(own) && Number(own) >= 0 && Number(own) <= 10_000_000
        : filterLists.has(name)
          ? isIds(own)
          : name === 'arrival' && typeof own === 'string' && day.test(own),
    )
  )
}

/** Degrees Celsius of air and sea by month. */
function isClimate(value: unknown): boolean {
  const isYear = (degrees: unknown) =>
    Array.isArray(degrees) &&
    degrees.length === 12 &&
    degrees.every(degree => typeof degree === 'number' && degree >= -60 && degree <= 60)
  return isObject(value) && Object.keys(value).length === 2 && isYear(value.air) && isYear(value.sea)
}

function isPeriod(value: unknown): boolean {
  if (!isObject(value)) return false
  const { from, to } = value
  return typeof from === 'string' && typeof to === 'string' && day.test(from) && day.test(to) && from < to
}

/** The fault of a value; undefined where it fits. Empty values fit: only publication requires them. */
function faultOf(field: ContentField, value: unknown): ValidationCode | undefined {
  const isEmpty = value === undefined || value === null || value === ''
  switch (field.type) {
    case 'line':
    case 'text':
    case 'html':
      if (isEmpty) return undefined
      if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0')) return 'invalid'
      if (field.type === 'line' && /[\r\n]/.test(value)) return 'invalid'
      return value.length > field.max ? 'too-long' : undefined
    case 'path':
      return isEmpty || (typeof value === 'string' && isContentPath(value)) ? undefined : 'invalid'
    case 'address':
      return isEmpty || (typeof value === 'string' && value.length <= 2000 && address.test(value))
        ? undefined
        : 'invalid'
    case 'day':
      return isEmpty || (typeof value === 'string' && day.test(value)) ? undefined : 'invalid'
    case 'moment':
      return isEmpty || (typeof value === 'string' && value.length < 40 && Number.isFinite(Date.parse(value)))
        ? undefined
        : 'invalid'
    case 'tick':
      return typeof value === 'boolean' ? undefined : 'invalid'
    case 'number': {
      if (isEmpty) return undefined
      const isNumber =
        typeof value === 'number' && Number.isFinite(value) && (field.decimals || Number.isInteger(value))
      return isNumber && value >= field.min && value <= field.max ? undefined : 'invalid'
    }
    case 'choice':
      return isEmpty || field.options.includes(value as string | number) ? undefined : 'invalid'
    case 'choices':
      return Array.isArray(value) &&
        value.every(one => field.options.includes(one)) &&
        new Set(value).size === value.length
        ? undefined
        : 'invalid'
    case 'words':
      return Array.isArray(value) &&
        value.length <= maxRows &&
        value.every(word => typeof word === 'string' && field.pattern.test(word))
        ? undefined
        : 'invalid'
    case 'key':
      return isEmpty || (typeof value === 'string' && value.length <= 60 && key.test(value)) ? undefined : 'invalid'
    case 'climate':
      return isEmpty || isClimate(value) ? undefined : 'invalid'
    case 'pictures':
      return isIds(value) ? undefined : 'invalid'
    case 'picture':
    case 'record':
      return isEmpty || isId(value) ? undefined : 'invalid'
    case 'records':
      return (field.nullable && value === null) || isIds(value) ? undefined : 'invalid'
    case 'period':
      return isEmpty || isPeriod(value) ? undefined : 'invalid'
    case 'filter':
      return isFilter(value) ? undefined : 'invalid'
    case 'rows':
      return Array.isArray(value) && value.length <= maxRows ? undefined : 'invalid'
  }
}

const rowKey = /^[a-z0-9-]{1,40}$/

function rowFaults(
  field: ContentField & { type: 'rows' },
  part: ContentPart,
  value: unknown,
): [string, ValidationCode][] {
  const fields = field.fields.filter(({ localized = false }) => localized === (part !== 'shared'))
  const rows: [string, unknown][] =
    part === 'shared'
      ? Array.isArray(value)
        ? value.map(row => [isObject(row) ? String(row.key) : '', row])
        : []
      : isObject(value)
        ? Object.entries(value)
        : []
  const faults: [string, ValidationCode][] = []
  if (part === 'shared' ? !Array.isArray(value) : !isObject(value)) faults.push([field.name, 'invalid'])
  if (rows.length > maxRows || new Set(rows.map(([key]) => key)).size < rows.length)
    faults.push([field.name, 'invalid'])
  for (const [key, row] of rows) {
    if (!rowKey.test(key) || !isObject(row)) {
      faults.push([field.name, 'invalid'])
      continue
    }
    const names = new Set([...(part === 'shared' ? ['key'] : []), ...fields.map(({ name }) => name)])
    if (Object.keys(row).some(name => !names.has(name))) faults.push([`${field.name}.${key}`, 'invalid'])
    for (const own of fields) {
      const fault = faultOf(own, row[own.name])
      if (fault) faults.push([`${field.name}.${key}.${own.name}`, fault])
    }
  }
  return faults
}

/**
 * The validation errors of a part that is saved as a draft: types, lengths, unknown fields. Missing values are no
 * errors yet.
 */
export function checkDraft(kind: ContentKind, part: ContentPart, values: ContentValues): ContentErrors {
  const fields = fieldsOfPart(kind, part)
  const names = new Set(fields.map(({ name }) => name))
  const unknown = Object.keys(values).filter(name => !names.has(name))
  return Object.fromEntries([
    ...unknown.map(name => [name, 'invalid'] as const),
    ...fields.flatMap((field): [string, ValidationCode][] => {
      if (field.type === 'rows') return rowFaults(field, part, values[field.name])
      const fault = faultOf(field, values[field.name])
      return fault ? [[field.name, fault]] : []
    }),
  ])
}

const isMissing = (field: ContentField, value: unknown) =>
  field.required === true &&
  (value === undefined || value === null || value === '' || (typeof value === 'string' && value.trim() === ''))

/**
 * The validation errors of a record that is published: required values of what all languages share and of English,
 * which stands in for a missing translation. Errors are named by part: `en.title`.
 */
export function checkPublication(kind: ContentKind, state: ContentState): ContentErrors {
  const errors: [string, ValidationCode][] = []
  for (const part of ['shared', 'en'] as const) {
    for (const field of fieldsOfPart(kind, part)) {
      if (field.type !== 'rows') {
        if (isMissing(field, state[part][field.name])) errors.push([`${part}.${field.name}`, 'missing'])
        continue
      }
      const own = field.fields.filter(({ localized = false }) => localized === (part !== 'shared'))
      for (const row of rowsOf(state.shared, field.name)) {
        const values = part === 'shared' ? row : rowTexts(state.en, field.name, row.key)
        for (const { name, ...rest } of own)
          if (isMissing({ name, ...rest } as ContentField, values[name]))
            errors.push([`${part}.${field.name}.${row.key}.${name}`, 'missing'])
      }
    }
  }
  if (kind === 'page' && isGuideTemplate(state.shared.templateId) && typeof state.shared.parentId !== 'number')
    errors.push(['shared.parentId', 'missing'])
  if (kind === 'redirect' && state.shared.httpStatusCode !== 410 && !state.shared.redirectTo)
    errors.push(['shared.redirectTo', 'missing'])
  if (kind === 'article' && String(state.shared.lastEditedOn) < String(state.shared.publishedOn))
    errors.push(['shared.lastEditedOn', 'not-after'])
  return Object.fromEntries(errors)
}
