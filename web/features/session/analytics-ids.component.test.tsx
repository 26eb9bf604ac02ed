import { afterEach, expect, test } from 'vitest'
import { stubApi } from '#web/testing/api-stub'
import { exampleSession } from '#web/testing/example-session'
import { session } from './public'

afterEach(() => session.handleRejectedToken())

test.each([
  ['statistics', '1768471200'],
  ['none', null],
])('with consent to %s the visit id of session requests is %s', async (consent, visit) => {
  await cookieStore.set('consent', consent)
  await cookieStore.set('_ga_AB12CD', 'GS1.1.1768471200.3.0.0')
  const sent = stubApi('GET /core/contacts/current', () => exampleSession.contact)
  session.signedIn(exampleSession)
  await session.refreshContact()
  expect(sent.map(({ headers }) => headers.get('gasessionid'))).toEqual([visit])
})
