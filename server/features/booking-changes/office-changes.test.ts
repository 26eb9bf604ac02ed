import { and, eq, inArray, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock } = site
const { send, as, hold, pay } = paying(site, bank)
const office = await staffBearer(db)
const [colleague] = await db
  .insert(tables.staff)
  .values({ email: 'nina@example.com', name: 'Nina Ferro', permissions: ['bookings'] })
  .returning()
const colleagueId = colleague?.id ?? 0
await db.insert(tables.account).values({ staffId: colleagueId })
const nina = await staffBearer(db, 'nina@example.com')

const confirmed = async () => {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  return held
}
const desk = async (method: 'GET' | 'POST', url: string, payload?: object, headers = office) => {
  const reply = await app.inject({ method, url: `/api/office/${url}`, ...(payload && { payload }), headers })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}
const askFor = async (held: Held, wanted: object) => {
  const { status, body } = await send('POST', `bookings/${held.id}/changes`, wanted, as(held.jwt))
  expect(status).toBe(201)
  return body.id as number
}
const bookingOf = async (held: Held) => (await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))).body
const stateOf = async (id: number) => {
  const [row] = await db.select().from(tables.changeRequest).where(eq(tables.changeRequest.id, id))
  return row?.state
}
const lettersTo = async (held: Held, words: RegExp) =>
  (await db.select().from(tables.mail).where(eq(tables.mail.recipient, held.email)).orderBy(tables.mail.id)).filter(
    ({ subject }) => words.test(subject),
  )
const referenceOf = async (held: Held) =>
  (await db.select().from(tables.booking).where(eq(tables.booking.id, held.id)))[0]?.reference ?? 'none'
const entriesOf = async (held: Held) => {
  const { action, reason } = tables.staffAuditEntry
  const answers = inArray(action, ['change-made', 'change-declined'])
  return db
    .select()
    .from(tables.staffAuditEntry)
    .where(and(answers, like(reason, `${await referenceOf(held)}: %`)))
}
const later = { from: '2027-06-12', to: '2027-06-26', adults: 4, children: 2 }

test('staff compare the stay as booked with the stay as requested, and accept: stay, party, price, e-mail, log', async () => {
  const held = await confirmed()
  const id = await askFor(held, { ...later, adults: 5, note: 'My sister comes along.' })
  const { body } = await desk('GET', `changes/${id}`)
  expect(body.change).toMatchObject({
    id,
    state: 'asked',
    note: 'My sister comes along.',
    difference: 7105,
    booked: { ...held.stay, adults: 4, children: 2, infants: 0 },
    // Friday 15 January, two working days later.
    answerBy: expect.stringMatching(/^2027-01-19T/),
    answeredBy: null,
  })
  expect(body.comparison).toMatchObject({
    before: { ...held.stay, stayPrice: 7000, total: 7105, ratePlan: 'standard' },
    after: { from: later.from, to: later.to, adults: 5, stayPrice: 14_000 },
    quotedPrice: 14_000,
    seasonPrice: 14_000,
    refund: 0,
    taxToSettle: 0,
    refused: null,
    nearStays: [],
  })
  const { after, difference } = body.comparison
  const sum = after.schedule.reduce((all: number, { amount }: { amount: number }) => all + amount, 0)
  expect([sum, difference]).toEqual([after.total, after.total - 7105])

  // At another price the schedule follows.
  const dearer = (await desk('GET', `changes/${id}?price=15000.5`)).body.comparison
  expect(dearer).toMatchObject({ quotedPrice: 14_000, after: { stayPrice: 15_000.5, total: after.total + 1000.5 } })

  const answer = { answer: 'made', price: 14_000, message: 'We look forward to all seven of you.' }
  expect((await desk('POST', `changes/${id}/answer`, answer)).status).toBe(204)
  const changed = await bookingOf(held)
  expect(changed).toMatchObject({ adults: 5, totalPrice: after.total })
  expect(changed.bookingItems[0]).toMatchObject({ from: later.from, to: later.to, price: 14_000 })
  expect(changed.schedule.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual(
    after.schedule.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
  )
  const taken = await db.select().from(tables.occupancy).where(eq(tables.occupancy.villaId, held.villaId))
  expect(taken.map(({ nights }) => nights)).toEqual([{ from: later.from, to: later.to }])
  const [letter, ...others] = await lettersTo(held, /^Your booking is changed/)
  expect(others).toEqual([])
  expect(letter?.text).toContain('We look forward to all seven of you.')
  expect(letter?.calendarMethod).toBe('publish')
  expect((await entriesOf(held)).map(({ action, reason }) => [action, reason])).toEqual([
    ['change-made', `${await referenceOf(held)}: ${held.stay.from} – ${held.stay.to} → ${later.from} – ${later.to}`],
  ])
  const [told] = (await send('GET', `bookings/${held.id}/changes`, undefined, as(held.jwt))).body.changes
  expect(told).toMatchObject({ state: 'made', answer: 'We look forward to all seven of you.' })
  const closed = (await desk('GET', `changes/${id}`)).body
  expect(closed.comparison).toBeNull()
  expect(closed.change.answeredBy).toBeTruthy()
})

test('a shorter stay costs less than is paid: the difference is shown, and refunded when staff accept', async () => {
  const { id: villaId } = await aVilla(db)
  const held = await hold({ villaId, stay: { from: '2027-06-12', to: '2027-06-26' } })
  expect((await pay(held)).body.state).toBe('paid')
  const paid = (await bookingOf(held)).schedule.find(({ state }: { state: string }) => state === 'paid').amount
  const id = await askFor(held, { from: '2027-06-12', to: '2027-06-19', adults: 4, children: 2 })
  const { comparison } = (await desk('GET', `changes/${id}?price=3000`)).body
  expect(comparison.refund).toBe(paid - 3000)
  expect((await desk('POST', `changes/${id}/answer`, { answer: 'made', price: 3000 })).status).toBe(204)
  const refunds = await db
    .select({ cents: tables.cardRefund.cents })
    .from(tables.cardRefund)
    .innerJoin(tables.paymentAttempt, eq(tables.paymentAttempt.id, tables.cardRefund.attemptId))
    .where(eq(tables.paymentAttempt.bookingId, held.id))
  expect(refunds.map(({ cents }) => cents)).toEqual([(paid - 3000) * 100])
})

test('a declined request changes nothing; the client reads why, and the log who', async () => {
  const held = await confirmed()
  const id = await askFor(held, later)
  const message = 'The owners are there that week.\nThe week after is free.'
  expect((await desk('POST', `changes/${id}/answer`, { answer: 'declined', message }, nina)).status).toBe(204)
  expect(await stateOf(id)).toBe('declined')
  expect((await bookingOf(held)).bookingItems[0]).toMatchObject(held.stay)
  const [letter] = await lettersTo(held, /^Your change request/)
  expect(letter?.text).toContain('The week after is free.')
  expect(await entriesOf(held)).toMatchObject([{ action: 'change-declined', staffId: colleagueId }])
  const { changes } = (await desk('GET', 'changes?state=answered')).body
  expect(changes.find((one: { id: number }) => one.id === id)).toMatchObject({
    answer: message,
    answeredBy: 'Nina Ferro',
  })
})

test('two members of staff who answer at once: one answer holds, the other is told', async () => {
  const held = await confirmed()
  const id = await askFor(held, later)
  const answers = await Promise.all([
    desk('POST', `changes/${id}/answer`, { answer: 'made', price: 14_000 }),
    desk('POST', `changes/${id}/answer`, { answer: 'declined' }, nina),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('not-in-this-state')
  const isAccepted = answers[0]?.status === 204
  expect(await stateOf(id)).toBe(isAccepted ? 'made' : 'declined')
  expect((await bookingOf(held)).bookingItems[0].from).toBe(isAccepted ? later.from : held.stay.from)
  expect(await lettersTo(held, /^Your (booking is changed|change request)/)).toHaveLength(1)
  expect(await entriesOf(held)).toHaveLength(1)
})

test('the client withdraws while staff accept: only one of them happens', async () => {
  const held = await confirmed()
  const id = await askFor(held, later)
  const url = `/api/core/bookings/${held.id}/changes/${id}`
  const [withdrawn, accepted] = await Promise.all([
    app.inject({ method: 'DELETE', url, headers: as(held.jwt) }),
    desk('POST', `changes/${id}/answer`, { answer: 'made', price: 14_000 }),
  ])
  expect([withdrawn.statusCode, accepted.status].toSorted()).toEqual([204, 409])
  const isAccepted = accepted.status === 204
  expect(await stateOf(id)).toBe(isAccepted ? 'made' : 'withdrawn')
  expect((await bookingOf(held)).bookingItems[0].from).toBe(isAccepted ? later.from : held.stay.from)
})

test('nights that were taken meanwhile, and days that are over, cannot be accepted, and nothing changes', async () => {
  const held = await confirmed()
  const id = await askFor(held, later)
  await hold({ villaId: held.villaId, stay: { from: '2027-06-19', to: '2027-06-26' } })
  const { comparison } = (await desk('GET', `changes/${id}`)).body
  expect(comparison.refused).toMatchObject({ reason: 'taken' })
  expect(comparison.nearStays.length).toBeGreaterThan(0)
  const accept = { answer: 'made', price: 14_000 }
  expect((await desk('POST', `changes/${id}/answer`, accept)).body.code).toBe('dates-taken')
  expect(await stateOf(id)).toBe('asked')
  expect((await bookingOf(held)).bookingItems[0]).toMatchObject(held.stay)
  expect(await entriesOf(held)).toEqual([])
  expect(await lettersTo(held, /^Your booking is changed/)).toEqual([])

  const other = await confirmed()
  const early = await askFor(other, { from: '2027-05-29', to: '2027-06-05', adults: 4, children: 2 })
  const before = clock.now()
  await clock.set(Date.parse('2027-06-01T12:00:00Z'))
  const fresh = await staffBearer(db)
  const late = (await desk('GET', `changes/${early}`, undefined, fresh)).body
  expect(late.comparison.refused).toMatchObject({ reason: 'past' })
  expect((await desk('POST', `changes/${early}/answer`, accept, fresh)).body).toMatchObject({
    code: 'stay-refused',
    reason: 'past',
  })
  expect((await desk('POST', `changes/${early}/answer`, { answer: 'declined' }, fresh)).status).toBe(204)
  await clock.set(before)
})

test('the list goes on from its cursor, the open ones oldest first, the answered ones newest first', async () => {
  const held = await confirmed()
  const ids = await db
    .insert(tables.changeRequest)
    .values(
      Array.from({ length: 52 }, () => ({
        bookingId: held.id,
        stay: { from: later.from, to: later.to },
        adults: 2,
        children: 0,
        infants: 0,
      })),
    )
    .returning({ id: tables.changeRequest.id })
    .then(rows => rows.map(({ id }) => id))
  const all = async (state: 'open' | 'answered') => {
    const seen: number[] = []
    for (let next: number | null | undefined; next !== null; ) {
      const { body } = await desk('GET', `changes?state=${state}${next ? `&cursor=${next}` : ''}`)
      seen.push(...body.changes.map(({ id }: { id: number }) => id))
      next = body.next
    }
    return seen
  }
  const open = await all('open')
  expect(open.filter(id => ids.includes(id))).toEqual(ids)
  expect(open).toEqual(open.toSorted((a, b) => a - b))
  const { body: counted } = await desk('GET', 'changes/count')
  expect(counted.open).toBe(open.length)
  expect((await desk('GET', 'changes')).body.open).toBe(open.length)
  const of = and(eq(tables.changeRequest.bookingId, held.id), eq(tables.changeRequest.state, 'asked'))
  await db.update(tables.changeRequest).set({ state: 'declined' }).where(of)
  const answered = await all('answered')
  expect(answered.filter(id => ids.includes(id))).toEqual(ids.toReversed())
  expect((await desk('GET', 'changes?state=old')).body.code).toBe('invalid-input')
})

test('only staff who manage bookings see and answer requests', async () => {
  const held = await confirmed()
  const id = await askFor(held, later)
  const others = [
    undefined,
    as(held.jwt),
    bearer(await signInBy(app)),
    bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' })),
  ]
  await db
    .update(tables.staff)
    .set({ permissions: ['payments', 'content'] })
    .where(eq(tables.staff.id, colleagueId))
  for (const headers of [...others, nina]) {
    const asked = [
      ['GET', '/api/office/changes'],
      ['GET', '/api/office/changes/count'],
      ['GET', `/api/office/changes/${id}`],
      ['POST', `/api/office/changes/${id}/answer`],
    ] as const
    for (const [method, url] of asked) {
      const payload = method === 'POST' ? { answer: 'declined' } : undefined
      const reply = await app.inject({ method, url, ...(payload && { payload }), ...(headers && { headers }) })
      expect([url, reply.json().code]).toEqual([url, headers ? 'not-found' : 'not-signed-in'])
    }
  }
  expect(await stateOf(id)).toBe('asked')
  expect((await desk('GET', 'changes/2000000000')).body.code).toBe('not-found')
  expect((await desk('POST', 'changes/2000000000/answer', { answer: 'declined' })).body.code).toBe('not-found')
  await db
    .update(tables.staff)
    .set({ permissions: ['bookings'] })
    .where(eq(tables.staff.id, colleagueId))
})
