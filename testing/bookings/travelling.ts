import { randomUUID } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { QuoteResponse } from '#contract/booking/booking-schemas'
import * as tables from '#database/tables'
import { addDays, type Day, weekdayOf } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import type { Language } from '#domain/text/language'
import { bearer } from '#testing/accounts/accounts'
import { pdfText } from '#testing/pdf-text'
import type { TestApp } from '#testing/site/app'
import { doJob, doJobs } from '#testing/site/do-jobs'
import { languageFaults } from '#testing/site/language-faults'

/** Jobs that follow a change of a booking; those of the clock run by name. */
const following = [
  'send-sign-in-link',
  'tell-of-payment',
  'plan-reminders',
  'confirm-experiences',
  'pass-on-feedback',
] as const

/** Days before arrival on which reminders are due, or a day later. */
const beforeArrival = [28, 27, 25, 21, 20, 14, 10, 7, 6, 5, 3, 1, 0]

/** Jobs of the clock that concern a booking. */
const daily = [
  'remind-of-payments',
  'remind-of-balances',
  'remind-of-deposits',
  'send-reminders',
  'complete-stays',
  'ask-for-feedback',
  'release-deposits',
]

/** A client of each language. */
const clients = {
  en: { firstname: 'Ada', lastname: 'Holm', title: 'Ms' },
  de: { firstname: 'Jonas', lastname: 'Weiß', title: 'Herr' },
  fr: { firstname: 'Élise', lastname: 'Moreau', title: 'Madame' },
} as const

/** The first Saturday from which the trips begin. */
const firstSaturday = addDays('2027-05-29', (13 - weekdayOf('2027-05-29')) % 7)

/** A villa in Sicily, where there is wine, that can be booked for a week of June; each language has its own. */
async function findStay({ app, catalogue }: TestApp, taken: readonly number[]) {
  const sicily = catalogue.content.regions.find(({ slug }) => slug === 'sicily')
  for (const { row: villa } of catalogue.villas.values()) {
    if (villa.regionId !== sicily?.id || villa.sleeps < 4 || taken.includes(villa.id)) continue
    for (let from: Day = firstSaturday; from < '2027-09-01'; ) {
      const to = addDays(from, 7)
      const url = `/api/core/bookings/ob/quote?propertyId=${villa.id}&from=${from}&to=${to}&adults=2&children=1`
      const reply = await app.inject({ url })
      if (reply.statusCode === 200) {
        const quote: QuoteResponse = reply.json()
        return { villa, from, to, total: quote.totalPrice, deposit: quote.payments[0]?.amount ?? 0 }
      }
      from = addDays(from, 7)
    }
  }
  throw new Error('no villa in Sicily is free')
}

/** The titles and descriptions of a calendar file. */
export const eventTexts = (calendar: string): string[] =>
  [...calendar.replaceAll(/\r\n[ \t]/g, '').matchAll(/^(?:SUMMARY|DESCRIPTION)[^:\r\n]*:(.*)$/gm)].map(
    ([, text = '']) => text.replaceAll(/\\n/g, ' '),
  )

/** Villas that are booked by a trip already. */
const taken: number[] = []

/** A client of a language who has just signed up, a villa that is free, and the clock on which the trip runs. */
export async function travelling(site: TestApp, language: Language) {
  const { app, db, clock } = site
  const settle = async () => {
    for (let round = 0; round < 2; round++) await doJobs(site, ...following)
  }
  const { firstname, lastname, title } = clients[language]
  const email = `trip-${language}@example.com`
  const account = { email, password: 'Sirocco2027', firstname, lastname, lang: language }
  const signUp = () => app.inject({ method: 'POST', url: '/api/auth/createaccount_and_token', payload: account })
  let signedUp = await signUp()
  // Passwords wait in a queue, which a busy machine closes for a moment.
  while (signedUp.statusCode === 503) signedUp = await signUp()
  expect(signedUp.statusCode).toBe(200)
  const headers = bearer(signedUp)
  // Months pass, during which people would have signed in again.
  await db.execute(sql`update access_token set expires_at = '2040-01-01'`)
  await db.execute(sql`update session set expires_at = '2040-01-01'`)
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, more: object = {}) => {
    const reply = await app.inject({
      method,
      url: `/api${url}`,
      headers: { 'idempotency-key': randomUUID(), ...headers, ...more },
      ...(payload && { payload }),
    })
    const isJson = String(reply.headers['content-type']).includes('json')
    if (reply.statusCode >= 400) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body.slice(0, 500)}`)
    return { body: isJson ? reply.json() : undefined, raw: reply.rawPayload, text: reply.body }
  }
  const { villa, from, to, total, deposit } = await findStay(site, taken)
  taken.push(villa.id)
  /** Texts of the client, of the villa and of services, which are in their own language. */
  const names: string[] = [firstname, lastname, villa.name, villa.place]
  const check = (what: string, text: string) =>
    expect.soft(languageFaults(text, language, names), `${what} in ${language}`).toEqual([])
  let read = 0
  /** The e-mails since the last time, each in the client's language; returns their subjects. */
  const emails = async (): Promise<string[]> => {
    await settle()
    const all = await db.select().from(tables.mail).where(sql`id > ${read}`).orderBy(asc(tables.mail.id))
    read = all.at(-1)?.id ?? read
    const own = all.filter(({ recipient }) => recipient === email)
    for (const { subject, text, html, language: said, pdf, pdfName, calendar } of own) {
      expect.soft(said, subject).toBe(language)
      expect.soft(html, subject).toContain(`lang="${language}"`)
      check(`the subject “${subject}”`, subject)
      check(`the e-mail “${subject}”`, text)
      check(`the page of “${subject}”`, html.replaceAll(/<(style|head)[\s\S]*?<\/\1>|<[^>]+>/g, ' '))
      if (pdf) check(`the PDF ${pdfName}`, pdfText(pdf))
      for (const text of calendar ? eventTexts(calendar) : []) check(`the calendar of “${subject}”`, text)
    }
    return own.map(({ subject }) => subject)
  }
  const at = async (day: Day, time = '10:00') => clock.set(Date.parse(`${day}T${time}:00Z`))
  /** The clock comes to a day, with the jobs that concern a booking. */
  const comeTo = async (day: Day, names: readonly string[] = daily) => {
    if (day <= todayAt(clock.at)) return
    await at(day)
    for (const name of names) await doJob(site, name)
    await doJobs(site, ...following)
  }
  /** Days before arrival on which something is due, up to one of them. */
  const passDays = async (until: Day) => {
    for (const days of beforeArrival) if (addDays(from, -days) < until) await comeTo(addDays(from, -days))
    await comeTo(until)
  }
  return {
    ...{ client: { firstname, lastname, title, email }, stay: { villa, from, to, total, deposit } },
    ...{ call, names, check, emails, at, comeTo, passDays },
  }
}
