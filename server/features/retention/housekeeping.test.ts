import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { aBooking } from '#testing/builders/bookings'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'
import { run as tidyAnswers } from './purge-idempotency-keys.ts'
import { purgePersonalData } from './purge-personal-data.ts'
import { run } from './purge-tables.ts'

const { clock, context, db } = await testApp({ environment: { PERSONAL_DATA_RETENTION_MONTHS: '6' } })
const mailer = { deliver: async () => {} }

test('old announcements, past limits and finished steps are deleted; recent ones stay', async () => {
  await db.execute(sql`delete from change`)
  await db.execute(sql`insert into change (at) values (app_now() - interval '8 days'), (app_now() - interval '6 days')`)
  await db.execute(
    sql`insert into job_step (job_id, key, done_at) values (${randomUUID()}, 'old', app_now() - interval '31 days'), (${randomUUID()}, 'young', app_now())`,
  )
  await db.execute(
    sql`insert into call_limit values ('old', app_now() - interval '1 minute'), ('young', app_now() + interval '1 minute')`,
  )
  await db.execute(
    sql`insert into mail_limit values ('old', '{}', app_now() - interval '1 minute'), ('young', '{}', app_now() + interval '1 minute')`,
  )
  await db.execute(
    sql`insert into search_count (day, kind, index_name, object, position, times) values (app_now()::date - 401, 'click', 'Villas', 'villa 1', 1, 1), (app_now()::date - 399, 'click', 'Villas', 'villa 2', 1, 1)`,
  )
  await db.execute(
    sql`insert into provider_event (provider, event_id, type, received_at) values ('checkout', 'old', 'payment_paid', app_now() - interval '181 days'), ('checkout', 'young', 'payment_paid', app_now() - interval '179 days')`,
  )
  await run({ ...context, mailer })
  expect((await db.execute(sql`select event_id from provider_event`)).rows).toEqual([{ event_id: 'young' }])
  expect((await db.execute(sql`select count(*) from change`)).rows).toEqual([{ count: 1 }])
  expect((await db.execute(sql`select convert_from(key, 'utf8') as key from call_limit`)).rows).toEqual([
    { key: 'young' },
  ])
  expect((await db.execute(sql`select convert_from(key, 'utf8') as key from mail_limit`)).rows).toEqual([
    { key: 'young' },
  ])
  expect((await db.execute(sql`select object from search_count`)).rows).toEqual([{ object: 'villa 2' }])
  expect((await db.execute(sql`select key from job_step`)).rows).toEqual([{ key: 'young' }])
})

test('stored replies are deleted when they can no longer be repeated', async () => {
  await db.execute(sql`
    insert into idempotency_key (scope, key_hash, request_hash, expires_at) values
      ('over', '', '', app_now() - interval '1 second'), ('secret', '', '', app_now() + interval '1 hour')`)
  await db.execute(sql`insert into idempotency_key (scope, key_hash, request_hash) values ('young', '', '')`)
  const left = async () => (await db.execute(sql`select scope from idempotency_key order by scope`)).rows
  await tidyAnswers({ ...context, mailer })
  expect(await left()).toEqual([{ scope: 'secret' }, { scope: 'young' }])
  const start = clock.at
  await clock.set(start + 2 * 3_600_000)
  await tidyAnswers({ ...context, mailer })
  expect(await left()).toEqual([{ scope: 'young' }])
  await clock.set(start + 73 * 3_600_000)
  await tidyAnswers({ ...context, mailer })
  expect(await left()).toEqual([])
  await clock.set(start)
})

test('submitted forms are deleted after the configured months, with the e-mails about them', async () => {
  const { application, callBack, enquiry, enquiryVilla, feedback, mail } = tables
  for (const table of [enquiry, application, callBack, mail, feedback]) await db.execute(sql`delete from ${table}`)
  const day = 86_400_000
  const villa = await aVilla(db)
  const { bookingId } = await aBooking(db, { villaId: villa.id, stay: { from: '2026-12-05', to: '2026-12-12' } })
  const person = { language: 'en', email: 'ada@example.com', phone: '+442079460999' } as const
  const sentAt = async (at: Date, n: number) => {
    const [kept] = await db
      .insert(enquiry)
      .values({
        ...person,
        title: 'Mrs',
        firstName: 'Ada',
        lastName: 'Holm',
        addressLine1: '1 Quay Street',
        country: 'GB',
        createdAt: at,
      })
      .returning()
    await db.insert(enquiryVilla).values({ enquiryId: kept?.id ?? 0, villaId: villa.id, position: 0 })
    await db.insert(application).values({ ...person, kind: 'career', name: 'Ada', createdAt: at })
    await db.insert(callBack).values({ ...person, office: n, startsAt: at, name: 'Ada', timezone: 'Europe/London' })
    await db
      .insert(mail)
      .values({ recipient: person.email, language: 'en', subject: 'x', html: 'x', text: 'x', writtenAt: at })
  }
  await sentAt(new Date(clock.at), 1)
  await sentAt(new Date(clock.at + 30 * day), 2)
  await db.insert(feedback).values({
    bookingId,
    overall: 5,
    comments: 'The dog liked it.',
    signature: 'Ada H.',
    mayPublish: true,
    givenAt: new Date(clock.at),
  })
  const counts = () =>
    Promise.all(
      [enquiry, enquiryVilla, application, callBack, mail].map(async table => {
        const { rows } = await db.execute<{ count: number }>(sql`select count(*) from ${table}`)
        return rows[0]?.count
      }),
    )
  const start = clock.at
  await clock.set(start + 175 * day)
  await purgePersonalData(db, context)
  expect(await counts()).toEqual([2, 2, 2, 2, 2])
  expect((await db.select().from(feedback))[0]).toMatchObject({ signature: 'Ada H.' })
  await clock.set(start + 190 * day)
  await run({ ...context, mailer })
  expect(await counts()).toEqual([1, 1, 1, 1, 1])
  expect(await db.select().from(feedback).where(eq(feedback.bookingId, bookingId))).toMatchObject([
    { overall: 5, comments: '', signature: '', mayPublish: false },
  ])
  await clock.set(start)
})
