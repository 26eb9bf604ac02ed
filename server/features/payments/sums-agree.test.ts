import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BookingResponse, QuoteResponse, ScheduleRowShown } from '#contract/booking/booking-schemas'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { ratePlans } from '#domain/booking/rate-plans'
import { addDays, type Day, weekdayOf } from '#domain/calendar/day'
import { formatMoney } from '#domain/calendar/formats'
import { type CurrencyId, centsOf, majorOf } from '#domain/pricing/money'
import { type Language, languages } from '#domain/text/language'
import { confirmPaid, findBookings } from '#server/features/bookings/public'
import { confirmationFacts, confirmationLetter } from '#server/features/confirmation/public'
import { pdfText } from '#testing/pdf-text'
import { testApp } from '#testing/site/app'
import { rounds } from '#testing/soak'
import { printInvoice } from './ledger/invoices.ts'
import { issueInvoice } from './ledger/issue-invoice.ts'

const { app, context, db, get } = await testApp()
const codes: Readonly<Record<CurrencyId, string>> = { 1: 'EUR', 3: 'USD', 10: 'GBP' }
const wanted = rounds({ few: 60, many: 200 })
/** E-mail and both PDFs are rendered for every booking of this interval. */
const renderedEach = 20

const saturdayFrom = (day: Day) => addDays(day, 6 - (weekdayOf(day) % 7))
const requests = fc.sample(
  fc.record({
    week: fc.integer({ min: 0, max: 160 }).map(days => saturdayFrom(addDays('2027-05-01', days))),
    nights: fc.constantFrom(7, 7, 14),
    adults: fc.integer({ min: 1, max: 6 }),
    children: fc.integer({ min: 0, max: 3 }),
    currencyId: fc.constantFrom<CurrencyId>(1, 3, 10),
    language: fc.constantFrom<Language>(...languages),
    // Taken where it is offered.
    ratePlan: fc.constantFrom(...ratePlans),
  }),
  { numRuns: 40, seed: 21 },
)
const [staff] = await db.select({ id: tables.staff.id }).from(tables.staff).limit(1)
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + centsOf(amount), 0)
const total = (rows: readonly Pick<ScheduleRowShown, 'amount'>[]) => sum(rows.map(({ amount }) => amount))
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
let visitors = 0

/** Pays a part as a bank transfer does, and issues its invoice. */
const pay = (bookingId: number, currencyId: CurrencyId, part: 'deposit' | 'balance' | 'service', paid: Paid) =>
  withTransaction(db, async tx => {
    const { cents, itemIds = [] } = paid
    expect(await confirmPaid(tx, bookingId, { part, itemIds, ...(part !== 'service' && { cents }) })).toBe('confirmed')
    const [transfer] = await tx
      .insert(tables.bankTransfer)
      .values({
        ...{ bookingId, direction: 'in', part, cents, currencyId, bookedOn: '2027-01-15' },
        bankReference: `${bookingId} ${part}`,
        enteredBy: staff?.id ?? 0,
      })
      .returning({ id: tables.bankTransfer.id })
    await issueInvoice(tx, { kind: 'invoice', bookingId, part, cents, currencyId, transferId: transfer?.id ?? 0 })
  })
interface Paid {
  cents: number
  itemIds?: number[]
}

const invoicesOf = (bookingId: number) =>
  db.select().from(tables.invoice).where(eq(tables.invoice.bookingId, bookingId)).orderBy(tables.invoice.id)

test(`of ${wanted} bookings in three currencies card, offer, booking, confirmation and invoices agree; every ${renderedEach}th is read as e-mail and PDF`, async () => {
  let [compared, flexible] = [0, 0]
  for (const { week, nights, adults, children, currencyId, language, ratePlan } of requests) {
    const stay = { from: week, to: addDays(week, nights) }
    const party = `adults=${adults}&children=${children}`
    const { body: found } = await get(
      `/api/core/properties/search?from=${stay.from}&to=${stay.to}&people=${adults + children}&${party}&limit=60`,
    )
    const free = found.properties.filter(
      (one: Record<string, unknown>) => !one.pending && !one.otherDays && !one.booked,
    )
    for (const { id, totalPrice } of free.slice(0, 8)) {
      if (compared === wanted) {
        expect(flexible).toBeGreaterThan(wanted / 10)
        return
      }
      const address = { 'x-forwarded-for': `2001:dba:${(++visitors).toString(16)}::1` }
      const asked = `propertyId=${id}&from=${stay.from}&to=${stay.to}&${party}&currencyId=${currencyId}&lang=${language}`
      const { body: sale } = (await get(`/api/core/bookings/ob/quote?${asked}`, address)) as { body: QuoteResponse }
      if (currencyId === 1) expect(sale.totalPrice).toBe(totalPrice)
      const offer = sale.rates.find(one => one.ratePlan === ratePlan) ?? sale
      expect(offer.totalPrice).toBeGreaterThanOrEqual(sale.totalPrice)
      if (offer.ratePlan === 'flexible') flexible++
      const made = await app.inject({
        method: 'POST',
        url: '/api/core/bookings/ob',
        headers: { ...address, 'accept-language': language },
        payload: {
          ...{
            propertyId: id,
            ...stay,
            adults,
            children,
            currencyId,
            ratePlan: offer.ratePlan,
            total: offer.totalPrice,
          },
          ...{ lang: language, email: `sum-${visitors}@example.com`, conditions: true },
        },
      })
      const { bookingId, jwt } = made.json()
      expect([made.statusCode, made.json().code]).toEqual([201, undefined])
      const deposit = offer.payments[0]?.amount ?? 0
      await pay(bookingId, currencyId, 'deposit', { cents: centsOf(deposit) })
      const own = async () =>
        (await get(`/api/core/bookings/${bookingId}`, { authorization: `Bearer ${jwt}` })).body as BookingResponse
      const booking = await own()
      const [row] = await findBookings(db, [bookingId])
      if (!row) throw new Error('no booking')
      const facts = await confirmationFacts(db, context, row)
      const cents = centsOf(offer.totalPrice)
      expect(booking.ratePlan).toBe(offer.ratePlan)
      expect({
        booking: centsOf(booking.totalPrice ?? 0),
        offered: total(offer.schedule),
        schedule: total(booking.schedule),
        items: sum(facts.items.map(({ price }) => price)),
        payments: total(facts.payments),
        confirmation: centsOf(facts.total),
      }).toEqual({
        booking: cents,
        offered: cents,
        schedule: cents,
        items: cents,
        payments: cents,
        confirmation: cents,
      })
      const balance = booking.payments.filter(({ kind }) => kind === 'balance')
      if (balance.length > 0) await pay(bookingId, currencyId, 'balance', { cents: total(balance) })
      const services = booking.bookingItems.filter(({ kind, price }) => kind !== 'villa' && (price ?? 0) > 0)
      const itemIds = services.map(one => one.id)
      if (services.length > 0)
        await pay(bookingId, currencyId, 'service', { cents: sum(services.map(({ price }) => price ?? 0)), itemIds })
      const invoices = await invoicesOf(bookingId)
      let left = cents
      for (const invoice of invoices) {
        left -= invoice.cents
        expect([invoice.totalCents, invoice.leftCents]).toEqual([cents, left])
      }
      expect(left).toBe(0)
      if (compared % renderedEach === 0) {
        const letter = await confirmationLetter(db, context, row)
        const said = (amount: number) => plain(formatMoney(amount, codes[currencyId], row.row.language))
        const amounts = [offer.totalPrice, ...booking.schedule.map(({ amount }) => amount)].map(said)
        for (const text of [plain(letter?.text ?? ''), pdfText(letter?.pdf ?? Buffer.alloc(0))])
          for (const amount of amounts) expect(plain(text)).toContain(amount)
        const printed = plain(pdfText((await printInvoice(db, context, invoices[0]?.id ?? 0)).bytes))
        for (const amount of [deposit, offer.totalPrice, majorOf(cents - centsOf(deposit))].map(said))
          if (amount !== said(0)) expect(printed).toContain(amount)
      }
      compared++
    }
  }
  expect(compared).toBe(wanted)
}, 600_000)
