/** The records whose versions are kept, by kind (issue of a change, its comparison and its reversal). */
export const versionedKinds = [
  'villa',
  'villa-prices',
  'villa-pictures',
  'calendar-feed',
  'picture',
  'page',
  'region',
  'collection',
  'article',
  'press',
  'experience',
  'experience-group',
  'question',
  'travel-notice',
  'team-member',
  'redirect',
  'setting',
  'role',
] as const
export type VersionedKind = (typeof versionedKinds)[number]

/** The state of a record in a version: JSON values by field. */
export type RecordState = Readonly<Record<string, unknown>>

/** A field that differs between two states, named by its path: `tagline.de`, `rooms.0.name`. */
export interface FieldDifference {
  path: string
  /** Undefined where the state has no such field. */
  before: unknown
  after: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function compare(path: string, before: unknown, after: unknown): FieldDifference[] {
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].toSorted().flatMap(key => compare(path === '' ? key : `${path}.${key}`, before[key], after[key]))
  }
  return canonical(before) === canonical(after) ? [] : [{ path, before, after }]
}

/** JSON with sorted keys: jsonb returns keys in an order of its own. */
const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, member) =>
    isObject(member) ? Object.fromEntries(Object.entries(member).toSorted()) : member,
  )

/** The fields that differ between two states, by path. Lists are compared as a whole. An absent record has no fields. */
export const fieldDifferences = (before: RecordState | null, after: RecordState | null): FieldDifference[] =>
  compare('', before ?? {}, after ?? {})
