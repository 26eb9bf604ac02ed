import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

/** One key for each purpose: data encrypted for one cannot be decrypted for another. */
const keyFor = (purpose: string, key: string | Buffer) =>
  Buffer.from(hkdfSync('sha256', typeof key === 'string' ? Buffer.from(key, 'base64') : key, '', purpose, 32))

/** Encrypts a secret for the database (AES-GCM), with the configured key in base64 or with the bytes of another. */
export function encrypt(text: string, purpose: string, key: string | Buffer): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyFor(purpose, key), iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
}

/** Decrypts. Throws if the data was encrypted for another purpose or with another key. */
export function decrypt(encrypted: Buffer, purpose: string, key: string | Buffer): string {
  const decipher = createDecipheriv(algorithm, keyFor(purpose, key), encrypted.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
  decipher.setAuthTag(encrypted.subarray(ivLength, ivLength + tagLength))
  return Buffer.concat([decipher.update(encrypted.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8')
}
