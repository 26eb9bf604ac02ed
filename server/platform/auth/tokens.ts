import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits in base64url, safe in URLs and headers. */
export const generateToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a secret. Unsalted: 256 bits cannot be guessed. */
export const hashToken = (secret: string): Buffer => createHash('sha256').update(secret).digest()
