import type { FastifyInstance } from 'fastify'
import { tellBooker as tellBookerCall } from '#contract/bookers'
import * as services from '#contract/booking-services'
import * as contract from '#contract/bookings'
import { setInvoicedTo as setInvoicedToCall } from '#contract/documents'
import * as options from '#contract/options'
import { deviceOf } from '#domain/device'
import type { Context } from '#server/context'
import { setSessionCookies } from '#server/features/accounts/public'
import { networkOf } from '#server/platform/early-answers'
import { serve } from '#server/platform/serve'
import { acceptConditions } from './accept-conditions.ts'
import { askForAccount } from './ask-for-account.ts'
import { changeItem, hideItems, setAddress, setAffiliateCode, tellTrip } from './change-booking.ts'
import { claimBooking } from './claim-booking.ts'
import { createOption } from './create-option.ts'
import { askDamageWaiver, chooseDamageWaiver, getDamageWaiver } from './damage-waiver.ts'
import { getBooking, getBookingItem, getBookingOfItem, listBookings } from './get-booking.ts'
import { getTransfer } from './get-transfer.ts'
import { expireOption, extendOption, keepOption } from './hold-option.ts'
import { listItems, listServices } from './list-items.ts'
import { payOffline } from './pay-offline.ts'
import { presentSale } from './present-booking.ts'
import { proveAddress } from './prove-address.ts'
import { sellStay } from './sell-stay.ts'
import { setCurrency } from './set-currency.ts'
import { setInvoicedTo } from './set-invoiced-to.ts'
import { setRate } from './set-rate.ts'
import { takeOverBooking } from './take-over-booking.ts'
import { tellBooker } from './tell-booker.ts'
import { joinWaitingList } from './waiting-list.ts'
import { waitingRoutes } from './waiting-routes.ts'

export function bookingRoutes(app: FastifyInstance, context: Context): void {
  const { db, configuration } = context

  serve(app, options.getQuote, async ({ query, audience, reply, inTurn }) => {
    const { propertyId, from, to, adults = 0, children = 0, infants = 0, rooms, young, lang = 'en' } = query
    const party = { adults, children, infants, ...(rooms && { rooms }), young }
    const currencyId = query.currencyId ?? 1
    const asked = { villaId: propertyId, stay: { from, to }, ...party, currencyId, audience }
    const sold = await inTurn({ work: () => sellStay(db, context, asked) })
    reply.header('cache-control', 'no-store')
    return presentSale(context, sold, lang)
  })

  serve(app, options.createOption, async ({ body, actor, audience, tx, request, reply }) => {
    const device = deviceOf(request.headers['user-agent'])
    const from = app.early.callerOf(request.raw)
    const caller = { actor, audience, device, from: { caller: from, network: networkOf(from) } }
    const { guest, answer } = await createOption(tx, context, body, caller)
    if (guest) setSessionCookies(reply, configuration, guest)
    return answer
  })

  serve(app, options.keepOption, ({ actor, params, tx }) => keepOption(tx, actor, params.id))
  serve(app, options.extendOption, ({ actor, params, body, tx }) => extendOption(tx, actor, params.id, body.email))
  serve(app, options.expireOption, ({ actor, params, tx }) => expireOption(tx, actor, params.id))

  serve(app, tellBookerCall, ({ actor, params, body, tx }) => tellBooker(tx, context, actor, params.id, body))

  serve(app, contract.getBooking, ({ actor, params }) => getBooking(db, context, actor, params.id))
  serve(app, contract.getBookingOfItem, ({ actor, params }) => getBookingOfItem(db, context, actor, params.id))
  serve(app, contract.getBookingItem, ({ actor, params }) => getBookingItem(db, context, actor, params.id))

  serve(app, contract.listBookings, ({ actor, params }) =>
    listBookings(db, context, actor, { publicId: params.id, past: true }),
  )
  serve(app, contract.listComingBookings, ({ actor, params }) =>
    listBookings(db, context, actor, { publicId: params.id, past: false }),
  )

  serve(app, contract.tellTrip, ({ actor, params, body, tx }) => tellTrip(tx, actor, params.id, body))
  serve(app, contract.acceptConditions, ({ actor, params, body: { version, lang = 'en' }, tx }) =>
    acceptConditions(tx, context, actor, { ...params, version, language: lang }),
  )
  serve(app, contract.setAddress, ({ actor, params, body, tx }) =>
    setAddress(tx, context, actor, { ...params, ...body }),
  )
  serve(app, setInvoicedToCall, ({ actor, params, body, tx }) => setInvoicedTo(tx, actor, { ...params, ...body }))
  serve(app, contract.claimBooking, ({ actor, body, tx }) => claimBooking(tx, context, actor, body.jwt))
  serve(app, contract.takeOverBooking, ({ actor, params, tx }) => takeOverBooking(tx, context, actor, params.id))
  serve(app, contract.setCurrency, ({ actor, params, tx }) => setCurrency(tx, context, actor, params))
  serve(app, contract.setRate, ({ actor, params, tx }) => setRate(tx, context, actor, params))
  serve(app, contract.askForAccount, ({ params, body }) => askForAccount(db, params.id, body.reference))
  serve(app, contract.getTransfer, ({ actor, params }) => getTransfer(db, context, actor, params))
  serve(app, contract.processOffline, ({ actor, params }) => payOffline(db, context, actor, params))
  serve(app, contract.confirmBookingAddress, ({ body, tx }) => proveAddress(tx, body.token))
  serve(app, contract.setAffiliateCode, ({ actor, body, tx }) =>
    setAffiliateCode(tx, actor, body.bookingId, body.cJAffiliateBookingCode),
  )
  serve(app, contract.hideItems, ({ actor, params, tx }) => hideItems(tx, actor, params.id))
  serve(app, contract.changeItem, ({ actor, params, body, tx }) => changeItem(tx, context, actor, params.id, body.step))

  serve(app, services.askDamageWaiver, ({ actor, params, tx }) => askDamageWaiver(tx, context, actor, params.id))
  serve(app, services.getDamageWaiver, ({ actor, params: { bookingId, flag } }) =>
    getDamageWaiver(db, actor, { bookingId, forCheckout: flag === 'true' }),
  )
  serve(app, services.chooseDamageWaiver, ({ actor, body, tx }) =>
    chooseDamageWaiver(tx, actor, { bookingId: body.bookingId, waiver: body.damageWaiver }),
  )

  serve(app, services.findNonInvoicedItems, ({ actor, body }) =>
    listItems(db, context, actor, { ...body, kinds: ['non-invoiced'] }),
  )
  serve(app, services.findServiceItems, ({ actor, body }) =>
    listItems(db, context, actor, { ...body, kinds: ['villa-service', 'experience-service'] }),
  )
  serve(app, services.listNonInvoicedServices, ({ query: { lang = 'en' } }) =>
    listServices(context, 'non-invoiced', lang),
  )
  serve(app, services.listVillaServices, ({ query: { lang = 'en' } }) => listServices(context, 'villa-service', lang))
  serve(app, services.listExperienceServices, ({ query: { lang = 'en' } }) =>
    listServices(context, 'experience-service', lang),
  )

  serve(app, options.joinWaitingList, ({ params, body: { from, to, email, lang = 'en' }, audience, tx }) =>
    joinWaitingList(tx, context, { villaId: params.id, stay: { from, to }, email, language: lang, audience }),
  )
  waitingRoutes(app, context)
}
