/** The records whose versions are kept, by kind (issue of a change, its comparison and its reversal). */
export const versionedKinds = [
  'villa',
  'villa-prices',
  'villa-order',
  'villa-pictures',
  'calendar-feed',
  'picture',
  'page',
  'region',
  'country',
  'sub-region',
  'place',
  'meeting-point',
  'amenity',
  'amenity-group',
  'slideshow',
  'collection',
  'article',
  'topic',
  'press',
  'experience',
  'experience-group',
  'question',
  'travel-notice',
  'team-member',
  'wine',
  'heard-about-us',
  'redirect',
  'release',
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

/** Whether a JSON value is an object: neither a list nor null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function compare(path: string, before: unknown, after: unknown): FieldDifference[] {
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].toSorted().flatMap(key => compare(path === '' ? key : `${path}.${key}`, before[key], after[key]))
  }
  return isSameValue(before, after) ? [] : [{ path, before, after }]
}

/** JSON with sorted keys: jsonb returns keys in an order of its own. */
const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, member) =>
    isRecord(member) ? Object.fromEntries(Object.entries(member).toSorted()) : member,
  )

/** Whether two JSON values are equal, whatever the order of their keys. */
export const isSameValue = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** The fields that differ between two states, by path. Lists are compared as a whole. An absent record has no fields. */
export const fieldDifferences = (before: RecordState | null, after: RecordState | null): FieldDifference[] =>
  compare('', before ?? {}, after ?? {})

/** Sets a field by its path, or removes it where the value is undefined. */
export function withField(state: RecordState, [step = '', ...rest]: readonly string[], value: unknown): RecordState {
  const { [step]: inner, ...others } = state
  const next = rest.length === 0 ? value : withField(isRecord(inner) ? inner : {}, rest, value)
  return next === undefined ? others : { ...others, [step]: next }
}

/** A state in which some fields have the values of one side of their differences. */
export const restoredState = (
  current: RecordState,
  differences: readonly FieldDifference[],
  side: 'before' | 'after',
): RecordState =>
  differences.reduce<RecordState>(
    (state, difference) => withField(state, difference.path.split('.'), difference[side]),
    current,
  )

/** Whether two paths name the same field, or one a part of the other. */
export const isSameField = (a: string, b: string): boolean => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`)
