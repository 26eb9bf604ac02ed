import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { batchOptions, connect } from '#database/connection'
import { readConfiguration } from '#server/platform/config/configuration'
import { testDatabase } from '#testing/site/database'
import { restoreOnTrial } from './try-restore.ts'

const { url } = await testDatabase()
const configuration = readConfiguration({})
const { db, close } = connect(url, batchOptions)
const attempt = () => restoreOnTrial({ db, url, configuration })
const trials = async () => (await db.execute(sql`select from pg_database where datname = 'restore_trial'`)).rows.length

test('a fresh backup is restored beside its database, and leaves nothing', async () => {
  // An interrupted trial has left one.
  await db.execute(sql`create database restore_trial`)
  await attempt()
  expect(await trials()).toBe(0)
})

test('a backup that cannot be restored fails the job, and leaves nothing', async () => {
  // As after damage to the files of the server: an item whose booking is gone.
  await db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update booking_item set booking_id = 2000000000 where id = (select max(id) from booking_item)`)
  })
  await expect(attempt()).rejects.toThrow(/booking_item/)
  expect(await trials()).toBe(0)
  await close()
})
