import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls'
import { testApp } from '#testing/app'

const { app } = await testApp()

/** What nobody should send, and what one might. */
const odd = fc.constantFrom(
  ...['', ' ', '0', '-1', '1', '2', '16', '3', '1.5', '1e3', '0x1', ' 1', '٣', 'NaN', 'Infinity', 'null', 'true'],
  ...['2147483647', '2147483648', '99999999999999999999', 'en', 'fr', 'xx', '__proto__', 'constructor', '[]', '{}'],
  ...['2027-06-05', '2027-06-12', '2027-02-30', '0000-00-00', '99999-01-01', '05 Jun 2027', '05 juin 2027'],
  ...['/', '/greece', '/fr/results?des=16&from=x', '//villas.example', '/%', '/%00', '/greece/../', 'properties,pages'],
  ...["'; drop table villa; --", '</script>', '\u0000', '\r\nx: y', '\u2028', 'x'.repeat(3000)],
)
const value = fc.oneof({ weight: 5, arbitrary: odd }, fc.string({ unit: 'binary', maxLength: 40 }))
const values = fc.oneof({ weight: 6, arbitrary: value.map(one => [one]) }, fc.array(value, { maxLength: 3 }))

const wellFormed = (text: string) => encodeURIComponent(text.toWellFormed())

/** Addresses of a call: its parameters with good and odd values, missing, repeated, or none of its own. */
const addressesOf = (path: string, query: string[]) =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom('id', 'lang'), value, { minKeys: 2 }),
      fc.dictionary(fc.constantFrom(...query, '__proto__', 'x', `${query[0] ?? 'x'}[]`), values, { maxKeys: 6 }),
    )
    .map(([params, given]) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => wellFormed(params[name] ?? '1') || '1')
      const pairs = Object.entries(given).flatMap(([name, all]) =>
        all.map(one => `${wellFormed(name)}=${wellFormed(one)}`),
      )
      return `/api${filled}?${pairs.join('&')}`
    })

const gets = calls.filter(({ method }) => method === 'GET')

test.each(gets.map(call => [call.path, call] as const))(
  'whatever is asked of %s, it answers or names what it cannot use',
  async (path, { query, params }) => {
    const names = Object.keys(query?.shape ?? {})
    const fields = [
      ...names.map(name => `query.${name}`),
      ...Object.keys(params?.shape ?? {}).map(name => `params.${name}`),
    ]
    await fc.assert(
      fc.asyncProperty(addressesOf(path, names), async url => {
        const reply = await app.inject({ url })
        const { statusCode: status } = reply
        expect([200, 400, 404, 410, 422], url).toContain(status)
        if (status === 200) return
        expect(reply.headers['content-type']).toBe('application/problem+json')
        const problem = reply.json()
        expect(problem).toMatchObject({ status, type: expect.any(String), title: expect.any(String) })
        expect(problem.requestId).toMatch(/^[0-9a-f-]{36}$/)
        if (status === 404 || status === 410 || problem.code === 'malformed-request') return
        expect(problem.errors.length).toBeGreaterThan(0)
        for (const { field } of problem.errors) expect(fields).toContain(field)
      }),
      { numRuns: 60 },
    )
  },
)

test.each([
  ['/api/core/properties/0x1/lang/en', 'params.id'],
  ['/api/core/properties/1e0/lang/en', 'params.id'],
  ['/api/core/properties/1.0/lang/en', 'params.id'],
  ['/api/core/properties/%201/lang/en', 'params.id'],
  ['/api/core/properties/1/availability?adults=1e1', 'query.adults'],
  ['/api/core/properties/1/availability?adults=', 'query.adults'],
  ['/api/core/properties/1/availability?from=2027-06-05&to=2027-06-01', 'query.to'],
  ['/api/core/properties/search?page=0', 'query.page'],
  ['/api/core/properties/search?limit=0', 'query.limit'],
])('%s is refused by %s', async (url, field) => {
  const reply = await app.inject({ url })
  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toMatchObject([{ field }])
})
