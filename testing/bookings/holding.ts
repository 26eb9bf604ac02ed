import { expect } from 'vitest'
import { aVilla } from '../builders/villas.ts'
import type { TestApp } from '../site/app.ts'

/** The week of the holds and its price: seven nights of 1,000, and a tax of 105. */
export const heldStay = { from: '2027-06-05', to: '2027-06-12' }
const total = 7105

type Headers = Record<string, string>

/** Actions of clients and visitors who hold villas. */
export function holding({ app, db, catalogue }: TestApp) {
  let addresses = 0
  const someone = () => ({ 'x-forwarded-for': `2001:db8:${(++addresses).toString(16)}::1` })

  /** A request from a fresh IP address. */
  const send = async (method: 'POST' | 'PUT', url: string, payload: object, headers: Headers = {}) => {
    const reply = await app.inject({ method, url: `/api/core/${url}`, payload, headers: { ...someone(), ...headers } })
    const session = reply.cookies.find(({ name }) => name === 'session')
    const cookie = session ? `session=${session.value}` : ''
    return { status: reply.statusCode, body: reply.body ? reply.json() : undefined, cookie }
  }

  const aFreeVilla = async () => {
    const villa = await aVilla(db, { damageDepositCents: 200_000 })
    await expect.poll(() => catalogue.villas.get(villa.id)).toBeDefined()
    return villa
  }

  /** Holds a villa for a client or a visitor. */
  const held = async (headers: Headers = {}, more: object = {}) => {
    const villa = await aFreeVilla()
    const asked = { propertyId: villa.id, ...heldStay, adults: 4, children: 2, currencyId: 1, total, ...more }
    const { status, body, cookie } = await send('POST', 'bookings/ob', asked, headers)
    expect([status, body.code]).toEqual([201, undefined])
    const bearing: Headers = body.jwt ? { authorization: `Bearer ${body.jwt}` } : headers
    return { villa, id: body.bookingId as number, booking: body.booking, bearing, cookie }
  }

  return { send, aFreeVilla, held }
}
