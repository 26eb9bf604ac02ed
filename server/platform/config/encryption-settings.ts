import { z } from 'zod'
import { type KeyRing, parseKeyRing } from '../security/key-ring.ts'

/** The public encryption key of the demonstration: it protects nothing of value. */
export const demoSecretsKey = Buffer.from('the key of the demonstration, 32').toString('base64')

/** The keys of encrypted columns. Throws for a malformed text, which the schema has rejected before. */
export function keyRingOf(text: string): KeyRing {
  const ring = parseKeyRing(text)
  if (!ring) throw new Error('Configuration: ENCRYPTION_KEYS is malformed')
  return ring
}

/** Keys of secrets and of encrypted columns. */
export const encryptionSettings = {
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'Expected 32 bytes in base64')
    .default(demoSecretsKey)
    .describe(
      'The key under which secrets in the database are sealed, 32 random bytes in base64; `live` needs one of its own, and whoever loses it sets up all second factors anew',
    ),
  ENCRYPTION_KEYS: z
    .string()
    .refine(text => parseKeyRing(text) !== undefined, 'Expected id:key pairs, the keys 32 bytes in base64')
    .optional()
    .describe(
      'Keys of encrypted columns, such as passport details: `id:key` pairs separated by commas, each key 32 random bytes in base64. The first encrypts, the others decrypt until `npm run admin -- rotate-key`; unless set, `ENCRYPTION_KEY` is the only one, with the id `main`',
    ),
}
