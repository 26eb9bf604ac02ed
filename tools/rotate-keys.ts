import { join } from 'node:path'
import { batchOptions, connect } from '#database/connection'
import { reencryptPassports } from '#server/features/passports/public'
import { reencryptAllergies } from '#server/features/trip-details/public'
import { reencryptAccess } from '#server/features/villa-access/public'
import { readConfiguration } from '#server/platform/config/configuration'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'

/** Encrypts every encrypted column with the first of `ENCRYPTION_KEYS`; afterwards the others can be removed. */
const { databaseUrl, dataFolder, keyRing } = readConfiguration(process.env)
const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres') })
const connection = connect(databaseUrl ?? embedded?.url('postgres') ?? '', batchOptions)
try {
  const changed =
    (await reencryptPassports(connection.db, keyRing)) +
    (await reencryptAllergies(connection.db, keyRing)) +
    (await reencryptAccess(connection.db, keyRing))
  console.log(`${changed} rows were encrypted anew; all are encrypted with the key ${keyRing.activeId}.`)
} finally {
  await connection.close()
  await embedded?.stop()
}
