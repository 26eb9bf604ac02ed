import { expect, test } from 'vitest'
import { analyticsIds } from './analytics-ids'

test.each([
  ['consent=statistics', {}],
  ['consent=statistics; _ga=; _ga_AB12=', {}],
  ['consent=statistics; x_ga=GA1.1.12.34', {}],
  ['consent=convenience.statistics; _ga=GA1.1.123456.7890', { ga_ClientId: '123456.7890' }],
  [
    '_ga=GA1.2.12.34; _ga_AB12CD=GS1.1.1768471200.3.0.0; consent=statistics',
    { ga_ClientId: '12.34', ga_SessionId: '1768471200' },
  ],
  ['consent=statistics; _ga_AB12CD=GS2.1.s1768471200$o3$g0', { ga_SessionId: '1768471200' }],
])('the cookies %s give the ids %o', (cookies, told) => {
  expect(analyticsIds(cookies)).toEqual(told)
})

test.each(['', 'consent=; ', 'consent=none; ', 'consent=marketing.convenience; ', 'xconsent=statistics; '])(
  'without consent to statistics there are no ids: %j',
  consent => {
    expect(analyticsIds(`${consent}_ga=GA1.2.12.34; _ga_AB12CD=GS1.1.1768471200.3.0.0`)).toEqual({})
  },
)
