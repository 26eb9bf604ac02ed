import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { jobs } from '#server/jobs'
import { stepsOf } from '#server/platform/jobs/steps'
import { testApp } from '#testing/site/app'
import { silentLog } from '#testing/site/silent-log'

// 15 January 2027 is a Friday. London is open from nine to six; Corfu is two hours ahead and closes at five.
const { clock, context, db, get, post } = await testApp({
  environment: { OFFICE_CLOSED: '12-25,2027-01-18', OFFICE_TWO_CLOSED: '2027-01-18,2027-01-20' },
})
await clock.set(Date.parse('2027-01-15T09:10Z'))

const person = {
  name: 'Ada Holm',
  phoneCountry: 'DE',
  timezone: 'Europe/Berlin',
}
let callers = 0
/** A new visitor, at an IP address of their own, requests a call. */
const book = (
  startsAt: string,
  more: Record<string, unknown> = {},
  from = `2001:db8:${(++callers).toString(16)}::2`,
) => {
  const own = { email: `ada-${++callers}@example.com`, phone: `030 9${String(callers).padStart(5, '0')}` }
  return post('/api/core/callbacks', { ...person, ...own, startsAt, ...more }, { 'x-forwarded-for': from })
}
const times = async (): Promise<string[]> => (await get('/api/core/callbacks/times')).body.times

test('half-hours within the hours are offered from an hour ahead, none on holidays and Sundays', async () => {
  const offered = await times()
  expect(offered[0]).toBe('2027-01-15T10:30:00.000Z')
  expect(offered.filter(time => /^2027-01-1[78]/.test(time))).toEqual([])
  const saturday = offered.filter(time => time.startsWith('2027-01-16'))
  expect([saturday[0], saturday.at(-1)]).toEqual(['2027-01-16T10:00:00.000Z', '2027-01-16T15:30:00.000Z'])
  // Corfu opens at seven London time, but not on Wednesday.
  expect(offered).toContain('2027-01-19T07:00:00.000Z')
  expect(offered).not.toContain('2027-01-20T07:00:00.000Z')
  expect(offered).toEqual([...new Set(offered)].toSorted())
})

describe('a time', () => {
  test('can be booked once for each open office, and is then no longer offered', async () => {
    const startsAt = '2027-01-19T10:00:00.000Z'
    const replies = await Promise.all(Array.from({ length: 5 }, () => book(startsAt)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
    for (const { status, body } of replies.filter(({ status }) => status !== 200)) {
      expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: 'body.startsAt', code: 'taken' })]])
    }
    expect(await times()).not.toContain(startsAt)
  })

  test.each([
    ['2027-01-19T10:10:00.000Z', 'taken'],
    ['2027-01-17T10:00:00.000Z', 'taken'],
    ['2020-01-19T10:00:00.000Z', 'taken'],
    ['soon', 'invalid'],
    ['', 'missing'],
  ])('that is not offered is rejected: %s', async (startsAt, code) => {
    const { status, body } = await book(startsAt)
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: 'body.startsAt', code })]])
  })

  test('is confirmed to the visitor in their timezone and language, and to the office in its own', async () => {
    const email = 'zone@example.com'
    const { body } = await book('2027-01-19T14:30:00.000Z', {
      email,
      phone: '030 901820',
      lang: 'de',
      about: 'A house by the sea',
    })
    expect(body.startsAt).toBe('2027-01-19T14:30:00.000Z')
    const { rows } = await db.execute<{ id: string; data: { callBackId: number } }>(
      sql`select id, data from pgboss.job where name = 'confirm-call'`,
    )
    const { run } = (await jobs.find(({ name }) => name === 'confirm-call')?.handler()) ?? {}
    const { signal } = new AbortController()
    for (const { id, data } of rows)
      for (const _ of [1, 2])
        await run?.({ ...context, mailer: { deliver: async () => {} } }, data, {
          step: stepsOf(db, id),
          signal,
          log: silentLog,
        })
    const mail = await db.select().from(tables.mail).orderBy(tables.mail.id)
    const visitor = mail.filter(({ recipient }) => recipient === email)
    expect(visitor).toHaveLength(1)
    expect(visitor[0]?.text).toContain('15:30\u00a0Uhr (Ortszeit Berlin)')
    expect(visitor[0]?.text).not.toContain('A house by the sea')
    const office = mail.filter(({ replyTo }) => replyTo === email)
    expect(office).toHaveLength(1)
    expect(office[0]?.text).toContain('14:30')
    expect(office[0]?.text).toContain('+4930901820')
    expect(office[0]?.text).toContain('A house by the sea')
  })
})

describe('calls that visitors can arrange', () => {
  test('are one for a telephone number and one for an e-mail address, however it is written, concurrent requests included', async () => {
    const times = ['2027-01-21T10:00:00.000Z', '2027-01-21T10:30:00.000Z', '2027-01-21T11:00:00.000Z']
    const calls = times.map((time, i) => book(time, { phone: '030 777001', email: `phone-${i}@example.com` }))
    const byPhone = (await Promise.all(calls)).map(({ status, body }) => body.code ?? status)
    expect(byPhone.toSorted()).toEqual([200, 'call-arranged', 'call-arranged'])
    expect((await book('2027-01-21T12:00:00.000Z', { phone: '+49 30 777001' })).body.code).toBe('call-arranged')
    expect((await book('2027-01-21T12:00:00.000Z', { email: 'One@Example.com' })).status).toBe(200)
    expect((await book('2027-01-21T12:30:00.000Z', { email: 'one@example.com' })).body.code).toBe('call-arranged')
  })

  test('are three a day from one IP address', async () => {
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00'].map(time => `2027-01-22T${time}:00.000Z`)
    const answers = await Promise.all(times.map(time => book(time, {}, '2001:db8:ffff::1')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    for (const { status } of answers.filter(({ status }) => status !== 200)) expect(status).toBe(429)
  })

  test('leave half of each day free, however many visitors ask', async () => {
    const day = '2027-01-25'
    const offered = (await times()).filter(time => time.startsWith(day))
    for (const _ of [1, 2]) await Promise.all(offered.map(time => book(time)))
    const rows = await db.select().from(tables.callBack)
    const taken = rows.filter(({ startsAt }) => startsAt.toISOString().startsWith(day))
    // London has 18 half-hours, Corfu 16.
    expect(taken.filter(({ office }) => office === 1)).toHaveLength(9)
    expect(taken.filter(({ office }) => office === 2)).toHaveLength(8)
    expect((await times()).filter(time => time.startsWith(day))).toEqual([])
  })
})

describe('office hours', () => {
  test('are shown in the requested timezone and language', async () => {
    await clock.set(Date.parse('2027-01-16T20:00Z'))
    const { body } = await get('/api/core/officehours?timezone=America/New_York&lang=fr')
    expect(body).toMatchObject({ officeStatus: 'CLOSED', opensAt: '2027-01-19T09:00:00.000Z' })
    expect(body.opensText).toContain('mardi 19 janvier')
    expect(body.opensText).toContain('à 4\u00a0h')
    expect(body.offices).toMatchObject([{ timezone: 'Europe/London' }, { timezone: 'Europe/Athens' }])
    await clock.set(Date.parse('2027-01-19T10:00Z'))
    expect((await get('/api/core/officehours?lang=de')).body.statusText).toBe('JETZT GEÖFFNET')
    expect((await get('/api/core/officehours')).body.statusText).toBe('OPEN NOW')
  })

  test.each([
    ['gb', '020 7946 0321', '+30 2661 000321'],
    ['us', '011 44 20 7946 0321', '011 30 2661 000321'],
    ['ca', '011 44 20 7946 0321', '011 30 2661 000321'],
    ['au', '0011 44 20 7946 0321', '0011 30 2661 000321'],
    ['gr', '+44 20 7946 0321', '2661 000321'],
    ['de', '+44 20 7946 0321', '+30 2661 000321'],
    ['xx', '+44 20 7946 0321', '+30 2661 000 321'],
  ])('have numbers that can be dialled in %s', async (country, first, second) => {
    const { body } = await get('/api/core/officehours', { cookie: `officecountry=${country}` })
    expect(body).toMatchObject({ countryCode: country, countryKnown: true, officeNumber: first })
    expect(body.offices).toMatchObject([
      { officeNumber: first, dialled: '+442079460321' },
      { officeNumber: second, dialled: '+302661000321' },
    ])
  })

  test('have the number of the office’s own country for readers of English in an unknown country', async () => {
    const { body } = await get('/api/core/officehours')
    expect(body).toMatchObject({ countryCode: 'gb', countryKnown: false, officeNumber: '020 7946 0321' })
    expect((await get('/api/core/officehours?lang=fr')).body.officeNumber).toBe('+44 20 7946 0321')
  })

  test.each([
    ['timezone=Mars/Olympus', 422, 'invalid-input'],
    ['lang=xx', 400, 'unknown-language'],
  ])('are rejected for %s', async (query, ...refused) => {
    const { status, body } = await get(`/api/core/officehours?${query}`)
    expect([status, body.code]).toEqual(refused)
  })
})

test('the contact page names both offices with their hours', async () => {
  const { body } = await get('/api/cms/pages/bypath?path=/de/contact')
  expect(body.template).toBe('contact')
  expect(body.contact.offices).toMatchObject([
    { hours: [{ days: 'Montag – Freitag', times: '09:00 – 18:00' }, { days: 'Samstag' }] },
    { hours: [{ days: 'Montag – Freitag', times: '09:00 – 17:00' }] },
  ])
})
