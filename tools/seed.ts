import { join } from 'node:path'
import { batchOptions, connect } from '#database/connection'
import { migrate } from '#database/migrate'
import { seedManyVillas } from '#database/seeds/many-villas'
import { seedOnce } from '#database/seeds/seed-once'
import { todayAt } from '#domain/calendar/today'
import { passportStore } from '#server/features/passports/public'
import { readConfiguration } from '#server/platform/config/configuration'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'
import { systemClock } from '#server/platform/runtime/clock'

const many = Number(process.argv[2] ?? 0)
if (!Number.isInteger(many) || many < 0 || many > 1_000_000) {
  console.error('The number of generated villas must be a whole number up to 1,000,000: npm run seed -- 10000')
  process.exit(1)
}

const { databaseUrl, dataFolder, keyRing } = readConfiguration(process.env)
const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres') })
const url = databaseUrl ?? embedded?.url('postgres') ?? ''
const connection = connect(url, batchOptions)
try {
  await migrate(url)
  const seeded = await seedOnce(connection.db, todayAt(systemClock.now()), passportStore(keyRing))
  console.log(
    seeded ? 'The demonstration catalogue is there now.' : 'There is a catalogue already; nothing was changed.',
  )
  if (many > 0) {
    await connection.db.transaction(tx => seedManyVillas(tx, many))
    // Otherwise the database would do this itself some minutes after the next start.
    await connection.db.execute('vacuum analyze')
    console.log(`${many.toLocaleString('en-GB')} generated villas were added.`)
  }
} finally {
  await connection.close()
  await embedded?.stop()
}
