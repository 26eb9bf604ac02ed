import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { batchOptions, connect } from '#database/connection'
import { migrate } from '#database/migrate'
import { seedOnce } from '#database/seeds/seed-once'
import { todayAt } from '#domain/calendar/today'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'
import { newFolder } from '../folder.ts'

const run = promisify(execFile)

/** A data folder as created by the first start of a site, which saves more than half of a start. */
export async function prepareData(): Promise<string> {
  const folder = await newFolder('maestrale-prepared-')
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwAway: true })
  const url = server.url('postgres')
  await migrate(url)
  const { db, close } = connect(url, batchOptions)
  await seedOnce(db, todayAt(Date.now()))
  await close()
  await server.stop()
  return folder
}

/** A copy of prepared data, for a site that starts from it. */
export async function copyOfData(prepared: string): Promise<string> {
  const folder = await newFolder('maestrale-data-')
  try {
    // Preserves owners: where tests run as root, another user owns the database's files.
    await run('cp', ['-a', `${prepared}/.`, folder])
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return folder
}
