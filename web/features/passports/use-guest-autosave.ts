import type { PassportGuest } from '#contract/booking/passports'
import type { PassportDetails } from '#domain/passports/passport'
import { type Autosave, useAutosave, type Values } from '#web/features/autosave/public'
import type { NamedField } from './field-labels'
import { passportEdits } from './unsaved-edits'

/** An edit to send, with the revision on which it is based. */
export interface OutgoingEdit {
  details: PassportDetails
  guardianId: string | null
  revision: number
}
/** Sends an edit, and returns the row as stored. */
export type SendEdit = (edit: OutgoingEdit) => Promise<PassportGuest>

const read = ({ id, details, guardianId, revision }: PassportGuest) => ({
  id,
  values: { ...details, guardianId: guardianId ?? '' },
  revision,
})

const outgoing = ({ guardianId, ...details }: Values<NamedField>, revision: number): OutgoingEdit => ({
  details,
  guardianId: guardianId || null,
  revision,
})

export type GuestAutosave = Autosave<NamedField>

/** Autosave of a guest's passport details. */
export const useGuestAutosave = (
  guest: PassportGuest,
  send: SendEdit,
  onSaved: (saved: PassportGuest) => void,
): GuestAutosave =>
  useAutosave<PassportGuest, NamedField>({
    row: guest,
    read,
    send: (values, revision) => send(outgoing(values, revision)),
    onSaved,
    store: passportEdits,
  })
