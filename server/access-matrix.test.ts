import { expect, test } from 'vitest'
import { calls } from '#contract/calls'
import type { Endpoint } from '#contract/endpoint'
import { testApp } from '#testing/app'
import { type ActorName, actors, bearerOf, demonstrationCalls } from '#testing/demonstration-calls'

/**
 * To whom a call is open: all, or those named; `provider` where a signature opens it, `own pages` where a cookie does,
 * sent by a page of the site, and a token nothing.
 */
type Row = 'all' | 'provider' | 'own pages' | readonly ActorName[]

const clients = ['lead-booker', 'another lead-booker', 'staff looking on'] as const
const coSignIns = ['co-sign-in', 'travel-agent'] as const
const everyStaff = ['staff with bookings', 'staff with passports', 'staff without permissions'] as const
const guests = ['guest-user', 'another guest-user'] as const

/** Every call and who may make it. A call without a row fails: write down what was decided when it is added. */
const matrix: Record<string, Row> = {
  'GET /cms/pages/bypath': 'all',
  'GET /cms/pages/modules/bypath': 'all',
  'GET /core/blogpages/published/{id}': 'all',
  'GET /core/blogtags/published/{id}': 'all',
  'GET /core/callbacks/times': 'all',
  'GET /core/experiences/grouptier/{id}/lang/{lang}': 'all',
  'GET /core/experiences/live/groupcontent/{id}/lang/{lang}': 'all',
  'GET /core/experiences/live/{id}/lang/{lang}': 'all',
  'GET /core/experiences/near/villaid/{id}': 'all',
  'GET /core/feedback/bookingid/{id}/guid/{guid}': 'all',
  'GET /core/feedback/feedbackid/{id}/guid/{guid}': 'all',
  'GET /core/googledatalayer/villapage/{id}': 'all',
  'GET /core/lists/live/{id}/lang/{lang}': 'all',
  'GET /core/officehours': 'all',
  'GET /core/properties/comparison': 'all',
  'GET /core/presspages/published/mediaType/{type}': 'all',
  'GET /core/presspages/published/{id}': 'all',
  'GET /core/pricing/pricingtable/experience/{experienceId}/{year}': 'all',
  'GET /core/properties/maxroomsandsleeps': 'all',
  'GET /core/properties/search': 'all',
  'GET /core/properties/search/places': 'all',
  'GET /core/properties/search/prices': 'all',
  'GET /core/properties/{id}/amenities/lang/{lang}': 'all',
  'GET /core/properties/{id}/availability': 'all',
  'GET /core/properties/{id}/factsheet/lang/{lang}': 'all',
  'GET /core/properties/{id}/houseguide': 'all',
  'GET /core/properties/{id}/housepackurl/lang/{lang}': 'all',
  'GET /core/properties/{id}/lang/{lang}': 'all',
  'GET /core/properties/{id}/pressarticles': 'all',
  'GET /core/properties/{id}/reviews': 'all',
  'GET /core/properties/{id}/usefulregioninfomation': 'all',
  'GET /core/regionplaces/regionplacetypes': 'all',
  'GET /core/reviews/businessdata': 'all',
  'GET /core/reviews/company': 'all',
  'GET /core/reviews/product/{id}': 'all',
  'GET /core/reviews/product/{id}/summary': 'all',
  'GET /core/reviews/published/lang/{lang}': 'all',
  'GET /core/search/lang/{lang}': 'all',
  'GET /core/sharedshortlists/{id}': 'all',
  'GET /core/site/lang/{lang}': 'all',
  'GET /core/slideshows/{id}/images/lang/{lang}': 'all',
  'GET /core/spastartupdata': 'all',
  'GET /core/suggestions/lang/{lang}': 'all',
  'GET /core/travelnotices/{key}/lang/{lang}': 'all',
  'GET /core/users/{id}': 'all',
  'GET /core/villamatches': 'all',
  'POST /core/blogpages/{id}/readings': 'all',
  'POST /core/callbacks': 'all',
  'POST /core/careers/apply': 'all',
  'POST /core/contacts/emailsub/footer': 'all',
  'POST /core/contacts/emailsub/newdestination': 'all',
  'POST /core/contacts/emailsub/pdfrequest': 'all',
  'POST /core/contacts/emailsub/yieldify': 'all',
  'POST /core/contacts/mallorcainterest/bytoken': 'all',
  'POST /core/contacts/setflag/{flagname}/bytoken': 'all',
  'POST /core/enquiries/enquire': 'all',
  'POST /core/feedback': 'all',
  'POST /core/googledatalayer/formsubmit': 'all',
  'DELETE /core/sharedshortlists/{id}': 'all',
  'POST /core/regionplaces/regionplacesnearproperty': 'all',
  'POST /core/search/events': 'all',
  'POST /core/sharedshortlists/create': 'all',
  'POST /core/sharedshortlists/createreferral': 'all',
  'POST /core/sharedshortlists/{id}/votes': 'all',
  'POST /core/travelagents/register': 'all',
  'POST /core/villamatches/send': 'all',
  'POST /core/villaowners/offer': 'all',
  'POST /core/whitekey/introduction': 'all',

  'DELETE /auth/passkeys/{id}': [...clients, ...coSignIns],
  'DELETE /auth/sessions/{id}': [...clients, ...coSignIns],
  'GET /auth/identities': 'all',
  'GET /auth/passkeys': [...clients, ...coSignIns],
  'GET /auth/sessions': [...clients, ...coSignIns],
  'GET /core/contacts/current': [...clients, ...coSignIns, ...guests],
  'GET /core/contacts/exists/email/{email}': 'all',
  'GET /core/contacts/fetchBookingInfoFromTokenAndId': 'all',
  'GET /core/contacts/getemailfromtoken': 'all',
  'GET /core/cosignins/contact/{id}': [...clients, ...coSignIns],
  'GET /core/cosignins/exists/email/{email}': 'all',
  'GET /core/cosignins/getemailfromtoken': 'all',
  'GET /core/guestlogins/contact/{id}': [...clients, ...coSignIns],
  'GET /core/countries/phone/lang/{lang}': 'all',
  'GET /core/contacts/{id}/data': clients,
  'GET /core/contacts/{id}/profile': clients,
  'GET /core/contacts/{id}/subscriptions': clients,
  'GET /core/guestlogins/{id}/data': coSignIns,
  'GET /core/guestlogins/{id}/subscriptions': coSignIns,
  'POST /auth/createaccount_and_token': 'all',
  'POST /auth/identities/{provider}': 'all',
  'POST /auth/logout': 'own pages',
  'POST /auth/preregister': 'all',
  'POST /auth/refresh': 'own pages',
  'POST /auth/token': 'all',
  'POST /auth/token/byappleauth': 'all',
  'POST /auth/token/byfbauth': 'all',
  'POST /auth/token/bygoogleauth': 'all',
  'POST /auth/passkeys': [...clients, ...coSignIns],
  'POST /auth/passkeys/options': [...clients, ...coSignIns],
  'POST /auth/token/bypasskey': 'all',
  'POST /auth/token/bypasskey/options': 'all',
  'POST /auth/token/bytoken': 'all',
  'POST /auth/token/bytoken/send': 'all',
  'POST /core/contacts/changeemail': [...clients, ...coSignIns],
  'POST /core/contacts/changeemail/confirm': [...clients, ...coSignIns],
  'POST /core/contacts/changepassword': [...clients, ...coSignIns],
  'POST /core/contacts/complete-registration': 'all',
  'POST /core/contacts/confirmemail': clients,
  'POST /core/contacts/confirmemail/send': clients,
  'POST /core/contacts/deleteaccount': [...clients, ...coSignIns],
  'POST /core/contacts/deleteaccount/send': [...clients, ...coSignIns],
  'POST /core/contacts/passwordrecovery/email/{email}': 'all',
  'POST /core/contacts/passwordreset': 'all',
  'POST /core/contacts/{contactId}/subscriptions/oneclickemail/{subscribed}': 'all',
  'POST /core/contacts/{id}/profile': clients,
  'POST /core/contacts/{id}/subscriptions': clients,
  'POST /core/cosignins/passwordrecovery/email/{email}': 'all',
  'POST /core/cosignins/passwordreset': 'all',
  'POST /core/cosignins/profile': clients,
  'POST /core/cosignins/{id}/archive': clients,
  'POST /core/guestlogins/profile': clients,
  'POST /core/guestlogins/{id}/archive': clients,
  'POST /core/guestlogins/{id}/profile': [...clients, ...coSignIns],
  'POST /core/guestlogins/{id}/resend': clients,
  'POST /core/guestlogins/{id}/subscriptions': coSignIns,

  'GET /core/bookingitems/{id}': [...clients, ...coSignIns, ...guests, 'staff with bookings'],
  'GET /core/bookings/bookingitemid/{id}': [...clients, ...coSignIns, ...guests, 'staff with bookings'],
  'GET /core/bookings/contactid/{id}': [...clients, ...coSignIns],
  'GET /core/bookings/contactid/{id}/excludepastbookings': [...clients, ...coSignIns],
  'GET /core/bookings/ob/quote': 'all',
  'GET /core/bookings/{id}': [...clients, ...coSignIns, ...guests, 'staff with bookings'],
  'POST /core/bookings/ob': 'all',
  'GET /core/bookings/damagewaiverdetails/{bookingId}/forcheckout/{flag}': [
    ...[...clients, ...coSignIns, ...guests],
    'staff with bookings',
  ],
  'GET /core/bookings/senddamagewaiverrequest/{id}': [...clients, ...guests, 'staff with bookings'],
  'GET /core/bookings/{id}/cancellation': [...clients, ...guests, 'staff with bookings'],
  'GET /core/bookings/{id}/changes': [...clients, ...guests],
  'POST /core/bookings/{id}/changes': [...clients, ...guests],
  'DELETE /core/bookings/{id}/changes/{changeId}': [...clients, ...guests],
  'POST /core/bookings/{id}/changes/quote': [...clients, ...guests],
  'POST /core/bookings/{id}/cancel': [...clients, ...guests],
  'GET /core/documents/{sealed}': 'all',
  'POST /core/documents/links': [...clients, ...coSignIns, ...guests],
  'PUT /core/bookings/{id}/invoicedto': [...clients, ...guests],
  'GET /core/services/Experience_Service': 'all',
  'GET /core/services/NII': 'all',
  'GET /core/services/Villa_Service': 'all',
  'POST /core/bookingitems/{id}': clients,
  'POST /core/bookings/ob/claim': clients,
  'POST /core/bookings/{id}/takeover': clients,
  'POST /core/bookings/{id}/conditions': [...clients, ...guests],
  'POST /core/bookings/{id}/email': [...clients, ...guests],
  'POST /core/bookings/setDamageWaiver': [...clients, ...guests],
  'POST /core/bookings/{id}/hideallbookingitems': clients,
  'POST /core/bookings/{id}/processoffline/{arg}': [...clients, ...coSignIns, ...guests],
  'POST /core/bookings/{id}/setcurrency/{currencyId}': [...clients, ...guests],
  'POST /core/bookings/{id}/tripdetails': clients,
  'POST /core/properties/{id}/waitinglist': 'all',
  'POST /core/salesoperations/bookings/noninvoiceditems': [...clients, ...coSignIns, ...guests],
  'POST /core/salesoperations/bookings/servicebookings': [...clients, ...coSignIns, ...guests],
  'PUT /core/bookings/setcjaffiliatebookingcode': [...clients, ...guests],
  'PUT /core/bookings/ob/booker/{id}': [...clients, ...guests],
  'PUT /core/bookings/ob/expire/{id}': [...clients, ...guests],
  'PUT /core/bookings/ob/extend/{id}': [...clients, ...guests],
  'PUT /core/bookings/ob/keepalive/{id}': [...clients, ...guests],

  'GET /office/current': everyStaff,
  'GET /office/entries': [],
  'DELETE /office/blocks/{id}': ['staff with bookings'],
  'GET /office/people': [],
  'GET /office/villas/{id}/blocks': ['staff with bookings'],
  'POST /office/bookings': ['staff with bookings'],
  'POST /office/bookings/{id}/cancel': ['staff with bookings'],
  'POST /office/bookings/{id}/damagedeposit/claim': [],
  'POST /office/bookings/{id}/damagedeposit/release': [],
  'POST /office/bookings/{id}/transfers': [],
  'GET /office/changes': ['staff with bookings'],
  'POST /office/changes/{id}/answer': ['staff with bookings'],
  'POST /office/bookings/{id}/move': ['staff with bookings'],
  'POST /office/villas/{id}/blocks': ['staff with bookings'],
  'POST /office/contacts/find': [],
  'POST /office/logout': 'own pages',
  'POST /office/lookingon': [],
  'POST /office/lookingon/end': [],
  'POST /office/password': 'all',
  'POST /office/passwordrecovery': 'all',
  'POST /office/people': [],
  'POST /office/people/{id}': [],
  'POST /office/people/{id}/resend': [],
  'POST /office/people/{id}/secondfactor/reset': [],
  'POST /office/refresh': 'own pages',
  'POST /office/token': 'all',
  'POST /office/token/secondfactor': 'all',
  'POST /core/bookings/client/pay/card/3dresponse/checkout/{batchCode}': 'all',
  'POST /core/bookings/client/pay/card/3dresponse/{batchCode}': 'all',
  'POST /core/bookings/client/pay/card/checkout/{id}': [...clients, ...coSignIns, ...guests],
  'POST /core/bookings/client/pay/card/{id}': [...clients, ...coSignIns, ...guests],
  'GET /core/bookings/{id}/invoices': [...clients, ...guests],
  'GET /core/googledatalayer/bookingcheckout/{id}': [...clients, ...coSignIns, ...guests],
  'GET /core/invoice/{id}': [...clients, ...guests],
  'DELETE /core/bookings/{id}/paymentlinks/{linkId}': [...clients, ...guests],
  'GET /core/bookings/{id}/paymentlinks': [...clients, ...guests],
  'POST /core/bookings/{id}/paymentlinks': [...clients, ...guests],
  'POST /core/bookings/{id}/paymentplan': [...clients, ...guests],
  'POST /core/paymentlinks/cardsession': 'all',
  'POST /core/paymentlinks/pay/card': 'all',
  'POST /core/paymentlinks/pay/card/checkout': 'all',
  'POST /core/paymentlinks/payment': 'all',
  'POST /core/paymentlinks/show': 'all',
  'POST /core/payments/cardsession': [...clients, ...coSignIns, ...guests],
  'POST /core/payments/clientCardPayment/{id}': [...clients, ...coSignIns, ...guests],
  'POST /core/payments/events/checkout': 'provider',

  'GET /demonstration/notes/{id}': [...clients, ...coSignIns, ...guests, 'staff with bookings'],
  'GET /demonstration/notes/{id}/print': clients,
  'DELETE /demonstration/notes/{id}': clients,
  'GET /demonstration/passports': ['staff with passports'],
  'POST /demonstration/contacts': 'all',
  'POST /demonstration/knocks/here': 'all',
  'POST /demonstration/knocks/everywhere': [...clients, ...coSignIns],
  'POST /demonstration/webhook': 'provider',
}

const { app } = await testApp({ demonstration: true })
const everyCall: Endpoint[] = [...calls, ...Object.values(demonstrationCalls)]
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const opens = (row: Row | undefined, name: ActorName | 'nobody' | 'a stranger') =>
  row === 'all' || (Array.isArray(row) && (row as readonly string[]).includes(name))

/** Asks with an id that nothing has, so that an open call answers of the row and not of the caller. */
const ask = async ({ method, path }: Endpoint, headers: Record<string, string>) => {
  const url = `/api${path.replace(/\{lang\}/, 'en').replace(/\{\w+\}/g, '2147483647')}`
  const reply = await app.inject({
    method,
    url,
    headers: method === 'GET' ? headers : { ...headers, 'content-type': 'application/json' },
    ...(method === 'POST' && { payload: '{}' }),
  })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined, headers: reply.headers }
}
const told = ({ code, title, detail }: Record<string, unknown>) => ({ code, title, detail })

test('every call has a row, and every row a call', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(everyCall.map(nameOf).toSorted())
})

for (const call of everyCall) {
  const row = matrix[nameOf(call)]

  test(`${nameOf(call)} asks nobody to sign in but where it must`, async () => {
    const { status, body, headers } = await ask(call, {})
    if (row === 'all') return expect(status).not.toBe(401)
    if (row === 'own pages') return expect([status, body.code]).toEqual([403, 'other-site'])
    expect(status).toBe(401)
    expect(body.code).toBe(row === 'provider' ? 'bad-signature' : 'not-signed-in')
    expect(headers['www-authenticate']).toBe('Bearer')
    expect(headers['cache-control']).toBe('no-store')
  })

  test.each(Object.keys(actors) as ActorName[])(`${nameOf(call)} as %s`, async name => {
    const { status, body } = await ask(call, bearerOf(name))
    if (row === 'provider') return expect(body.code).toBe('bad-signature')
    if (row === 'own pages') return expect(body.code).toBe('other-site')
    const onlyReads = call.method === 'GET' && call.writes === undefined
    if (opens(row, name) && (onlyReads || name !== 'staff looking on')) return expect(status).not.toBe(401)
    // What is not open does not exist: the same words as for a row that is missing.
    expect(status).toBe(404)
    expect(told(body)).toEqual({
      code: 'not-found',
      title: 'There is nothing here',
      detail: 'There is nothing here',
    })
  })

  test(`${nameOf(call)} with a token that is nobody’s`, async () => {
    const { status, body } = await ask(call, { authorization: 'Bearer stolen' })
    if (row === 'provider') return expect(body.code).toBe('bad-signature')
    if (row === 'own pages') return expect(body.code).toBe('other-site')
    // A public answer is the same for everybody, whatever they bear.
    if (row === 'all' && call.method === 'GET') return expect(status).not.toBe(401)
    expect(status).toBe(401)
    expect(body.code).toBe('session-ended')
  })
}
