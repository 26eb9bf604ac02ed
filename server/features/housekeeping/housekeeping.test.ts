import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#testing/app'
import { run } from './tidy-tables.ts'

const { context, db } = await testApp()
const mailer = { deliver: async () => {} }

test('announcements that all have heard, keys and limits of the past and steps long done go; what is young stays', async () => {
  await db.execute(sql`delete from change`)
  await db.execute(sql`insert into change (at) values (now() - interval '8 days'), (now() - interval '6 days')`)
  await db.execute(
    sql`insert into job_step (job_id, key, done_at) values (${randomUUID()}, 'old', now() - interval '31 days'), (${randomUUID()}, 'young', now())`,
  )
  await db.execute(
    sql`insert into idempotency_key (scope, key_hash, request_hash, created_at) values ('old', '', '', now() - interval '4 days'), ('young', '', '', now())`,
  )
  await db.execute(
    sql`insert into call_limit values ('old', now() - interval '1 minute'), ('young', now() + interval '1 minute')`,
  )
  await db.execute(
    sql`insert into search_count (day, kind, index_name, object, position, times) values (current_date - 401, 'click', 'Villas', 'villa 1', 1, 1), (current_date - 399, 'click', 'Villas', 'villa 2', 1, 1)`,
  )
  await run({ ...context, mailer })
  expect((await db.execute(sql`select count(*) from change`)).rows).toEqual([{ count: 1 }])
  expect((await db.execute(sql`select scope from idempotency_key`)).rows).toEqual([{ scope: 'young' }])
  expect((await db.execute(sql`select convert_from(key, 'utf8') as key from call_limit`)).rows).toEqual([
    { key: 'young' },
  ])
  expect((await db.execute(sql`select object from search_count`)).rows).toEqual([{ object: 'villa 2' }])
  expect((await db.execute(sql`select key from job_step`)).rows).toEqual([{ key: 'young' }])
})
