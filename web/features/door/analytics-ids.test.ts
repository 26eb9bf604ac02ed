import { expect, test } from 'vitest'
import { analyticsIds } from './analytics-ids'

test.each([
  ['', {}],
  ['_ga=; _ga_AB12=', {}],
  ['x_ga=GA1.1.12.34', {}],
  ['consent=all; _ga=GA1.1.123456.7890', { ga_ClientId: '123456.7890' }],
  ['_ga=GA1.2.12.34; _ga_AB12CD=GS1.1.1768471200.3.0.0', { ga_ClientId: '12.34', ga_SessionId: '1768471200' }],
  ['_ga_AB12CD=GS2.1.s1768471200$o3$g0', { ga_SessionId: '1768471200' }],
])('of the cookies %s analytics are told %o', (cookies, told) => {
  expect(analyticsIds(cookies)).toEqual(told)
})
