import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { testApp } from '#testing/site/app'
import type { RequestedBy } from './limit-emails.ts'
import { queueEmail } from './queue-email.ts'

const { clock, db } = await testApp()
const start = clock.at
const hour = 3_600_000

beforeEach(() => clock.set(start))

const content = { language: 'en', subject: 'A villa', html: '<p>A villa</p>', text: 'A villa' } as const
const write = (recipient: string, requestedBy: RequestedBy = 'nobody') =>
  db.transaction(tx => queueEmail(tx, { purpose: 'form', recipient, requestedBy, ...content }))

async function countWritten(recipient: string, times: number, requestedBy?: RequestedBy): Promise<number> {
  let written = 0
  for (let i = 0; i < times; i++) if ((await write(recipient, requestedBy)) !== undefined) written++
  return written
}
const storedFor = async (recipient: string) =>
  (await db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(tables.mail.id)).length

test('of hundreds of concurrent unrequested e-mails, six are written', async () => {
  const ids = await Promise.all(Array.from({ length: 300 }, () => write('raced@victim.example')))
  expect(ids.filter(id => id !== undefined)).toHaveLength(6)
  expect(await storedFor('raced@victim.example')).toBe(6)
})

test('addresses of the same mailbox share its limit', async () => {
  expect(await countWritten('one@victim.example', 3)).toBe(3)
  expect(await countWritten('One@Victim.example', 2)).toBe(2)
  expect(await countWritten('one+villas@victim.example', 2)).toBe(1)
  expect(await countWritten('another@victim.example', 1)).toBe(1)
})

test('six within any hour, fifteen within any day', async () => {
  const address = 'hours@victim.example'
  expect(await countWritten(address, 7)).toBe(6)
  await clock.set(start + hour - 1000)
  expect(await countWritten(address, 1)).toBe(0)
  await clock.set(start + hour + 1000)
  expect(await countWritten(address, 7)).toBe(6)
  await clock.set(start + 3 * hour)
  expect(await countWritten(address, 7)).toBe(3)
  await clock.set(start + 23 * hour)
  expect(await countWritten(address, 1)).toBe(0)
  await clock.set(start + 24 * hour + 1000)
  expect(await countWritten(address, 7)).toBe(6)
})

test('links that let an owner in have a limit of their own, the same every hour of the day', async () => {
  const address = 'owner@victim.example'
  expect(await countWritten(address, 7)).toBe(6)
  expect(await countWritten(address, 7, 'access-contact')).toBe(6)
  expect(await countWritten(address, 7, 'access-cosignin')).toBe(6)
  expect(await countWritten('owner+other@victim.example', 1, 'access-contact')).toBe(1)
  for (let later = 1; later < 30; later++) {
    await clock.set(start + later * (hour + 1000))
    expect(await countWritten(address, 7, 'access-contact')).toBe(6)
  }
})

test('e-mails requested by their reader, the office or for a booking have no limit', async () => {
  const address = 'reader@example.com'
  expect(await countWritten(address, 6)).toBe(6)
  for (const requestedBy of ['reader', 'own-booking', 'staff', 'office'] as const)
    expect(await countWritten(address, 8, requestedBy)).toBe(8)
  expect(await countWritten(address, 1)).toBe(0)
})

test('an e-mail whose transaction fails does not count', async () => {
  const address = 'undone@victim.example'
  const failing = db.transaction(async tx => {
    await queueEmail(tx, { purpose: 'form', recipient: address, requestedBy: 'nobody', ...content })
    throw new Error('something later failed')
  })
  await expect(failing).rejects.toThrow('something later failed')
  expect(await countWritten(address, 7)).toBe(6)
})

test('a clock that is set back makes no recipient wait for longer than a day', async () => {
  await clock.set(start + 1000 * hour)
  expect(await countWritten('late@victim.example', 7)).toBe(6)
  await clock.set(start)
  expect(await countWritten('late@victim.example', 7)).toBe(6)
})

test('counters contain no addresses, and record how long they count', async () => {
  await db.execute(sql`delete from mail_limit`)
  await write('gone@victim.example')
  await clock.set(start + 23 * hour)
  await write('young@victim.example')
  const { rows } = await db.execute<{ key: string; hours: number }>(sql`
    select convert_from(key, 'latin1') as key, round(extract(epoch from rested_at - app_now()) / 3600)::integer as hours
    from mail_limit order by rested_at`)
  expect(rows.map(({ hours }) => hours)).toEqual([1, 24])
  expect(JSON.stringify(rows)).not.toContain('victim')
})
