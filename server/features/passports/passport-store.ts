import type { PassportDetails } from '#domain/passports/passport'
import type { KeyRing } from '#server/platform/security/key-ring'
import { encryptDetails } from './encrypt-details.ts'
import { idOfSlot } from './queries.ts'

/** How rows of passport details are named and encrypted, for the seeds of the demonstration. */
export const passportStore = (ring: KeyRing) => ({
  /** The id of the row of a guest of the party. */
  idOf: (bookingId: number, slot: number): string => idOfSlot(bookingId, slot),
  /** The details of a row as its column stores them. */
  encrypt: (id: string, details: PassportDetails): string => encryptDetails(ring, id, details),
})
