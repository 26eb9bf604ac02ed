import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { emptyPassport } from '#domain/passports/passport'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'

const { app, clock, db } = await testApp()
const bookingId = 9002
const leads = bearer(await signInBy(app))
const staff = await staffBearer(db)
const others = await staffBearer(
  db,
  await aColleague(db, { email: 'other@maestrale.example', permissions: ['bookings'] }),
)

const call = (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object) =>
  app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
const at = `/office/policeregister/${bookingId}`
const reason = 'Arrival tomorrow, as the law demands'
const file = async () => (await call('POST', at, staff, { reason })).json()
const list = async () => (await call('GET', `/core/passportdetails/bookingid/${bookingId}`, leads)).json()
const save = (row: { id: string; revision: number }, typed: object, guardianId: string | null = null) =>
  call(
    'POST',
    `/core/passportdetails/bookingid/${bookingId}`,
    { ...leads, 'if-match': `"${row.revision}"` },
    {
      ...{ guestId: row.id, details: { ...emptyPassport, ...typed }, guardianId },
    },
  )
const entries = () => db.select().from(tables.staffAuditEntry).orderBy(desc(tables.staffAuditEntry.id)).limit(2)

const ada = {
  ...{ givenNames: 'Ada', surname: 'Weiß', sex: 'f', birthDate: '1985-03-09', birthCountry: 'DE', nationality: 'DE' },
  ...{ documentType: 'passport', documentNumber: 'C01X00T47', issueCountry: 'DE', expiresOn: '2031-01-01' },
}
const bo = {
  ...{ givenNames: 'Bo', surname: 'Weiß', sex: 'm', birthDate: '2019-02-03', birthCountry: 'IT', nationality: 'IT' },
  ...{ birthProvince: 'SU', birthCommune: '420092013' },
}

test('there is no file before every guest is complete, and each attempt is logged with its reason', async () => {
  const { guests } = await list()
  const made = await file()
  expect(made.content).toBeNull()
  expect(made.obstacles).toHaveLength(guests.length)
  expect(made.obstacles[0]).toEqual({ guest: 1, obstacle: 'incomplete' })
  const [entry] = await entries()
  expect(entry).toMatchObject({ action: 'register-made', reason: expect.stringContaining(reason) })
  expect((await call('POST', at, staff, { reason: 'short' })).statusCode).toBe(422)
})

test('the file has a record for each guest who travels, the head of the group first', async () => {
  const { guests } = await list()
  const [first, second, ...rest] = guests
  for (const { id } of rest) await call('POST', `/core/passportdetails/guestid/${id}/archive`, leads, { bookingId })
  await save(first, bo, second.id)
  await save(second, ada)
  const { content, fileName, obstacles } = await file()
  expect([obstacles, fileName]).toEqual([[], expect.stringMatching(/^alloggiati-.+\.txt$/)])
  const records: string[] = content.split('\r\n')
  expect(records.map(record => [record.length, record.slice(0, 2), record.slice(14, 64).trim()])).toEqual([
    [168, '18', 'WEISS'],
    [168, '20', 'WEISS'],
  ])
  expect(records[0]?.slice(134).trim()).toMatch(/^PASORC01X00T47 +100000216$/)
  // The register lists the communes of Sud Sardegna under Cagliari.
  expect(records[1]?.slice(105, 125)).toBe('420092013CA100000100')
})

test('what the register cannot hold is named', async () => {
  const [first] = (await list()).guests
  await save(first, { ...ada, sex: 'x' })
  expect((await file()).obstacles).toEqual([{ guest: expect.any(Number), obstacle: 'sex' }])
  const [again] = (await list()).guests
  await save(again, { ...ada, surname: 'Παπαδόπουλος' })
  expect((await file()).obstacles).toMatchObject([{ obstacle: 'name' }])
})

test('a receipt is recorded once', async () => {
  const { arrival } = await list()
  const receipt = { reference: 'RIC-2027-0001', sentOn: arrival }
  for (let n = 0; n < 2; n++)
    expect((await call('POST', `${at}/receipt`, staff, receipt)).json()).toEqual({ receipts: ['RIC-2027-0001'] })
  expect((await entries()).map(({ action }) => action)).toEqual(['register-sent', 'register-made'])
})

test('staff without the permission, clients and strangers get nothing', async () => {
  for (const [headers, status] of [
    [others, 404],
    [leads, 404],
    [{}, 401],
  ] as const) {
    expect((await call('GET', '/office/policeregister', headers)).statusCode).toBe(status)
    expect((await call('POST', at, headers, { reason })).statusCode).toBe(status)
    expect((await call('POST', `${at}/receipt`, headers, { reference: 'x', sentOn: '2027-01-01' })).statusCode).toBe(
      status,
    )
  }
})

test('only sold stays in Italy are registered', async () => {
  expect((await call('POST', '/office/policeregister/9001', staff, { reason })).statusCode).toBe(409)
  expect((await call('POST', '/office/policeregister/123456', staff, { reason })).statusCode).toBe(404)
  const [row] = await db.select().from(tables.booking).where(eq(tables.booking.id, bookingId))
  expect(row?.status).toBe(bookingStatus.confirmed)
})

// The last test: later the sessions from before have expired.
test('the list has the arrivals of the next two weeks with their receipts', async () => {
  const { arrival } = await list()
  const arrivalsOn = async (days: number, state = 'sent') => {
    await clock.set(Date.parse(arrival) + days * 86_400_000)
    return (await call('GET', `/office/policeregister?state=${state}`, await staffBearer(db))).json().arrivals
  }
  const ours = expect.objectContaining({ bookingId, from: arrival, begun: 2, receipts: ['RIC-2027-0001'] })
  expect(await arrivalsOn(-15)).not.toContainEqual(ours)
  for (const days of [-14, 0, 3]) expect(await arrivalsOn(days)).toContainEqual(ours)
  expect(await arrivalsOn(4)).not.toContainEqual(ours)
  expect(await arrivalsOn(0, 'open')).not.toContainEqual(ours)
  const after = `/office/policeregister?state=sent&cursor=${arrival}.${bookingId}`
  expect((await call('GET', after, await staffBearer(db))).json()).toEqual({ arrivals: [], next: null })
})
