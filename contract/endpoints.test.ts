import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints'
import { problemDefinitions } from '#contract/problems'
import { makeOpenApi } from '#tools/documents/openapi-document'

const document = JSON.parse(await makeOpenApi()) as { paths: Record<string, Record<string, { summary?: string }>> }

test.each(endpoints.map(call => [`${call.method} ${call.path}`, call] as const))(
  '%s is served and documented',
  (_, call) => {
    const documented = document.paths[`/api${call.path}`]?.[call.method.toLowerCase()]
    expect(documented?.summary).toBe(call.summary)
  },
)

test('nothing is served that the contract does not name', () => {
  const served = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  expect(served.toSorted()).toEqual(endpoints.map(call => `${call.method} /api${call.path}`).toSorted())
})

test('every refusal has a status of its kind', () => {
  for (const { status } of Object.values(problemDefinitions)) expect(status).toBeGreaterThanOrEqual(400)
})

/** Calls of anonymous visitors that create no rows without bound, and why. */
const boundedOtherwise: Readonly<Record<string, string>> = {
  'POST /core/contacts/complete-registration': 'each mailed link is used once',
  'POST /core/cosignins/passwordrecovery/email/{email}':
    'few e-mails for each account: a limit in all would shut owners out',
  'POST /core/contacts/passwordrecovery/email/{email}':
    'few e-mails for each account: a limit in all would shut owners out',
  'POST /office/passwordrecovery': 'few e-mails for each member of staff: a limit in all would shut them out',
  'POST /auth/token/bytoken/send': 'few e-mails for each account: a limit in all would shut owners out',
  'POST /core/cosignins/passwordreset': 'each mailed link is used once',
  'POST /core/contacts/passwordreset': 'each mailed link is used once',
  'POST /office/password': 'each mailed link is used once',
  'POST /core/blogpages/{id}/readings': 'one row for an article and day',
  'POST /core/googledatalayer/formsubmit': 'creates no row',
  'POST /core/bookings/confirmemail': 'each mailed link is used once',
  'POST /core/contacts/changeemail/undo': 'each mailed link is used once',
  'POST /core/feedback/feedbackid/{id}/guid/{guid}/photos': 'eight rows for a feedback, which is there before',
  'DELETE /core/feedback/feedbackid/{id}/guid/{guid}/photos/{photo}': 'creates no row',
  'POST /core/feedback': 'the row is there before: the visitor is asked for it',
  'POST /auth/token/byappleauth': 'opens sessions of owners',
  'POST /auth/token/byfbauth': 'opens sessions of owners',
  'POST /auth/token/bygoogleauth': 'opens sessions of owners',
  'POST /auth/token/bytoken': 'each mailed link is used once',
  'POST /auth/token/bypasskey': 'opens sessions of owners',
  'POST /auth/token': 'opens sessions of owners',
  'POST /office/token': 'opens sessions of staff',
  'POST /office/token/secondfactor': 'opens sessions of staff',
  'POST /core/contacts/setflag/{flagname}/bytoken': 'changes the row of a mailed token',
  'POST /core/contacts/mallorcainterest/bytoken': 'changes the row of a mailed token',
  'POST /core/contacts/subscriptions/bytoken': 'changes the row of a mailed token',
  'POST /core/contacts/{contactId}/subscriptions/oneclickemail/{subscribed}': 'changes the row of a mailed token',
  'POST /core/bookings/ob': 'holds have a budget of their own (limit-holds.ts)',
  'POST /core/passportdetails/bylink': 'one row for a private link, which the lead booker makes',
  'POST /core/passportdetails/bylink/show': 'creates no row',
  'POST /core/paymentlinks/conditions': 'one row for a payment link',
  'POST /core/paymentlinks/payment': 'creates no row',
  'POST /core/paymentlinks/cardsession': 'creates no row',
  'POST /core/paymentlinks/show': 'creates no row',
  'POST /core/paymentlinks/pay/card/checkout': 'needs the secret of a payment link, which its owner makes',
  'POST /core/paymentlinks/pay/card': 'needs the secret of a payment link, which its owner makes',
  'POST /core/bookings/client/pay/card/3dresponse/checkout/{batchCode}': 'changes the payment of its code',
  'POST /core/bookings/client/pay/card/3dresponse/{batchCode}': 'changes the payment of its code',
  'POST /core/regionplaces/regionplacesnearproperty': 'creates no row',
  'POST /core/supplierrequests/bylink': 'needs the secret of a supplier’s link, which staff make',
  'POST /core/supplierrequests/bylink/show': 'creates no row',
  'DELETE /core/sharedshortlists/{id}': 'creates no row',
  'POST /core/bookings/{id}/account': 'creates no row',
  'POST /core/payments/wallets/applepay': 'creates no row',
}

test('whatever anonymous visitors can create has a limit for each IP address and one for all of them', () => {
  const open = endpoints.filter(({ access, method }) => access === 'anyone' && method !== 'GET')
  const name = ({ method, path }: (typeof open)[number]) => `${method} ${path}`
  const unbounded = open.filter(({ limit }) => !(limit?.per === 'address' && limit.maxOverall))
  expect(unbounded.map(name).toSorted()).toEqual(Object.keys(boundedOtherwise).toSorted())
  for (const { limit } of open) if (limit?.maxOverall) expect(limit.maxOverall).toBeGreaterThan(limit.max * 10)
})

/**
 * Endpoints for a visitor who holds a villa that need no limit: each changes rows of the one booking, and adds none.
 */
const ofOneBooking = [
  'DELETE /core/bookings/{id}/changes/{changeId}',
  'DELETE /core/bookings/{id}/paymentlinks/{linkId}',
  'DELETE /core/bookings/{id}/paymentplan',
  'POST /core/bookings/senddamagewaiverrequest/{id}',
  'POST /core/bookings/setDamageWaiver',
  'POST /core/bookings/{id}/conditions',
  'POST /core/bookings/{id}/paymentplan',
  'POST /core/bookings/{id}/setcurrency/{currencyId}',
  'POST /core/bookings/{id}/setrate/{ratePlan}',
  'POST /core/salesoperations/bookings/noninvoiceditems',
  'POST /core/salesoperations/bookings/servicebookings',
  'PUT /core/bookings/ob/booker/{id}',
  'PUT /core/bookings/ob/expire/{id}',
  'PUT /core/bookings/ob/extend/{id}',
  'PUT /core/bookings/ob/keepalive/{id}',
  'PUT /core/bookings/setcjaffiliatebookingcode',
]

test('whatever a visitor can create for the villa that they hold has a limit for that booking; holds have limits of their own', () => {
  const open = endpoints.filter(
    ({ access, method }) => Array.isArray(access) && access.includes('guest-user') && method !== 'GET',
  )
  const unbounded = open.filter(({ limit }) => limit?.per !== 'account')
  expect(unbounded.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(ofOneBooking.toSorted())
})

test('each schema has a name of its own in the description', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const files = (await readdir(folder, { recursive: true })).filter(
    file => file.endsWith('.ts') && !file.includes('.test.'),
  )
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  const names = texts.flatMap(text => [...text.matchAll(/\bmeta\(\{[^}]*\bid: '(\w+)'/g)].map(([, name]) => name))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
