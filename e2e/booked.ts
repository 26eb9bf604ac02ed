import type { CardPaymentResponse } from '#contract/payments/payments'
import type { Stay } from '#domain/calendar/stay'
import { client, type Person } from './accounts.ts'
import { address, freshIpAddress } from './browser.ts'
import { villaOf } from './catalogue.ts'

/** A client with a confirmed booking, whose deposit is paid. */
export interface Booked extends Person {
  id: number
  reference: string
  villa: string
  /** The price of the whole booking, and the paid deposit, in euros. */
  total: number
  deposit: number
  /** Calls the API as the client. */
  ask: Ask
}

type Ask = <Reply>(method: string, path: string, body?: object) => Promise<Reply>

/** Calls the API with the token of a person who signs in, from one fresh IP address. */
async function askAs({ email, password }: Person): Promise<Ask> {
  const from = { 'x-forwarded-for': freshIpAddress() }
  const basic = Buffer.from(`${email}:${password}`).toString('base64')
  const opened = await fetch(address('/api/auth/token'), {
    method: 'POST',
    headers: { ...from, authorization: `Basic ${basic}` },
  })
  const { token } = (await opened.json()) as { token: string }
  return async <Reply>(method: string, path: string, body?: object) => {
    const answer = await fetch(address(`/api/core${path}`), {
      method,
      headers: {
        ...from,
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return (text ? JSON.parse(text) : undefined) as Reply
  }
}

/** Tokenises a card of the simulated bank that needs no challenge, as a browser does. */
async function cardToken(ask: Ask): Promise<string> {
  const { url, key } = await ask<{ url: string; key: string }>('POST', '/payments/cardsession')
  const card = { type: 'card', number: '4000000000000010', expiry_month: 4, expiry_year: 2039, cvv: '100' }
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(card),
  })
  return ((await answer.json()) as { token: string }).token
}

interface Party {
  adults: number
  children?: number
}

/** Books a stay as a new client through the API, for journeys about what comes after the deposit. */
export async function book(propertyId: number, stay: Stay, party: Party = { adults: 4 }): Promise<Booked> {
  const person = await client()
  const [ask, { name: villa }] = await Promise.all([askAs(person), villaOf(propertyId)])
  const query = Object.entries({ propertyId, ...stay, ...party }).map(([name, value]) => [name, String(value)])
  const quote = await ask<{ totalPrice: number; payments: { amount: number }[] }>(
    'GET',
    `/bookings/ob/quote?${new URLSearchParams(query)}`,
  )
  const { totalPrice: total } = quote
  const deposit = quote.payments[0]?.amount ?? 0
  const { firstname, lastname, email } = person
  const { bookingId: id, reference } = await ask<{ bookingId: number; reference: string }>('POST', '/bookings/ob', {
    ...{ propertyId, ...stay, ...party },
    ...{ currencyId: 1, total, conditions: true },
  })
  const booker = { firstname, lastname, email, phone: '+39 06 5550 199', wishes: '' }
  await ask('PUT', `/bookings/ob/booker/${id}`, booker)
  const payment = { part: 'deposit', amount: deposit, firstName: firstname, lastName: lastname }
  const paid = await ask<CardPaymentResponse>('POST', `/bookings/client/pay/card/checkout/${id}`, {
    ...payment,
    token: await cardToken(ask),
  })
  if (paid.state !== 'paid') throw new Error(`The deposit is ${paid.state}`)
  return { ...person, id, reference, villa, total, deposit, ask }
}
