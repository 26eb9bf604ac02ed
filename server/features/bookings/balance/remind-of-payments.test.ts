import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { confirmPaid } from '../public.ts'
import { run } from './remind-of-payments.ts'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { db, clock, context } = site
const { hold, pay, send, as } = paying(site, bank)

const remind = () => run({ ...context, mailer: { deliver: async () => {} } })
const lettersOf = async ({ id }: Held) => {
  const [row] = await db.select().from(tables.booking).where(eq(tables.booking.id, id))
  const mails = await db.select().from(tables.mail).orderBy(tables.mail.id)
  return mails
    .filter(({ text, subject }) => text.includes(row?.reference ?? '?') && /balance is/.test(subject))
    .map(({ subject }) => (subject.includes('overdue') ? 'overdue' : 'due'))
}
const confirmed = async () => {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  return held
}
const on = (day: string) => clock.set(Date.parse(`${day}T12:00:00Z`))

test('a reminder is sent a fortnight before a balance is due, and once when it is overdue; not for paid, ended or pending ones', async () => {
  const [waiting, paid, cancelled, begun] = [await confirmed(), await confirmed(), await confirmed(), await confirmed()]
  const { body } = await send('GET', `bookings/${begun.id}`, undefined, as(begun.jwt))
  const amount = body.payments.find(({ kind }: { kind: string }) => kind === 'balance').amount
  await remind()
  expect(await lettersOf(waiting)).toEqual([])
  const challenge = await pay(begun, { part: 'balance', amount, number: '4242424242424242' })
  expect(challenge.body.state).toBe('challenge')
  await on('2027-03-10')
  await withTransaction(db, tx => confirmPaid(tx, paid.id, { part: 'balance' }))
  await db.update(tables.booking).set({ status: 4 }).where(eq(tables.booking.id, cancelled.id))
  await remind()
  expect(await lettersOf(waiting)).toEqual([])
  await on('2027-03-14')
  // Two processes concurrently, and once more.
  await Promise.all([remind(), remind()])
  await remind()
  expect(await lettersOf(waiting)).toEqual(['due'])
  await on('2027-03-29')
  await Promise.all([remind(), remind()])
  await remind()
  expect(await lettersOf(waiting)).toEqual(['due', 'overdue'])
  for (const other of [paid, cancelled, begun]) expect(await lettersOf(other)).toEqual([])
})

test('no reminder is sent right after a payment', async () => {
  const held = await confirmed()
  await db.insert(tables.instalment).values({ bookingId: held.id, kind: 'balance', cents: 100_00, due: '2027-04-01' })
  await remind()
  expect(await lettersOf(held)).toEqual([])
  await on('2027-04-01')
  await remind()
  expect(await lettersOf(held)).toEqual(['due'])
})

test('a balance that is open after the stay is reminded of too, by an e-mail that links to its booking', async () => {
  const held = await confirmed()
  const [contact] = await db.select().from(tables.contact).limit(1)
  await db
    .update(tables.booking)
    .set({ status: bookingStatus.completed, contactId: contact?.id ?? 0 })
    .where(eq(tables.booking.id, held.id))
  await db.insert(tables.instalment).values({ bookingId: held.id, kind: 'balance', cents: 100_00, due: '2027-04-06' })
  await on('2027-04-04')
  await remind()
  expect(await lettersOf(held)).toEqual(['due'])
  const texts = (await db.select().from(tables.mail).orderBy(tables.mail.id)).map(({ text }) => text)
  expect(texts.filter(text => text.includes(`/secure/overview-and-payment?booking=${held.id}`))).toHaveLength(1)
})
