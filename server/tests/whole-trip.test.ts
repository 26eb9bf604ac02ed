import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { OfferedExperience } from '#contract/extras/itineraries'
import type { TransferList, TransferOptions, TransferPrices } from '#contract/extras/transfers'
import type { WineShown } from '#contract/extras/wine'
import * as tables from '#database/tables'
import { addDays, type Day } from '#domain/calendar/day'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { emptyPassport } from '#domain/passports/passport'
import type { Language } from '#domain/text/language'
import { emptyTrip } from '#domain/trip-details/trip-details'
import { purgePersonalData } from '#server/features/retention/purge-personal-data'
import { staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { cardholder } from '#testing/bookings/paying'
import { eventTexts, travelling } from '#testing/bookings/travelling'
import { pdfText } from '#testing/pdf-text'
import { testApp } from '#testing/site/app'

// Half a year of a trip, with every e-mail and PDF.
vi.setConfig({ testTimeout: 180_000 })

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { db, clock, context } = site
const start = clock.at

test.each(['en', 'de', 'fr'] as const)('a trip from the booking to the erasure: %s', async (language: Language) => {
  await clock.set(start)
  const traveller = await travelling(site, language)
  const { call, names, check, emails, at, comeTo, passDays } = traveller
  const { firstname, lastname, title, email } = traveller.client
  const { villa, from, to, total, deposit } = traveller.stay

  // Booking and deposit.
  const party = { adults: 2, children: 1, infants: 0, rooms: 0 }
  const held = await call('POST', '/core/bookings/ob', {
    ...{ propertyId: villa.id, from, to, ...party, currencyId: 1, total, conditions: true, lang: language },
    ...{ firstname, lastname, email },
  })
  const id: number = held.body.bookingId
  const pay = async (part: string, amount: number, itemIds?: number[]) => {
    const token = await bank.tokenOf('checkout', '4000000000000010')
    if (token.kind !== 'token') throw new Error('no token')
    const body = { part, amount, lang: language, ...cardholder, token: token.token, ...(itemIds && { itemIds }) }
    const reply = await call('POST', `/core/bookings/client/pay/card/checkout/${id}`, body)
    check(`the outcome of ${part}`, `${reply.body.message?.Heading} ${reply.body.message?.Description}`)
    return reply.body.state
  }
  const booking = async (): Promise<BookingResponse> => (await call('GET', `/core/bookings/${id}`)).body
  const payableOf = async (kinds: readonly string[]) =>
    (await booking()).clientInvoice.bookingItemsPayable.filter(({ kind }) => kinds.includes(kind))
  const sumOf = (items: readonly { price: number | null }[]) =>
    items.reduce((sum, { price }) => sum + Math.round((price ?? 0) * 100), 0) / 100
  expect(await pay('deposit', deposit)).toBe('paid')
  expect((await emails()).length).toBeGreaterThanOrEqual(2)
  await call('PUT', `/core/bookings/ob/booker/${id}`, {
    ...{ firstname, lastname, email, phone: '+44 20 7946 0000', wishes: '' },
  })
  const damage = (await booking()).damageWaiverDepositAmount ?? 0
  expect(damage, 'the damage deposit of the villa').toBeGreaterThan(0)
  await call('POST', '/core/bookings/setDamageWaiver', { bookingId: id, damageWaiver: false })

  // The balance: reminded of, then paid with the services of the stay.
  const due = (await booking()).payments.find(({ kind }) => kind === 'balance')?.due ?? ''
  for (let ahead = 15; ahead > 0; ahead -= 2) await comeTo(addDays(due, -ahead), ['remind-of-payments'])
  expect(await emails(), 'the reminder of the balance').toHaveLength(1)
  const balance = (await booking()).balanceRemaining ?? 0
  expect(await pay('balance', balance)).toBe('paid')
  const ofStay = await payableOf(['villa-service'])
  names.push(...(await booking()).bookingItems.map(({ name }) => name))
  if (ofStay.length > 0)
    expect(
      await pay(
        'service',
        sumOf(ofStay),
        ofStay.map(({ id: itemId }) => itemId),
      ),
    ).toBe('paid')
  expect((await emails()).length, 'receipts').toBeGreaterThanOrEqual(1)

  // An experience with its deposit, a transfer, and wine.
  await at(addDays(from, -45))
  const { experiences } = (await call('GET', `/core/itineraries/villabookingid/${id}/experiences?lang=${language}`))
    .body as { experiences: OfferedExperience[] }
  const priced = experiences.flatMap(experience =>
    experience.days.flatMap(one => (one.problem === null && one.price !== null ? [{ experience, ...one }] : [])),
  )
  const planned = priced.find(one => one.deposit !== null) ?? priced[0]
  if (!planned) throw new Error('no experience has a price')
  names.push(planned.experience.name, planned.experience.meeting)
  const uuid = randomUUID()
  const body = { uuid, bookingId: id, serviceId: planned.experience.serviceId, date: planned.date }
  const ages = { adults: 2, children: 1, childAges: [9] }
  const saved = await call('POST', '/core/itineraries', { ...body, ...ages }, { 'if-match': '"0"' })
  const consolidated = await call('POST', '/core/bookings/itinerary/consolidateforpayment', {
    bookingId: id,
    items: [{ uuid, quotedPrice: saved.body.quotedPrice }],
  })
  const first = (await payableOf(['experience-service'])).filter(({ balanceOf }) => balanceOf === null)
  expect(first.map(item => item.id)).toEqual([consolidated.body.itemIds[0]])
  expect(
    await pay(
      'service',
      sumOf(first),
      first.map(item => item.id),
    ),
  ).toBe('paid')
  await emails()

  const villaItem = (await booking()).bookingItems.find(({ kind }) => kind === 'villa')?.id ?? 0
  const options: TransferOptions = (
    await call('GET', `/core/transfers/foroptions/propertyid/${villa.id}/type/airport?lang=${language}`)
  ).body
  const [place] = options.places
  const travel = `${from}T14:30`
  const { prices }: TransferPrices = (
    await call(
      'GET',
      `/core/transfers/forbooking/propertyid/${villa.id}/type/airport?passengercount=3&dateOfTravel=${travel}&bookingid=${id}`,
    )
  ).body
  names.push(place?.name ?? '')
  const asked = await call('POST', `/core/bookings/transfer/request/villabookingitemid/${villaItem}`, [
    {
      ...{ requestKey: randomUUID(), propertyId: villa.id, bookingId: id, villaBookingItemId: villaItem },
      ...{ regionPlaceId: place?.regionPlaceId, transferId: null, type: 'airport', direction: 'to-villa' },
      ...{ adultCount: 2, childCount: 1, infantCount: 0, isReturn: false, travelDateTime: travel },
      ...{ flightNumber: 'BA 2612', flightArrivalTime: '14:30', mainPassengerName: `${firstname} ${lastname}` },
      ...{ mainPassengerContactNumber: '+44 20 7946 0000', requireBoosterSeat: true, extraLuggage: false },
      notesToDriver: '',
      price: prices.find(({ regionPlaceId }) => regionPlaceId === place?.regionPlaceId)?.price,
    },
  ])
  const transferId = (asked.body as TransferList).transfers[0]?.itemId ?? 0
  await call('POST', `/office/transfers/${transferId}/answer`, { code: 1, message: '' }, await staffBearer(db))
  await call('POST', '/core/bookings/transfer/consolidateforpayment', {
    bookingId: id,
    itemIds: [transferId],
    payer: {
      ...{ title, firstname, lastname, email, phone: '+44 20 7946 0000', address1: '1 Quay', address2: '' },
      ...{ postcode: '49100', city: 'Corfu', country: 'GR' },
    },
  })
  const transfers = await payableOf(['transfer'])
  expect(
    await pay(
      'service',
      sumOf(transfers),
      transfers.map(item => item.id),
    ),
  ).toBe('paid')
  expect((await emails()).length, 'answer and receipt of the transfer').toBeGreaterThanOrEqual(2)

  await at(addDays(from, -30))
  const { wines } = (await call('GET', `/core/wines/villabookingitemid/${villaItem}?lang=${language}`)).body as {
    wines: WineShown[]
  }
  const wine = wines.find(({ bottlesLeft, bottlesPerCase }) => bottlesLeft >= bottlesPerCase)
  if (!wine) throw new Error('no wine is left')
  names.push(wine.name, wine.producer, wine.appellation)
  const lines = [{ wineId: wine.wineId, quantity: 1, lineTotal: wine.casePrice, numberofBottles: wine.bottlesPerCase }]
  const at57 = `/core/bookings/wine/applydeliverycharge/villabookingitemid/${villaItem}`
  const { deliveryCharge } = (await call('POST', at57, { lines })).body
  const ordered = await call('POST', `/core/bookings/wine/order/villabookingitemid/${villaItem}`, {
    ...{ lines, deliveryCharge, ageConfirmed: true, note: '' },
  })
  expect(await pay('wine', ordered.body.order.total, [ordered.body.order.itemId])).toBe('paid')
  expect((await emails()).length, 'e-mails of the order').toBeGreaterThanOrEqual(1)

  // Reminders before the stay, once each; what is asked for is done after them.
  const later = (await payableOf(['experience-service'])).filter(({ balanceOf }) => balanceOf !== null)
  const payBalance = async () => {
    const [row] = await db
      .select()
      .from(tables.serviceBalance)
      .where(eq(tables.serviceBalance.itemId, later[0]?.id ?? 0))
    expect(row?.remindedAt, 'the reminder of the balance of the experience').not.toBeNull()
    expect(
      await pay(
        'service',
        sumOf(later),
        later.map(item => item.id),
      ),
    ).toBe('paid')
  }
  const fillIn = async () => {
    const { revision } = (await call('GET', `/core/bookings/${id}/tripdetails`)).body
    const details = {
      ...emptyTrip,
      ...{ arrivalTime: '16:30', departureTime: '09:30', phone: '+44 20 7946 0000', allergies: 'peanuts' },
      flights: [{ id: 'f1', direction: 'to', number: 'BA 2612', airport: '', day: from, time: '14:30' }],
    }
    await call('POST', `/core/bookings/${id}/tripdetails`, details, { 'if-match': `"${revision}"` })
    const at768 = `/core/passportdetails/bookingid/${id}`
    const { guests } = (await call('GET', at768)).body
    for (const [slot, guest] of guests.entries()) {
      const isAdult = slot < 2
      const passport = {
        ...emptyPassport,
        ...{ givenNames: `Guest ${slot}`, surname: 'Holm', sex: 'f', birthCountry: 'GB', nationality: 'GB' },
        ...{ birthDate: isAdult ? '1985-03-09' : '2018-03-09', documentType: 'passport', issueCountry: 'GB' },
        ...{ documentNumber: `SECRET000${slot}`, expiresOn: '2031-01-01' },
      }
      const body = { guestId: guest.id, details: passport, guardianId: isAdult ? null : guests[0].id }
      await call('POST', at768, body, { 'if-match': `"${guest.revision}"` })
    }
  }
  const leaveDeposit = async () => {
    expect(await pay('damage', damage)).toBe('held')
  }
  const milestones: [Day, () => Promise<void>][] = [
    [addDays(from, -20), fillIn],
    [addDays(from, -4), leaveDeposit],
    ...later
      .slice(0, 1)
      .flatMap(({ due: last }): [Day, () => Promise<void>][] => (last ? [[addDays(last, -2), payBalance]] : [])),
  ]
  for (const [day, act] of milestones.toSorted(([one], [other]) => one.localeCompare(other))) {
    await passDays(day)
    await act()
    await emails()
  }
  await passDays(from)
  await emails()
  const reminders = await db.select().from(tables.reminder).where(eq(tables.reminder.bookingId, id))
  expect(reminders.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
    'arrival-day sent',
    'arrival-week sent',
    'passports sent',
    'trip-details sent',
  ])

  // Papers and the timeline.
  const pack = await call('GET', `/core/bookings/${id}/informationpack?lang=${language}`)
  expect(pack.body.bookingId ?? id).toBe(id)
  const documents = (await call('GET', `/core/bookings/${id}/invoices`)).body.invoices as {
    id: number
    number: string
  }[]
  expect(documents.length).toBeGreaterThanOrEqual(5)
  for (const { id: invoiceId, number } of documents)
    check(`invoice ${number}`, pdfText((await call('GET', `/core/invoice/${invoiceId}`)).raw))
  for (const kind of ['confirmation', 'information-pack']) {
    const { address } = (await call('POST', '/core/documents/links', { kind, id, lang: language })).body
    check(
      `the paper ${kind}`,
      pdfText((await call('GET', new URL(address, 'http://site').pathname.replace(/^\/api/, ''))).raw),
    )
  }
  const feed = (await call('POST', `/core/bookings/${id}/calendarfeed`, { lang: language })).body.address as string
  const calendar = (await call('GET', new URL(feed, 'http://site').pathname.replace(/^\/api/, ''))).text
  const events = eventTexts(calendar)
  expect(events.length).toBeGreaterThanOrEqual(4)
  for (const text of events) check('an event of the calendar', text)

  // The stay, feedback, and the release of the damage deposit.
  await comeTo(addDays(to, 1))
  await emails()
  expect((await booking()).status).toBe(bookingStatus.completed)
  await comeTo(addDays(to, 8))
  expect(await emails(), 'the request for feedback').toHaveLength(1)
  const [request] = await db.select().from(tables.feedback).where(eq(tables.feedback.bookingId, id))
  await call('POST', '/core/feedback', {
    ...{ feedbackId: request?.id, guid: request?.guid, overall: 5, villa: 5, place: 4, service: 5, value: 4 },
    ...{ comments: 'Feedback of the guests', signature: `${firstname} ${lastname}`, mayPublish: 'yes', lang: language },
  })
  await emails()
  await comeTo(addDays(to, 12))
  expect(await emails(), 'the released deposit').toHaveLength(1)

  // Erasure.
  await at(addDays(to, 32))
  await purgePersonalData(db, context)
  const rows = async (table: 'trip' | 'passport' | 'feedback') =>
    (await db.execute(sql`select * from ${sql.identifier(table)} where booking_id = ${id}`)).rows
  expect([await rows('trip'), await rows('passport')]).toEqual([[], []])
  await at(addDays(to, 8 * 366))
  await purgePersonalData(db, context)
  const { rows: stored } = await db.execute<{ text: string }>(sql`
    select row_to_json(booking)::text as text from booking where id = ${id}
    union all select row_to_json(feedback)::text from feedback where booking_id = ${id}
    union all select row_to_json(mail)::text from mail where recipient = ${email}
    union all select row_to_json(transfer)::text from transfer 
      where transfer.booking_id = ${id}`)
  const words = [lastname, '7946', 'Feedback of the guests', email]
  for (const { text } of stored) for (const one of words) expect.soft(text, `${one} is erased`).not.toContain(one)
})
