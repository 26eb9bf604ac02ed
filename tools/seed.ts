import { join } from 'node:path'
import { batchOptions, connect } from '#database/connection'
import { migrate } from '#database/migrate'
import { seedManyVillas } from '#database/seeds/many-villas'
import { describeCatalogue, seedCatalogue } from '#database/seeds/seed-catalogue'
import { seedOnce } from '#database/seeds/seed-once'
import { todayAt } from '#domain/calendar/today'
import { passportStore } from '#server/features/passports/public'
import { readConfiguration } from '#server/platform/config/configuration'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'
import { systemClock } from '#server/platform/runtime/clock'

const [given = '0'] = process.argv.slice(2)
const onlyCatalogue = given === '--catalogue'
const many = onlyCatalogue ? 0 : Number(given)
if (!Number.isInteger(many) || many < 0 || many > 1_000_000) {
  console.error('The number of generated villas must be a whole number up to 1,000,000: npm run seed -- 10000')
  console.error('Without the demonstration, for a catalogue of your own: npm run seed -- --catalogue')
  process.exit(1)
}

const { databaseUrl, dataFolder, keyRing } = readConfiguration(process.env)
const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres') })
const url = databaseUrl ?? embedded?.url('postgres') ?? ''
const connection = connect(url, batchOptions)
try {
  await migrate(url)
  const today = todayAt(systemClock.now())
  if (onlyCatalogue) console.log(describeCatalogue(await seedCatalogue(connection.db, today)))
  else {
    const seeded = await seedOnce(connection.db, today, passportStore(keyRing))
    console.log(
      seeded ? 'The demonstration catalogue is there now.' : 'There is a catalogue already; nothing was changed.',
    )
  }
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
