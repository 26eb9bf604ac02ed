import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookingResponse, QuoteResponse } from '#contract/booking/booking-schemas'
import { postgresError } from '#database/failure'
import * as tables from '#database/tables'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { heldStay, holding } from '#testing/bookings/holding'
import { testApp } from '#testing/site/app'

vi.setConfig({ testTimeout: 60_000 })

const one = await testApp()
const other = await testApp({ beside: one })
const { app, db, clock, get, catalogue } = one
const { aFreeVilla, held, send } = holding(one)
const start = Date.parse('2027-01-15T12:00Z')

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const office = async (method: Method, path: string, payload?: object, given?: Record<string, string>) => {
  // Sessions end while the clock moves on.
  const headers = given ?? (await staffBearer(db))
  const reply = await app.inject({ method, url: `/api/office/settings${path}`, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}

const tax = {
  ...{ per: 'person', exemptUnder: '18', mostNights: '' },
  seasons: [{ firstMonth: '4', lastMonth: '10', amount: '3,50', percent: '', cap: '' }],
  ...{ law: 'Regulation 12/2027', page: '' },
}
const corfuTax = { kind: 'tourist-tax', scope: 'greece/16', from: '2027-02-01', value: tax }
const terms = { depositPercent: 40, balanceDays: 60, freeCancellationHours: 48, planParts: 3, planDays: 14 }
const bookingTerms = { kind: 'booking-terms', scope: '', from: '2027-02-01', value: terms }
const damageTerms = {
  ...{ kind: 'damage-terms', scope: '', from: '2027-02-01' },
  value: { waiverPercent: '7.5', leastAmount: '60', leftDays: '5', claimedDays: '14' },
}

const vehicle = {
  ...{ base: '33,50', perKilometre: 2, crossing: 0, fullDay: 400, halfDay: 240, nightPercent: 20, seasonPercent: 15 },
}
const corfuTransfers = {
  ...{ kind: 'transfer-tariff', scope: '16', from: '2027-02-01' },
  value: { sedan: vehicle, van: vehicle, minibus: vehicle },
}

const quote = async (villaId: number, from = get) =>
  (
    await from(
      `/api/core/bookings/ob/quote?propertyId=${villaId}&from=${heldStay.from}&to=${heldStay.to}&adults=4&children=2`,
    )
  ).body as QuoteResponse

/** Moves the clocks to a day, and waits until both processes know the settings. */
async function onDay(day: string) {
  await clock.set(Date.parse(`${day}T12:00Z`))
  await Promise.all([catalogue.settled(), other.catalogue.settled()])
}

const settingsIn = (site: typeof one) => site.catalogue.content.settings

/** Removes all versions, as only a test can. */
beforeEach(async () => {
  await clock.set(start)
  await db.execute(sql`alter table setting disable trigger keep_settings_in_force`)
  await db.delete(tables.setting)
  await db.execute(sql`alter table setting enable trigger keep_settings_in_force`)
  await expect.poll(() => settingsIn(one).terms.length + settingsIn(other).terms.length).toBe(2)
})

describe('a version of a setting', () => {
  test('begins on a later day, is logged, and is listed after the first one', async () => {
    const made = await office('POST', '', corfuTax)
    expect([made.status, made.body.revision]).toEqual([201, 1])
    const { body } = await office('GET', '')
    expect([body.today, body.earliest]).toEqual(['2027-01-15', '2027-01-16'])
    expect(body.touristTax.at(-1)).toMatchObject({
      ...{ id: made.body.id, scope: 'greece/16', from: '2027-02-01' },
      value: { per: 'person', exemptUnder: 18, mostNights: null, seasons: [{ amount: 3.5, percent: null }] },
    })
    expect(body.touristTax[0]).toMatchObject({ id: null, from: '2000-01-01', scope: 'greece' })
    const [version] = await db
      .select()
      .from(tables.recordVersion)
      .where(eq(tables.recordVersion.recordId, made.body.id))
    expect(version).toMatchObject({ kind: 'setting', number: 1, state: { scope: 'greece/16', from: '2027-02-01' } })
  })

  test('of transfer prices begins a region that had none, with its region and prices checked at their fields', async () => {
    await db.delete(tables.transferTariff).where(eq(tables.transferTariff.regionId, 16))
    expect((await office('POST', '', corfuTransfers)).status).toBe(201)
    const { body } = await office('GET', '')
    const ofRegion = (id: number) =>
      body.transferTariffs.filter(({ scope }: { scope: string }) => scope === String(id)).map(pick)
    const pick = ({ from, value }: { from: string; value: { van: object } }) => [from, value.van]
    expect(ofRegion(16)).toEqual([['2027-02-01', { ...vehicle, base: 33.5, perKilometre: 2 }]])
    expect(ofRegion(1)).toEqual([['2000-01-01', expect.objectContaining({ nightPercent: 20 })]])
    const faultOf = async (wrong: object) => {
      const { status, body } = await office('POST', '', { ...corfuTransfers, from: '2027-02-02', ...wrong })
      return [status, body.errors?.[0]?.field, body.errors?.[0]?.code]
    }
    const { minibus, ...two } = corfuTransfers.value
    expect(await faultOf({ scope: '' })).toEqual([422, 'body.scope', 'missing'])
    for (const scope of ['99999', '016', '16/Kalami', 'greece'])
      expect(await faultOf({ scope })).toEqual([422, 'body.scope', 'invalid'])
    expect(await faultOf({ value: two })).toEqual([422, 'body.value.minibus', 'invalid_type'])
    expect(await faultOf({ value: { ...two, minibus: { ...minibus, base: '' } } })).toEqual([
      ...[422, 'body.value.minibus.base', 'missing'],
    ])
    for (const base of ['0', '-1', '100001', '1e3', '1,234'])
      expect(await faultOf({ value: { ...two, minibus: { ...minibus, base } } })).toEqual([
        ...[422, 'body.value.minibus.base', 'invalid'],
      ])
  })

  test('of a tax places the villas of its region anew, and no others', async () => {
    const searched = (isThere: boolean) =>
      [...one.catalogue.villas.values()]
        .filter(({ row }) => (row.regionId === 16) === isThere)
        .map(({ search }) => search)
    const [there, elsewhere] = [searched(true), searched(false)]
    const from = '2027-02-03'
    expect((await office('POST', '', { ...corfuTax, from })).status).toBe(201)
    await expect.poll(() => settingsIn(one).taxRules.some(rule => rule.from === from)).toBe(true)
    expect(searched(false).every((search, i) => search === elsewhere[i])).toBe(true)
    const anew = searched(true)
    expect(anew.some((search, i) => search === there[i])).toBe(false)
    expect(anew.every(({ taxRules }) => taxRules.some(rule => rule.from === from))).toBe(true)
  })

  test('is for staff with the permission only', async () => {
    await aColleague(db, { email: 'prices@example.com', permissions: ['prices', 'content'] })
    const headers = await staffBearer(db, 'prices@example.com')
    expect((await office('GET', '', undefined, headers)).status).toBe(404)
    expect((await office('POST', '', corfuTax, headers)).status).toBe(404)
    const client = bearer(await signInBy(one.app))
    const { id } = (await office('POST', '', { ...corfuTransfers, from: '2027-03-01' })).body
    for (const [caller, status] of [
      [headers, 404],
      [client, 404],
      [{}, 401],
    ] as const) {
      expect((await office('GET', '', undefined, caller)).status).toBe(status)
      expect((await office('POST', '', corfuTransfers, caller)).status).toBe(status)
      expect((await office('PUT', `/${id}`, { ...corfuTransfers, revision: 1 }, caller)).status).toBe(status)
      expect((await office('DELETE', `/${id}?revision=1`, undefined, caller)).status).toBe(status)
    }
    expect(await db.select().from(tables.setting)).toHaveLength(1)
  })

  test.each([
    ['today', { from: '2027-01-15' }, 'from', 'past'],
    ['a past day', { from: '2020-01-01' }, 'from', 'past'],
    ['no day', { from: '' }, 'from', 'missing'],
    ['a day that does not exist', { from: '2027-02-30' }, 'from', 'invalid'],
    ['an unknown country', { scope: 'atlantis' }, 'scope', 'invalid'],
    ['a region of another country', { scope: 'italy/16' }, 'scope', 'invalid'],
    ['a place without villas', { scope: 'greece/16/Kalmai' }, 'scope', 'invalid'],
    ['no source', { value: { ...tax, law: ' ' } }, 'value.law', 'missing'],
    [
      'a season that ends before it begins',
      seasons({ firstMonth: 11, lastMonth: 3 }),
      'value.seasons.0.lastMonth',
      'not-after',
    ],
    ['two rates for a month', seasons({}, { firstMonth: 10, lastMonth: 12 }), 'value.seasons.1.firstMonth', 'taken'],
    ['a share without a cap', seasons({ amount: '', percent: 5 }), 'value.seasons.0.cap', 'missing'],
    ['a negative amount', seasons({ amount: '-1' }), 'value.seasons.0.amount', 'invalid'],
    ['a thirteenth month', seasons({ lastMonth: 13 }), 'value.seasons.0.lastMonth', 'invalid'],
  ])('with %s is refused at its field', async (_, wrong, field, code) => {
    const { status, body } = await office('POST', '', { ...corfuTax, ...wrong })
    expect([status, body.errors?.[0]?.field, body.errors?.[0]?.code]).toEqual([422, `body.${field}`, code])
  })

  test('is changed and withdrawn until its day has come; then only a later one follows', async () => {
    const { id } = (await office('POST', '', bookingTerms)).body
    const change = { ...bookingTerms, from: '2027-02-10', revision: 1 }
    expect((await office('PUT', `/${id}`, change)).body).toEqual({ id, revision: 2 })
    await onDay('2027-02-10')
    expect((await office('PUT', `/${id}`, { ...change, from: '2027-03-01', revision: 2 })).body.code).toBe(
      'not-in-this-state',
    )
    expect((await office('DELETE', `/${id}?revision=2`)).body.code).toBe('not-in-this-state')
    expect((await office('POST', '', { ...bookingTerms, from: '2027-03-01' })).status).toBe(201)
    const [later] = await db.select().from(tables.setting).where(eq(tables.setting.from, '2027-03-01'))
    expect((await office('DELETE', `/${later?.id}?revision=1`)).status).toBe(204)
    expect(await db.select().from(tables.setting)).toHaveLength(1)
  })

  test('in force is kept by the database too', async () => {
    const { id } = (await office('POST', '', bookingTerms)).body
    await onDay('2027-02-01')
    const refused = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        error => postgresError(error)?.constraint,
      )
    const own = eq(tables.setting.id, id)
    expect(await refused(db.delete(tables.setting).where(own).execute())).toBe('setting_in_force')
    expect(await refused(db.update(tables.setting).set({ from: '2027-05-01' }).where(own).execute())).toBe(
      'setting_in_force',
    )
    const past = { kind: 'booking-terms', scope: '', from: '2027-01-02', value: terms } as const
    expect(await refused(db.insert(tables.setting).values(past).execute())).toBe('setting_in_force')
  })

  test('of two editors one is faster, and the other hears of it', async () => {
    const both = await Promise.all([office('POST', '', bookingTerms), office('POST', '', bookingTerms)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, expect.toBeOneOf([409, 422])])
    const { id } = both.find(({ status }) => status === 201)?.body ?? {}
    const change = (depositPercent: number) =>
      office('PUT', `/${id}`, { ...bookingTerms, value: { ...terms, depositPercent }, revision: 1 })
    const edits = await Promise.all([change(35), change(45)])
    expect(edits.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(edits.find(({ status }) => status === 409)?.body.code).toBe('edited-meanwhile')
    expect((await office('DELETE', `/${id}?revision=1`)).body.code).toBe('edited-meanwhile')
  })

  test('changes neither kind nor scope, and needs its revision', async () => {
    const { id } = (await office('POST', '', bookingTerms)).body
    const wrong = await office('PUT', `/${id}`, { ...damageTerms, revision: 1 })
    expect(wrong.body.errors[0].field).toBe('body.scope')
    expect((await office('PUT', `/${id}`, bookingTerms)).body.errors[0].field).toBe('body.revision')
    expect((await office('PUT', '/999999', { ...bookingTerms, revision: 1 })).status).toBe(404)
  })
})

describe('from its first day', () => {
  const sold = async () => {
    const { id, bearing, villa } = await held()
    const read = async () => {
      const headers = await staffBearer(db)
      return (await app.inject({ url: `/api/core/bookings/${id}`, headers })).json() as BookingResponse
    }
    return { id, bearing, villa, read }
  }
  const taxIn = ({ schedule }: Pick<BookingResponse, 'schedule'>) =>
    schedule.find(({ kind }) => kind === 'tourist-tax')?.amount

  test('a tax applies on every process without restart, and a sold booking keeps the one of its sale', async () => {
    const booking = await sold()
    const before = await booking.read()
    expect((await office('POST', '', corfuTax)).status).toBe(201)
    const { id } = await aFreeVilla()
    expect(taxIn(await quote(id))).toBe(105)
    await onDay('2027-02-01')
    await expect.poll(() => other.catalogue.villas.get(id)).toBeDefined()
    // Four adults pay for seven nights; the children are exempt.
    expect(taxIn(await quote(id))).toBe(98)
    expect(taxIn(await quote(id, other.get))).toBe(98)
    const after = await booking.read()
    expect([taxIn(after), after.totalPrice]).toEqual([taxIn(before), before.totalPrice])
  })

  test('terms apply to what is sold then, and earlier bookings keep theirs', async () => {
    const early = await sold()
    await office('POST', '', bookingTerms)
    await office('POST', '', damageTerms)
    await onDay('2027-02-01')
    const late = await sold()
    const [then, now] = [await early.read(), await late.read()]
    expect(then.terms).toMatchObject({ version: '2000-01-01', depositPercent: 30, balanceDays: 70, planParts: 4 })
    expect(now.terms).toMatchObject({ version: '2027-02-01', ...terms })
    // Six per cent of 2,000 then, seven and a half now.
    expect([then.damageWaiverPrice, now.damageWaiverPrice]).toEqual([120, 150])
    expect(then.payments.map(({ amount }) => amount)).toEqual([2100, 4900])
    expect(now.payments.map(({ amount }) => amount)).toEqual([2800, 4200])
  })

  test('a rate set by hand precedes the published one until a later version ends it; sold bookings keep theirs', async () => {
    const rateNow = async () => {
      const { currencies } = (await get('/api/core/site/lang/en')).body
      return currencies.find(({ code }: { code: string }) => code === 'USD').rate
    }
    const published = await rateNow()
    const by = (from: string, rate: number | null) => ({ kind: 'exchange-rate', scope: 'USD', from, value: { rate } })
    const early = await sold()
    const { status } = await send('POST', `bookings/${early.id}/setcurrency/3`, {}, early.bearing)
    expect(status).toBe(200)
    expect((await office('POST', '', by('2027-02-01', 1.5))).status).toBe(201)
    expect((await office('POST', '', by('2027-03-01', null))).status).toBe(201)
    await onDay('2027-01-31')
    expect(await rateNow()).toBe(published)
    await onDay('2027-02-01')
    expect(await rateNow()).toBe(1.5)
    expect((await early.read()).rate).toBe(published)
    await onDay('2027-03-01')
    expect(await rateNow()).toBe(published)
  })

  test('office hours and holidays apply to the days from then on, also to calls that are booked before', async () => {
    const value = { week: '1-7 10:00-12:00', closedOn: '2027-02-02' }
    const { status } = await office('POST', '', { kind: 'office-hours', scope: '1', from: '2027-02-01', value })
    expect(status).toBe(201)
    await onDay('2027-01-31')
    // Sunday: the second office is closed until Monday.
    const times = async () =>
      ((await get('/api/core/callbacks/times')).body.times as string[]).map(time => time.slice(0, 13))
    const booked = await times()
    expect(booked).toContain('2027-02-01T10')
    expect(booked).not.toContain('2027-02-01T16')
    await clock.set(Date.parse('2027-02-01T10:30Z'))
    expect((await get('/api/core/officehours')).body.offices[0].officeStatus).toBe('OPEN')
    expect((await other.get('/api/core/officehours')).body.offices[0].officeStatus).toBe('OPEN')
    await clock.set(Date.parse('2027-02-02T10:30Z'))
    expect((await get('/api/core/officehours')).body.offices[0].officeStatus).toBe('CLOSED')
  })

  test('the charge for wine applies', async () => {
    const value = {
      ...{ opensDays: 90, closesDays: 5, freeFrom: '250', deliveryCharge: '19,90' },
      ...{ unpaidHours: 24, transferDays: 5, mostBottles: 60 },
    }
    await office('POST', '', { kind: 'wine-terms', scope: '', from: '2027-02-01', value })
    await onDay('2027-02-01')
    await expect
      .poll(() => settingsIn(other).wineTerms.at(-1))
      .toMatchObject({ deliveryCents: 1990, freeFromCents: 25_000 })
  })
})

function seasons(...changes: object[]) {
  return { value: { ...tax, seasons: changes.map(change => ({ ...tax.seasons[0], ...change })) } }
}
