import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

/** One key for each purpose: data encrypted for one cannot be decrypted for another. */
const keyFor = (purpose: string, key: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', purpose, 32))

/** Encrypts a secret for the database with the configured key (AES-GCM). */
export function encrypt(text: string, purpose: string, key: string): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyFor(purpose, key), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Decrypts. Throws if the data was encrypted for another purpose or with another key. */
export function decrypt(sealed: Buffer, purpose: string, key: string): string {
  const decipher = createDecipheriv(algorithm, keyFor(purpose, key), sealed.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
  return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8')
}
