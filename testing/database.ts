import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { type Connection, connect } from '#database/connection'

/** A copy of the seeded template for one test file; it goes when the file has ended. */
export async function testDatabase(): Promise<Connection & { url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const serverUrl = inject('serverUrl')
  const admin = connect(serverUrl, { max: 1 })
  await admin.db.execute(`create database ${name} template template_demo`)
  const url = serverUrl.replace(/\/postgres$/, `/${name}`)
  const connection = connect(url)
  afterAll(async () => {
    await connection.close()
    await admin.db.execute(`drop database if exists ${name} with (force)`)
    await admin.close()
  })
  return { ...connection, url }
}
