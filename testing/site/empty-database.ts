import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { batchOptions, type Connection, connect } from '#database/connection'
import { migrate } from '#database/migrate'
import { jobs } from '#server/jobs'
import { prepareQueues } from '#server/platform/jobs/prepare-queues'
import { installTestClock } from './clock.ts'

interface EmptyDatabaseOptions {
  /** Fills the database before it is migrated: a dump of an older version. */
  fill?: (url: string) => Promise<void>
  /** The database's own time instead of a clock that the test sets. */
  ownTime?: boolean
}

/** A migrated database without rows for one test file; removed afterwards. */
export async function emptyDatabase({ fill, ownTime = false }: EmptyDatabaseOptions = {}): Promise<Connection> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const serverUrl = inject('serverUrl')
  const admin = connect(serverUrl, batchOptions)
  await admin.db.execute(`create database ${name}`)
  const url = serverUrl.replace(/\/postgres$/, `/${name}`)
  await fill?.(url)
  await migrate(url)
  const connection = connect(url, { patience: 60_000, connecting: 60_000 })
  await prepareQueues(connection.db, jobs)
  if (!ownTime) await installTestClock(connection.db)
  afterAll(async () => {
    await connection.close()
    await admin.db.execute(`drop database if exists ${name} with (force)`)
    await admin.close()
  })
  return connection
}
