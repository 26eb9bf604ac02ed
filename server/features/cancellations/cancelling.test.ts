import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { confirmAddressOf } from '#testing/accounts/confirmed-address'
import { staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { cancelBooking } from './cancel-booking.ts'
import { getCancellationTerms } from './cancellation-terms.ts'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock, configuration, context } = site
const { work, send, as, hold, pay, challengeOf, bringBack, stateOf, bookingStatusOf, booksOf, agreed } = paying(
  site,
  bank,
)
const workers = work()
afterAll(() => workers.stop(1000))
const hour = 3_600_000

const terms = (held: Held) => send('GET', `bookings/${held.id}/cancellation`, undefined, as(held.jwt))
const cancel = (held: Held, returned: number, key: string = randomUUID()) =>
  send('POST', `bookings/${held.id}/cancel`, { returned }, { ...as(held.jwt), 'idempotency-key': key })
const amountOf = async (held: Held, kind: 'deposit' | 'balance') => {
  const { body } = await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))
  return body.payments.find((one: { kind: string }) => one.kind === kind).amount as number
}
const settled = (id: number, cents: number) =>
  expect.poll(() => booksOf(id), { timeout: 30_000 }).toEqual(agreed(Math.round(cents)))
const lettersAbout = async (id: number) => {
  const [row] = await db.select().from(tables.booking).where(eq(tables.booking.id, id))
  const mails = await db.select().from(tables.mail).orderBy(tables.mail.id)
  return mails.filter(
    ({ subject, calendar }) =>
      subject.includes(row?.reference ?? '?') || calendar?.includes(row?.reference.toLowerCase() ?? '?'),
  )
}

test('within a day of the deposit everything is refunded, the nights are free, and all are notified once', async () => {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  const told = await terms(held)
  expect(told.body).toMatchObject({
    stage: 'free',
    paid: held.deposit,
    returned: held.deposit,
    kept: 0,
    untilDay: null,
  })
  expect(Date.parse(told.body.until) - clock.at).toBeLessThanOrEqual(24 * hour)
  const wrong = await cancel(held, held.deposit + 1)
  expect([wrong.status, wrong.body.code, wrong.body.cancellation.returned]).toEqual([
    409,
    'price-changed',
    held.deposit,
  ])
  const key = randomUUID()
  const done = await cancel(held, held.deposit, key)
  expect([done.status, done.body.returnedByCard, done.body.booking.status]).toEqual([
    200,
    held.deposit,
    bookingStatus.cancelled,
  ])
  expect((await cancel(held, held.deposit, key)).body).toEqual(done.body)
  expect((await cancel(held, 0)).body.code).toBe('not-in-this-state')
  await settled(held.id, 0)
  const again = await hold(held)
  expect(again.villaId).toBe(held.villaId)
  const letters = await lettersAbout(held.id)
  const withCalendar = letters.filter(({ calendarMethod }) => calendarMethod === 'cancel')
  expect(withCalendar.map(({ subject }) => subject.split(':')[0])).toEqual(['Your booking has been cancelled'])
  expect(withCalendar[0]?.calendar).toContain('METHOD:CANCEL')
  expect(withCalendar[0]?.calendar).toContain('SEQUENCE:1')
  expect(withCalendar[0]?.calendar).toContain('STATUS:CANCELLED')
  expect(letters.filter(({ recipient }) => recipient === configuration.office.email)).toHaveLength(1)
  const items = await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.bookingId, held.id))
  expect(items.every(({ status }) => status === itemStatus.cancelled)).toBe(true)
})

test('a payment that is pending when a booking is cancelled is voided, and no money is retained', async () => {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  const balance = await amountOf(held, 'balance')
  const { body } = await pay(held, { part: 'balance', amount: balance, number: '4242424242424242' })
  expect(body.state).toBe('challenge')
  expect((await cancel(held, held.deposit)).status).toBe(200)
  await bringBack(await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl }))
  await expect.poll(async () => (await stateOf(body.id, held)).state).toBe('given-back')
  await settled(held.id, 0)
})

test('a cancellation and a concurrent payment are each complete, and two cancellations are one', async () => {
  for (let round = 0; round < 3; round++) {
    const held = await hold()
    expect((await pay(held)).body.state).toBe('paid')
    const balance = await amountOf(held, 'balance')
    const [one, other] = await Promise.all([
      cancel(held, held.deposit),
      cancel(held, held.deposit),
      pay(held, { part: 'balance', amount: balance }),
    ])
    const answers = [one, other].map(({ status, body }) => (status === 200 ? 'cancelled' : body.code))
    const isCancelled = answers.includes('cancelled')
    if (isCancelled) expect(answers.toSorted()).toEqual(['cancelled', 'not-in-this-state'])
    // A pending payment gives `not-in-this-state`, a finished one `price-changed`, because more is refunded.
    else for (const answer of answers) expect(['not-in-this-state', 'price-changed']).toContain(answer)
    expect(await bookingStatusOf(held.id)).toBe(isCancelled ? bookingStatus.cancelled : bookingStatus.confirmed)
    await settled(held.id, isCancelled ? 0 : (held.deposit + balance) * 100)
  }
})

test('the booking of another client, or one that is not confirmed yet, cannot be cancelled', async () => {
  const [held, other] = [await hold(), await hold()]
  expect((await terms(held)).body.code).toBe('not-in-this-state')
  expect((await cancel(held, 0)).body.code).toBe('not-in-this-state')
  for (const id of [held.id, 2_000_000_000]) {
    expect((await terms({ ...other, id })).body.code).toBe('not-found')
    expect((await cancel({ ...other, id }, 0)).body.code).toBe('not-found')
  }
  for (const returned of [-1, 'all', null, 1e12])
    expect((await cancel(other, returned as number)).body.code).toBe('invalid-input')
})

test('an option that waits for a transfer is in no calendar, and its e-mail brings no file', async () => {
  const held = await hold()
  await confirmAddressOf(db, held.id)
  expect((await send('POST', `bookings/${held.id}/processoffline/deposit`, {}, as(held.jwt))).status).toBe(200)
  const recipient = 'transfer@example.com'
  expect((await send('POST', `bookings/${held.id}/email`, { email: recipient }, as(held.jwt))).status).toBe(200)
  expect((await cancel(held, 0)).status).toBe(200)
  const told = await db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(tables.mail.id)
  expect(told.map(({ calendar }) => calendar)).toEqual([null])
  expect(told[0]?.text).toContain('has been cancelled')
  expect(told[0]?.text).not.toContain('attached')
})

test('after a day the deposit is retained, and payments beyond it are refunded', async () => {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  const balance = await amountOf(held, 'balance')
  expect((await pay(held, { part: 'balance', amount: balance })).body.state).toBe('paid')
  await clock.set(clock.at + 24 * hour + 1)
  expect((await terms(held)).body).toMatchObject({
    stage: 'deposit-kept',
    returned: balance,
    kept: held.deposit,
    untilDay: '2027-03-27',
  })
  expect((await cancel(held, balance)).body.returnedByCard).toBe(balance)
  await settled(held.id, held.deposit * 100)
})

test('the office grants any refund up to the amount paid', async () => {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  await clock.set(clock.at + 30 * hour)
  const headers = await staffBearer(db)
  const grant = (returned: number) =>
    app.inject({ method: 'POST', url: `/api/office/bookings/${held.id}/cancel`, payload: { returned }, headers })
  expect((await grant(held.deposit + 0.01)).json().code).toBe('price-changed')
  expect((await grant(held.deposit - 10)).json()).toMatchObject({ returnedByCard: held.deposit - 10 })
  await settled(held.id, 1000)
})

test('once the balance is due nothing of the stay is refunded, and from the arrival on it cannot be cancelled', async () => {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  await clock.set(Date.UTC(2027, 2, 28, 12))
  const actor = { kind: 'guest-user', guestUserId: 0, bookingId: held.id } as const
  expect(await getCancellationTerms(db, context, actor, held.id)).toMatchObject({
    stage: 'nothing-back',
    returned: 0,
    kept: held.deposit,
    until: null,
    untilDay: null,
  })
  await clock.set(Date.UTC(2027, 5, 5, 12))
  await expect(getCancellationTerms(db, context, actor, held.id)).rejects.toMatchObject({ code: 'not-in-this-state' })
  const cancelled = withTransaction(db, tx => cancelBooking(tx, context, actor, { id: held.id, returned: 0 }))
  await expect(cancelled).rejects.toMatchObject({ code: 'not-in-this-state' })
})
