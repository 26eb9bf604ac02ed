import type { TripShown } from '#contract/booking/trip-details'
import type { Values } from '#web/features/autosave/public'
import { createIdempotencyKey } from '#web/features/forms/public'

/** The props of a part of the form; fields are named as in `TripFields`. */
export interface TripPart {
  trip: TripShown
  values: Values
  /** The value of a field; empty where it has none. */
  at: (field: string) => string
  /** Changes fields, and removes others. */
  change: (changed: Values, removed?: readonly string[]) => void
  error: (field: string) => string | undefined
  /** The name of the guest of a slot, or "Guest 2". */
  guestName: (slot: string) => string
}

/** The properties of a controlled field. */
export const fieldProps = ({ at, change, error }: TripPart, name: string, maxLength?: number) => ({
  name,
  value: at(name),
  error: error(name),
  ...(maxLength && { maxLength }),
  onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
})

/** An id for a new row of a list. */
export const newRowId: () => string = createIdempotencyKey

/** All fields of a row. */
export const fieldsOfRow = (values: Values, list: string, row: string): string[] =>
  Object.keys(values).filter(field => field.startsWith(`${list}.${row}.`))
