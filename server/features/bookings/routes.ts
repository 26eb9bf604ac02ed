import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/bookings'
import { deviceOf } from '#domain/device'
import type { Context } from '#server/context'
import { setSessionCookies } from '#server/features/accounts/public'
import { serve } from '#server/platform/serve'
import { createOption } from './create-option.ts'
import { getBooking, getBookingItem, getBookingOfItem, listBookings } from './get-booking.ts'
import { expireOption, extendOption, keepOption } from './hold-option.ts'
import { presentSale } from './present-booking.ts'
import { sellStay } from './sell-stay.ts'

export function bookingRoutes(app: FastifyInstance, context: Context): void {
  const { db, configuration } = context

  serve(app, contract.getQuote, async ({ query, audience, reply }) => {
    const { propertyId, from, to, adults = 0, children = 0, infants = 0, rooms, lang = 'en' } = query
    const party = { adults, children, infants, ...(rooms && { rooms }) }
    const currencyId = query.currencyId ?? 1
    const sold = await sellStay(db, context, {
      villaId: propertyId,
      stay: { from, to },
      ...party,
      currencyId,
      audience,
    })
    reply.header('cache-control', 'no-store')
    return presentSale(context, sold, lang)
  })

  serve(app, contract.createOption, async ({ body, actor, audience, tx, request, reply }) => {
    const device = deviceOf(request.headers['user-agent'])
    const caller = { actor, audience, device, from: app.early.callerOf(request.raw) }
    const { guest, answer } = await createOption(tx, context, body, caller)
    if (guest) setSessionCookies(reply, configuration, guest)
    return answer
  })

  serve(app, contract.keepOption, ({ actor, params, tx }) => keepOption(tx, actor, params.id))
  serve(app, contract.extendOption, ({ actor, params, body, tx }) => extendOption(tx, actor, params.id, body.email))
  serve(app, contract.expireOption, ({ actor, params, tx }) => expireOption(tx, actor, params.id))

  serve(app, contract.getBooking, ({ actor, params }) => getBooking(db, context, actor, params.id))
  serve(app, contract.getBookingOfItem, ({ actor, params }) => getBookingOfItem(db, context, actor, params.id))
  serve(app, contract.getBookingItem, ({ actor, params }) => getBookingItem(db, context, actor, params.id))

  serve(app, contract.listBookings, ({ actor, params }) =>
    listBookings(db, context, actor, { publicId: params.id, past: true }),
  )
  serve(app, contract.listComingBookings, ({ actor, params }) =>
    listBookings(db, context, actor, { publicId: params.id, past: false }),
  )
}
