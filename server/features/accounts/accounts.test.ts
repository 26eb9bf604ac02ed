import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { purgeUnconfirmed } from '#server/features/newsletter/public'
import { accountCalls, password } from '#testing/accounts/account-calls'
import { sessionCookie, signInBy } from '#testing/accounts/accounts'
import { testApp } from '#testing/site/app'
import { purgeSessions } from './sessions/purge-sessions.ts'

const one = await testApp()
const { app, db, clock } = one
const { call, contactOf, mailsTo, recover, signUp, someone, tokenTo } = accountCalls(one)

let people = 0
let email = ''
beforeEach(() => {
  email = `person${++people}@example.com`
})
test('the owner of an account is notified of a device like none before, once, and not of the first', async () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
  const enter = (agent: string) =>
    signInBy(app, { email, password, headers: { ...someone(), 'user-agent': agent } }).then(
      ({ statusCode }) => statusCode,
    )
  const told = async () => (await mailsTo(email)).filter(({ subject }) => subject === 'Anmeldung mit einem neuen Gerät')
  await call('POST', '/auth/createaccount_and_token', {
    body: { email, firstname: 'Ada', lastname: 'Holm', password, lang: 'de' },
    headers: { 'user-agent': firefox },
  })
  expect(await enter(firefox)).toBe(200)
  expect(await told()).toEqual([])
  expect(await enter(safari)).toBe(200)
  expect(await enter(safari)).toBe(200)
  const [letter, ...others] = await told()
  expect(others).toEqual([])
  expect(letter?.text).toContain('Safari, iPhone')
  // A sign-in without a user agent is reported too.
  expect(await enter('')).toBe(200)
  const [newest] = await told()
  expect(newest?.text).toContain('unbekanntes Gerät')
  expect((await signInBy(app, { email, password: 'Wrong2027x', headers: someone() })).statusCode).toBe(401)
  expect(await told()).toHaveLength(2)
})

test('the tables of accounts contain secrets only as hashes', async () => {
  await signUp(email)
  await recover(email)
  const token = await tokenTo(email)
  const { rows } = await db.execute(
    sql`select l::text as row from link_token l union all select a::text from account a`,
  )
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(rows)).not.toContain(password)
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'))
})

test('each night expired secrets are deleted, and no account', async () => {
  const session = await signUp(email)
  await db.insert(tables.emailSubscription).values({
    contactId: (await contactOf(email))?.contact.id ?? 0,
    source: 'footer',
    language: 'en',
    askedAt: new Date(clock.at),
  })
  await clock.set(clock.at + 31 * 86_400_000)
  await purgeSessions(db)
  await purgeUnconfirmed(db)
  const { rows } = await db.execute(sql`select (select count(*) from access_token) as tokens`)
  expect(rows).toEqual([{ tokens: 0 }])
  expect((await contactOf(email))?.account).toBeTruthy()
  // The session lasts for three months.
  const renewed = await call('POST', '/auth/refresh', {
    headers: { cookie: sessionCookie(session), 'sec-fetch-site': 'same-origin' },
  })
  expect(renewed.statusCode).toBe(200)
})
