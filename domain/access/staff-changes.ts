import { type StaffAction, type VersionedAction, versionedActions } from './staff.ts'

/** The fields of the staff log; each has a name in the messages of the back office. */
export const loggedFields = [
  'access',
  'adults',
  'allergies',
  'answer',
  'arrivalBy',
  'arrivalTime',
  'bank',
  'bottlePrice',
  'bottles',
  'children',
  'claimed',
  'code',
  'codes',
  'cots',
  'day',
  'decision',
  'delivered',
  'departureBy',
  'departureTime',
  'diets',
  'directions',
  'email',
  'flights',
  'from',
  'guests',
  'handover',
  'heldUntil',
  'highChairs',
  'infants',
  'live',
  'manager',
  'name',
  'note',
  'notes',
  'occasions',
  'outstanding',
  'permissions',
  'phone',
  'places',
  'price',
  'refunded',
  'returnDay',
  'returnTime',
  'roles',
  'rooms',
  'secondFactor',
  'state',
  'status',
  'stock',
  'time',
  'to',
  'vehicle',
  'villa',
  'waiting',
] as const
export type LoggedField = (typeof loggedFields)[number]

/** A value in the staff log; null where there was or is none. */
export type LoggedValue = string | number | boolean | null

/** The changes of a write of staff: each field before and after. */
export type StaffChanges = Partial<Record<LoggedField, { before: LoggedValue; after: LoggedValue }>>

/** Stands for a value that the log does not repeat: a person's words, health, secrets. */
export const maskedValue = '•••'

/** The longest text in the log, in UTF-16 units. */
const maxLength = 300

type Loggable = LoggedValue | undefined | readonly string[] | Date

function loggedValue(value: Loggable): LoggedValue {
  if (value === undefined || value === null) return null
  if (value instanceof Date) return value.toISOString()
  const plain = typeof value === 'object' ? value.join(', ') : value
  if (typeof plain !== 'string') return plain
  return plain === '' ? null : plain.length > maxLength ? `${plain.slice(0, maxLength - 1)}…` : plain
}

/** The fields whose values differ, before and after. Lists become texts; empty texts and lists count as none. */
export function changesBetween(
  before: Partial<Record<LoggedField, Loggable>>,
  after: Partial<Record<LoggedField, Loggable>>,
): StaffChanges {
  const changes: StaffChanges = {}
  for (const field of loggedFields) {
    if (!(field in before) && !(field in after)) continue
    const [was, is] = [loggedValue(before[field]), loggedValue(after[field])]
    if (was !== is) changes[field] = { before: was, after: is }
  }
  return changes
}

/** Marks fields as changed without repeating their values. */
export const maskedChanges = (fields: Iterable<LoggedField>): StaffChanges =>
  Object.fromEntries([...fields].map(field => [field, { before: maskedValue, after: maskedValue }]))

/** Actions that change no existing row: they read, sign in, or add something. All others log before and after. */
export const addingActions = [
  'signed-in',
  'second-factor-set',
  'second-factor-refused',
  'recovery-code-used',
  'looked-on',
  'looked-away',
  'invited',
  'conditions-recorded',
  'claim-requested',
  'register-made',
  'register-sent',
  'booking-made',
  'waiver-requested',
  'nights-blocked',
  'message-sent',
  'supplier-asked',
  'client-added',
  'reminder-sent',
  'list-exported',
] as const satisfies readonly StaffAction[]

export type AddingAction = (typeof addingActions)[number]

/** Actions whose entry tells what was before and after. */
export type ChangingAction = Exclude<StaffAction, AddingAction | VersionedAction>

/** Whether an entry of this action tells what was before and after. */
export const isChangingAction = (action: StaffAction): action is ChangingAction =>
  !([...addingActions, ...versionedActions] as readonly StaffAction[]).includes(action)

/** The name of a status, as the log has it: `confirmed` for 2 of `bookingStatus`. */
export const statusName = <Status extends string | number>(
  statuses: Readonly<Record<string, Status>>,
  status: Status,
): string => Object.entries(statuses).find(([, value]) => value === status)?.[0] ?? String(status)
