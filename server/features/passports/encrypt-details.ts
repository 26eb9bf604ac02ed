import { emptyPassport, type PassportDetails, passportFields } from '#domain/passports/passport'
import { decryptColumn, encryptColumn, type KeyRing } from '#server/platform/security/key-ring'

const placeOf = (row: string) => ({ table: 'passport', column: 'details', row })

/** Encrypts the details of a row as a whole. Only its fields are stored. */
export function encryptDetails(ring: KeyRing, rowId: string, details: PassportDetails): string {
  const fields = Object.fromEntries(passportFields.flatMap(name => (details[name] ? [[name, details[name]]] : [])))
  return encryptColumn(ring, JSON.stringify(fields), placeOf(rowId))
}

/** Decrypts the details of a row. Throws if the value belongs to another row, or its key is missing. */
export const decryptDetails = (ring: KeyRing, rowId: string, value: string): PassportDetails => ({
  ...emptyPassport,
  ...(JSON.parse(decryptColumn(ring, value, placeOf(rowId))) as Partial<PassportDetails>),
})
