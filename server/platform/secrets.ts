import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits, as addresses and headers can hold it. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret: it has too many bits to be found from that. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
