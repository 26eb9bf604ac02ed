import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints'
import { oddTexts } from '#testing/generated/arbitrary-json'
import { declaredAnswers } from '#testing/generated/declared-answers'
import { testApp } from '#testing/site/app'
import { rounds } from '#testing/soak'

const { app } = await testApp()
const { expectAnswer } = await declaredAnswers(app)

const odd = fc.constantFrom(...oddTexts)
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

const gets = endpoints.filter(({ method }) => method === 'GET')

test.each(gets.map(call => [call.path, call] as const))(
  'whatever is asked of %s, it answers or names what it cannot use',
  async (path, call) => {
    const names = Object.keys(call.query?.shape ?? {})
    const fields = [
      ...names.map(name => `query.${name}`),
      ...Object.keys(call.params?.shape ?? {}).map(name => `params.${name}`),
      ...Object.keys(call.headers?.shape ?? {}).map(name => `headers.${name}`),
    ]
    await fc.assert(
      fc.asyncProperty(addressesOf(path, names), async url => {
        const reply = await app.inject({ url })
        expectAnswer(call, reply, url)
        if (reply.statusCode !== 400 && reply.statusCode !== 422) return
        const problem = reply.json()
        if (problem.code === 'malformed-request') return
        expect(problem.errors.length).toBeGreaterThan(0)
        for (const { field } of problem.errors) expect(fields).toContain(field)
      }),
      { numRuns: rounds({ few: 20, many: 60 }) },
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
