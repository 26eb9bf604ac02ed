import type { FastifyInstance } from 'fastify'
import { setBookerDetails as tellBookerCall } from '#contract/booking/bookers'
import * as services from '#contract/booking/booking-services'
import * as contract from '#contract/booking/bookings'
import { setInvoicedTo as setInvoicedToCall } from '#contract/booking/documents'
import * as options from '#contract/booking/options'
import { parseUserAgent } from '#domain/access/user-agent'
import type { Context } from '#server/context'
import { setSessionCookies } from '#server/features/accounts/public'
import { networkOf } from '#server/platform/http/early-responses'
import { serve } from '#server/platform/http/serve'
import { askDamageWaiver, chooseDamageWaiver, getDamageWaiver } from './balance/damage-waiver.ts'
import { getTransfer } from './balance/get-transfer.ts'
import { payOffline } from './balance/pay-offline.ts'
import { changeItem, hideItems, setAffiliateCode, setContactEmail, showItems } from './change-booking.ts'
import { getBooking, getBookingItem, getBookingOfItem, listBookings } from './get-booking.ts'
import { listItems, listServices } from './list-items.ts'
import { createOption } from './occupancy/create-option.ts'
import { expireOption, extendOption, keepOptionAlive } from './occupancy/hold-option.ts'
import { joinWaitingList } from './occupancy/waiting-list.ts'
import { waitingRoutes } from './occupancy/waiting-list-routes.ts'
import { acceptConditions } from './people/accept-conditions.ts'
import { askForAccount } from './people/ask-for-account.ts'
import { claimBooking } from './people/claim-booking.ts'
import { claimBookingByEmail } from './people/claim-booking-by-email.ts'
import { proveAddress } from './people/prove-address.ts'
import { setBillingCompany } from './people/set-billing-company.ts'
import { setBookerDetails } from './people/set-booker-details.ts'
import { presentSale } from './present-booking.ts'
import { quoteStay } from './pricing/quote-stay.ts'
import { setCurrency } from './pricing/set-currency.ts'
import { setRate } from './stays/set-rate.ts'

export function bookingRoutes(app: FastifyInstance, context: Context): void {
  const { db, configuration } = context

  serve(app, options.getQuote, async ({ query, audience, reply, runQueued: inTurn }) => {
    const { propertyId, from, to, adults = 0, children = 0, infants = 0, rooms, young, lang = 'en' } = query
    const party = { adults, children, infants, ...(rooms && { rooms }), young }
    const currencyId = query.currencyId ?? 1
    const asked = { villaId: propertyId, stay: { from, to }, ...party, currencyId, audience }
    const sold = await inTurn({ work: () => quoteStay(db, context, asked) })
    reply.header('cache-control', 'no-store')
    return presentSale(context, sold, lang)
  })

  serve(app, options.createOption, async ({ body, actor, audience, tx, request, reply }) => {
    const device = parseUserAgent(request.headers['user-agent'])
    const from = app.early.callerOf(request.raw)
    const caller = { actor, audience, device, from: { caller: from, network: networkOf(from) } }
    const { guest, answer } = await createOption(tx, context, body, caller)
    if (guest) setSessionCookies(reply, configuration, guest)
    return answer
  })

  serve(app, options.keepOptionAlive, ({ actor, params, tx }) => keepOptionAlive(tx, actor, params.id))
  serve(app, options.extendOption, ({ actor, params, body, tx }) => extendOption(tx, actor, params.id, body.email))
  serve(app, options.expireOption, ({ actor, params, tx }) => expireOption(tx, actor, params.id))

  serve(app, tellBookerCall, ({ actor, params, body, tx }) => setBookerDetails(tx, context, actor, params.id, body))

  serve(app, contract.getBooking, ({ actor, params }) => getBooking(db, context, actor, params.id))
  serve(app, contract.getBookingByItem, ({ actor, params }) => getBookingOfItem(db, context, actor, params.id))
  serve(app, contract.getBookingItem, ({ actor, params }) => getBookingItem(db, context, actor, params.id))

  serve(app, contract.listBookings, ({ actor, params }) =>
    listBookings(db, context, actor, { publicId: params.id, past: true }),
  )
  serve(app, contract.listUpcomingBookings, ({ actor, params }) =>
    listBookings(db, context, actor, { publicId: params.id, past: false }),
  )

  serve(app, contract.acceptConditions, ({ actor, params, body: { version, lang = 'en' }, tx }) =>
    acceptConditions(tx, context, actor, { ...params, version, language: lang }),
  )
  serve(app, contract.setContactEmail, ({ actor, params, body, tx }) =>
    setContactEmail(tx, context, actor, { ...params, ...body }),
  )
  serve(app, setInvoicedToCall, ({ actor, params, body, tx }) => setBillingCompany(tx, actor, { ...params, ...body }))
  serve(app, contract.claimBooking, ({ actor, body, tx }) => claimBooking(tx, context, actor, body.jwt))
  serve(app, contract.claimBookingByEmail, ({ actor, params, tx }) =>
    claimBookingByEmail(tx, context, actor, params.id),
  )
  serve(app, contract.setCurrency, ({ actor, params, tx }) => setCurrency(tx, context, actor, params))
  serve(app, contract.setRate, ({ actor, params, tx }) => setRate(tx, context, actor, params))
  serve(app, contract.askForAccount, ({ params, body }) => askForAccount(db, params.id, body.reference))
  serve(app, contract.getTransfer, ({ actor, params }) => getTransfer(db, context, actor, params))
  serve(app, contract.payByBankTransfer, ({ actor, params }) => payOffline(db, context, actor, params))
  serve(app, contract.confirmBookingAddress, ({ body, tx }) => proveAddress(tx, body.token))
  serve(app, contract.setAffiliateCode, ({ actor, body, tx }) =>
    setAffiliateCode(tx, actor, body.bookingId, body.cJAffiliateBookingCode),
  )
  serve(app, contract.hideItems, ({ actor, params, tx }) => hideItems(tx, actor, params.id))
  serve(app, contract.showItems, ({ actor, params, tx }) => showItems(tx, actor, params.id))
  serve(app, contract.changeItem, ({ actor, params, body, tx }) => changeItem(tx, context, actor, params.id, body.step))

  for (const request of [services.requestDamageWaiver, services.requestDamageWaiverByGet])
    serve(app, request, ({ actor, params, tx }) => askDamageWaiver(tx, context, actor, params.id))
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
    listItems(db, context, actor, { ...body, kinds: ['villa-service', 'experience-service', 'transfer', 'wine'] }),
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
