import { reencryptPassports } from '#server/features/passports/public'
import { reencryptAllergies } from '#server/features/trip-details/public'
import { reencryptAccess } from '#server/features/villa-access/public'
import { forgetFormerKeys } from '#server/platform/security/key-check'
import { type Terminal, withSite } from './site.ts'

/** Encrypts every encrypted column with the first of `ENCRYPTION_KEYS`; afterwards the others can be removed. */
export const rotateKey = (terminal: Terminal): Promise<void> =>
  withSite(terminal, async ({ db, configuration: { keyRing }, print }) => {
    const changed =
      (await reencryptPassports(db, keyRing)) +
      (await reencryptAllergies(db, keyRing)) +
      (await reencryptAccess(db, keyRing))
    await forgetFormerKeys(db, keyRing)
    print(`${changed} rows were encrypted anew; all are encrypted with the key ${keyRing.activeId}.`)
  })
