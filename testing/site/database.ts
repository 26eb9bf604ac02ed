import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { batchOptions, type Connection, connect } from '#database/connection'

/** Long timeouts, for busy machines. */
const patient = { patience: 60_000, connecting: 60_000 }

/** A file-level copy of the seeded template for one test file, which is the fastest way; removed afterwards. */
export async function testDatabase(): Promise<Connection> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const serverUrl = inject('serverUrl')
  const admin = connect(serverUrl, batchOptions)
  await admin.db.execute(`create database ${name} template template_demo strategy file_copy`)
  const url = serverUrl.replace(/\/postgres$/, `/${name}`)
  const connection = connect(url, patient)
  afterAll(async () => {
    await connection.close()
    await admin.db.execute(`drop database if exists ${name} with (force)`)
    await admin.close()
  })
  return connection
}
