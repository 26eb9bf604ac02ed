import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const version = 'v1'
const [ivLength, tagLength] = [12, 16]

/** Keys of encrypted columns by id. The first one encrypts; the others only decrypt until rotation has replaced them. */
export interface KeyRing {
  activeId: string
  keys: ReadonlyMap<string, string>
}

/** The place of a value in the database. It is authenticated, so a value decrypts in its own column and row only. */
export interface ColumnPlace {
  table: string
  column: string
  row: string
}

const pair = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/]{43}=)$/

/**
 * Parses `id:key` pairs separated by commas; keys are 32 bytes in base64. Undefined if a pair is malformed, an id occurs
 * twice, or there is none.
 */
export function parseKeyRing(text: string): KeyRing | undefined {
  const pairs = text.split(',').map(part => pair.exec(part.trim()))
  const entries = pairs.flatMap(found => (found?.[1] && found[2] ? [[found[1], found[2]] as const] : []))
  const keys = new Map(entries)
  const activeId = entries[0]?.[0]
  return activeId === undefined || keys.size < pairs.length ? undefined : { activeId, keys }
}

const columnKey = (key: string, { table, column }: ColumnPlace) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', `column ${table}.${column}`, 32))

const placeOf = ({ table, column, row }: ColumnPlace, keyId: string) =>
  Buffer.from(`${version}:${keyId}:${table}:${column}:${row}`)

/** Encrypts a column's value with the active key: `v1.<key id>.<iv>.<tag>.<ciphertext>`, the parts in base64url. */
export function encryptColumn({ activeId, keys }: KeyRing, text: string, place: ColumnPlace): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, columnKey(keys.get(activeId) ?? '', place), iv)
  cipher.setAAD(placeOf(place, activeId))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const parts = [iv, cipher.getAuthTag(), encrypted].map(part => part.toString('base64url'))
  return [version, activeId, ...parts].join('.')
}

/** The id of the key that encrypted a value. */
export const keyIdOf = (value: string): string => value.split('.')[1] ?? ''

/**
 * Decrypts a column's value. Throws if the key is unknown, or if the value was changed or belongs to another column or
 * row.
 */
export function decryptColumn({ keys }: KeyRing, value: string, place: ColumnPlace): string {
  const [format, keyId = '', ...parts] = value.split('.')
  const key = keys.get(keyId)
  const [iv, tag, encrypted] = parts.map(part => Buffer.from(part, 'base64url'))
  if (format !== version || key === undefined || !iv || !tag || !encrypted)
    throw new Error(`${place.table}.${place.column} cannot be decrypted with the configured keys (key ${keyId})`)
  const decipher = createDecipheriv(algorithm, columnKey(key, place), iv, { authTagLength: tagLength })
  decipher.setAAD(placeOf(place, keyId))
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')
}
