import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { QuoteResponse } from '#contract/booking/booking-schemas'
import * as tables from '#database/tables'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { addDays } from '#domain/calendar/day'
import type { ProviderName } from '#server/adapters/payments/payment-provider'
import { jobs } from '#server/jobs'
import { startWorkers, type Workers } from '#server/platform/jobs/workers'
import { root } from '#tools/root'
import { aVilla } from '../builders/villas.ts'
import type { TestApp } from '../site/app.ts'
import type { PaymentProcess, PaymentWork } from '../site/payment-process.ts'
import { silentLog } from '../site/silent-log.ts'
import type { BroughtBack, TestBank } from './bank.ts'

/** The cardholder, as a form sends it. */
export const cardholder = {
  firstName: 'Ada',
  lastName: 'Beispiel',
  address: '1 Quay',
  city: 'Corfu',
  postalCode: '49100',
  country: 'GR',
}

/** A visitor's option, and its token. */
export interface Held {
  id: number
  jwt: string
  /** E-mail address of the booker. */
  email: string
  deposit: number
  villaId: number
  stay: { from: string; to: string }
}

/** Actions of visitors who book and pay, with an application and a bank. */
export function paying({ app, db, catalogue, context, url: database }: TestApp, bank: TestBank) {
  let holds = 0

  /** Runs the site's workers in this process. */
  const work = (): Workers => {
    const mailer = { deliver: async () => undefined }
    return startWorkers(jobs, {
      db,
      context: { ...context, mailer },
      log: silentLog,
      superviseEvery: 1,
      lookEvery: 0.5,
    })
  }

  /** Begins it in a separate process, which can be killed. */
  const beginElsewhere = (work: PaymentWork): ChildProcess => {
    const given: PaymentProcess = {
      ...work,
      url: database,
      environment: { ...bank.environment, LOG_LEVEL: 'silent' },
    }
    const scripts = [
      '--import',
      join(root, 'tools', 'drizzle-resolve-hook.ts'),
      join(root, 'testing', 'site', 'payment-process.ts'),
    ]
    return spawn(process.execPath, [...scripts, JSON.stringify(given)], { stdio: 'ignore' })
  }

  const send = async (
    method: 'GET' | 'POST',
    url: string,
    payload: object | undefined,
    headers: Record<string, string>,
  ) => {
    const reply = await app.inject({ method, url: `/api/core/${url}`, ...(payload && { payload }), headers })
    return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
  }
  const as = (jwt: string) => ({ authorization: `Bearer ${jwt}` })

  /** Holds a week of a new villa, or of a given one. */
  const hold = async (
    same?: Pick<Held, 'villaId' | 'stay'>,
    { conditions = true, ratePlan = 'standard' }: { conditions?: boolean; ratePlan?: RatePlanName } = {},
  ): Promise<Held> => {
    const villaId = same?.villaId ?? (await aVilla(db)).id
    await expect.poll(() => catalogue.villas.get(villaId)).toBeDefined()
    const stay = same?.stay ?? { from: '2027-06-05', to: addDays('2027-06-05', 7) }
    const address = { 'x-forwarded-for': `2001:db9:${(++holds).toString(16)}::1` }
    // An e-mail address can only hold a few villas concurrently.
    const email = `ada-${holds}@example.com`
    const party = { adults: 4, children: 2 }
    const asked = `propertyId=${villaId}&from=${stay.from}&to=${stay.to}&adults=4&children=2`
    const quote = await send('GET', `bookings/ob/quote?${asked}`, undefined, address)
    const { totalPrice, payments } =
      (quote.body as QuoteResponse).rates.find(one => one.ratePlan === ratePlan) ?? quote.body
    const body = {
      propertyId: villaId,
      ...stay,
      ...party,
      currencyId: 1,
      ratePlan,
      total: totalPrice,
      email,
      conditions,
    }
    const made = await send('POST', 'bookings/ob', body, address)
    expect([made.status, made.body.code]).toEqual([201, undefined])
    // In place of the browser, which renews its token every quarter of an hour.
    await db.execute(sql`update access_token set expires_at = app_now() + interval '30 days'`)
    return { id: made.body.bookingId, jwt: made.body.jwt, email, deposit: payments[0].amount, villaId, stay }
  }

  /** Request body of a card payment. */
  const paymentBody = async (provider: ProviderName, number: string, amount: number, part = 'deposit') => {
    const token = await bank.tokenOf(provider, number)
    const card =
      token.kind === 'token'
        ? { token: token.token }
        : { merchantSessionKey: token.sessionKey, cardIdentifier: token.identifier }
    return { part, amount, ...cardholder, ...card }
  }
  const path = (provider: ProviderName, id: number) =>
    `bookings/client/pay/card/${provider === 'checkout' ? 'checkout/' : ''}${id}`

  const pay = async (
    held: Pick<Held, 'id' | 'jwt' | 'deposit'>,
    {
      provider = 'checkout' as ProviderName,
      number = '4000000000000010',
      key = randomUUID() as string,
      part = 'deposit',
      amount = held.deposit,
    } = {},
  ) =>
    send('POST', path(provider, held.id), await paymentBody(provider, number, amount, part), {
      ...as(held.jwt),
      'idempotency-key': key,
    })

  const stateOf = async (paymentId: number, { jwt }: Pick<Held, 'jwt'>) =>
    (await send('POST', `payments/clientCardPayment/${paymentId}`, {}, as(jwt))).body

  /** Identifies the challenge to answer. */
  const challengeOf = ({ threeDSecureURL, acsurl, cReq, paReq }: Record<string, any>) =>
    threeDSecureURL ? { url: threeDSecureURL } : { url: acsurl, ...(cReq && { cReq }), ...(paReq && { paReq }) }

  /** Delivers the browser's return from the bank. */
  const bringBack = async ({ method, url, fields }: BroughtBack) => {
    const { pathname, search } = new URL(url)
    const reply = await app.inject({
      method,
      url: `${pathname}${search}`,
      ...(method === 'POST' && {
        payload: new URLSearchParams(fields).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'null',
          'sec-fetch-site': 'cross-site',
        },
      }),
    })
    return { status: reply.statusCode, location: reply.headers.location, body: reply.body }
  }

  const bookingStatusOf = async (id: number) => {
    const [found] = await db
      .select({ status: tables.booking.status })
      .from(tables.booking)
      .where(eq(tables.booking.id, id))
    return found?.status
  }
  const attemptsOf = (id: number) =>
    db
      .select()
      .from(tables.paymentAttempt)
      .where(eq(tables.paymentAttempt.bookingId, id))
      .orderBy(tables.paymentAttempt.id)
  /** The e-mails about a booking, oldest first. */
  const lettersOf = async (id: number) => {
    const [found] = await db
      .select({ reference: tables.booking.reference })
      .from(tables.booking)
      .where(eq(tables.booking.id, id))
    return db
      .select()
      .from(tables.mail)
      .where(sql`${tables.mail.subject} like ${`%${found?.reference}%`}`)
      .orderBy(tables.mail.id)
  }
  const mailsOf = async (id: number) =>
    (await lettersOf(id)).map(({ subject }) => subject.split(':')[0] ?? '').toSorted()

  /** A booking's money according to each of the books: the banks', the ledger's, the invoices'. */
  const booksOf = async (id: number) => {
    const attempts = await attemptsOf(id)
    const known = new Set(attempts.map(({ batchCode }) => batchCode))
    const kept = bank.books
      .all()
      .filter(({ reference }) => known.has(reference))
      .flatMap(({ movements }) => movements)
      .reduce((sum, { kind, cents }) => sum + (kind === 'captured' ? cents : kind === 'refunded' ? -cents : 0), 0)
    const transfers = await db.select().from(tables.bankTransfer).where(eq(tables.bankTransfer.bookingId, id))
    const transferred = transfers.reduce((sum, { direction, cents }) => sum + (direction === 'in' ? cents : -cents), 0)
    const { rows } = await db.execute<{ account: string; cents: string }>(sql`
      select account, sum(cents)::text as cents from ledger_line join ledger_posting on ledger_posting.id = posting_id
      where booking_id = ${id} group by account`)
    const held = (name: RegExp) =>
      rows.filter(({ account }) => name.test(account)).reduce((sum, row) => sum + Number(row.cents), 0)
    const invoices = await db.select().from(tables.invoice).where(eq(tables.invoice.bookingId, id))
    const invoiced = invoices.reduce((sum, { kind, cents }) => sum + (kind === 'invoice' ? cents : -cents), 0)
    return {
      bank: kept + transferred,
      ledger: held(/^bank/),
      clients: held(/^clients$/),
      sales: -held(/^sales$/) + 0,
      invoices: invoiced,
    }
  }
  /** Expected when all books agree, in cents. */
  const agreed = (cents: number) => ({ bank: cents, ledger: cents, clients: 0, sales: cents, invoices: cents })

  return {
    work,
    beginElsewhere,
    send,
    as,
    hold,
    pay,
    paymentBody,
    path,
    stateOf,
    challengeOf,
    bringBack,
    bookingStatusOf,
    attemptsOf,
    lettersOf,
    mailsOf,
    booksOf,
    agreed,
  }
}
