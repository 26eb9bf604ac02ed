import { join } from 'node:path'
import { connect } from '#database/connection'
import { migrate } from '#database/migrate'
import { seedOnce } from '#database/scenarios/seed-once'
import { todayAt } from '#domain/today'
import { systemClock } from '#server/platform/clock'
import { readConfiguration } from '#server/platform/configuration'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'

const { databaseUrl, dataFolder } = readConfiguration(process.env)
const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres') })
const url = databaseUrl ?? embedded?.url('postgres') ?? ''
await migrate(url)
const connection = connect(url)
const seeded = await seedOnce(connection.db, todayAt(systemClock.now()))
console.log(seeded ? 'The demonstration catalogue is there now.' : 'There is a catalogue already; nothing was changed.')
await connection.close()
await embedded?.stop()
