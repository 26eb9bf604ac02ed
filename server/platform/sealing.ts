import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

/** One key for each purpose: what is sealed for one opens for no other. */
const keyFor = (purpose: string, key: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', purpose, 32))

/** Seals a secret that the database keeps, with the key of the configuration. */
export function seal(text: string, purpose: string, key: string): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyFor(purpose, key), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Opens what was sealed for the same purpose. Throws where it was not, or with another key. */
export function unseal(sealed: Buffer, purpose: string, key: string): string {
  const decipher = createDecipheriv(algorithm, keyFor(purpose, key), sealed.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
  return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8')
}
