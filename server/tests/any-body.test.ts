import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint'
import { endpoints as ownCalls } from '#contract/endpoints'
import {
  type ActorName,
  actors,
  bearerOf,
  demonstrationCalls,
  insertStaffActors,
  signatureOf,
} from '#testing/bookings/demonstration-calls'
import { nearlyJsonOf, oddJson, oddTexts } from '#testing/generated/arbitrary-json'
import { declaredAnswers } from '#testing/generated/declared-answers'
import { testApp } from '#testing/site/app'
import { rounds } from '#testing/soak'

// Many rounds of what makes papers take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const { app, db } = await testApp({ demonstration: true })
await insertStaffActors(db)
const { expectAnswer } = await declaredAnswers(app)

const anything = z.object({})
const pathOf = ({ path }: Endpoint, value: string) => `/api${path.replace(/\{\w+\}/g, encodeURIComponent(value))}`
const valid = (text: string) => text.toWellFormed()

/** Those of the site, and one of each kind that there can be. */
const calls: Endpoint[] = [...ownCalls, ...Object.values(demonstrationCalls)]

let senders = 0
/** Each request has an address of its own, so that no rate limit applies. */
const someone = () => ({ 'x-forwarded-for': `2001:db8:${(++senders).toString(16)}::1` })

/** A call with what is sent along, signed as it came, and sent by a page of the site. */
const sent = (call: Endpoint, id: string, payload: Buffer | string, headers: InjectOptions['headers'] = {}) =>
  app.inject({
    method: call.method,
    url: pathOf(call, valid(id) || '1'),
    payload,
    headers: {
      ...someone(),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'cko-signature': signatureOf(payload.toString()),
      ...headers,
    },
  })

/** Authenticated and anonymous callers. */
const caller = fc.option(fc.constantFrom(...(Object.keys(actors) as ActorName[])), { freq: 12 })
const bearer = (name: ActorName | null) => (name ? bearerOf(name) : {})

const acting = calls
  .filter(({ method }) => method !== 'GET')
  .map(call => [`${call.method} ${call.path}`, call] as const)
const every = calls.map(call => [`${call.method} ${call.path}`, call] as const)

const ids = fc.oneof({ weight: 3, arbitrary: fc.constant('1') }, fc.constantFrom(...oddTexts))

test.each(acting)('whatever JSON is sent to %s, it answers or names what it cannot use', async (_, call) => {
  const body = fc.oneof({ weight: 3, arbitrary: nearlyJsonOf(call.body ?? anything) }, oddJson)
  await fc.assert(
    fc.asyncProperty(ids, body, caller, async (id, json, name) => {
      const text = JSON.stringify(json)
      const reply = await sent(call, id, text, bearer(name))
      expectAnswer(call, reply, text.slice(0, 500))
      if (reply.statusCode !== 422) return
      // Each error has the path of its field.
      expect(reply.json().errors.length).toBeGreaterThan(0)
      for (const { field } of reply.json().errors) expect(field).toMatch(/^(body|headers|params|query)(\.|$)/)
    }),
    { numRuns: rounds({ few: 6, many: 150 }) },
  )
  expect(({} as { polluted?: true }).polluted).toBeUndefined()
})

/** Ways in which bytes are not the JSON that a call takes. */
const broken: fc.Arbitrary<(json: string) => Buffer | string> = fc.oneof(
  fc.nat().map(at => (json: string) => json.slice(0, at % json.length)),
  fc.constantFrom<(json: string) => Buffer | string>(
    json => `${json},`,
    json => `\ufeff${json}`,
    json => Buffer.from(json, 'utf16le'),
    json => Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe, 0x80])]),
    json => json.replace('{', '{"__proto__": {"polluted": true}, '),
    json => json.replace('{', '{"constructor": {"prototype": {"polluted": true}}, '),
    json => json.replaceAll('"', "'"),
    () => '[['.repeat(20_000) + ']]'.repeat(20_000),
    () => '{"a":'.repeat(20_000),
    () => `"${'x'.repeat(300_000)}"`,
    () => '\u0000',
    () => 'email=anna%40example.com',
    () => '1e999999',
  ),
  fc.uint8Array({ maxLength: 60 }).map(bytes => () => Buffer.from(bytes)),
)

const contentTypes = fc.constantFrom(
  ...['application/json', 'application/json; charset=utf-16', 'application/json; charset', 'APPLICATION/JSON'],
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'],
  ...['', '/', 'application/json, text/html', 'application/problem+json', ';;;', 'x'.repeat(3000), '__proto__'],
)

test.each(acting)('any bytes of any content type sent to %s are answered or rejected', async (_, call) => {
  await fc.assert(
    fc.asyncProperty(
      nearlyJsonOf(call.body ?? anything),
      broken,
      contentTypes,
      caller,
      async (json, breakIt, type, name) => {
        const bytes = breakIt(JSON.stringify(json))
        const reply = await sent(call, '1', bytes, { ...bearer(name), 'content-type': type })
        expectAnswer(call, reply, `${type}: ${bytes.toString().slice(0, 200)}`)
      },
    ),
    { numRuns: rounds({ few: 4, many: 100 }) },
  )
  expect(({} as { polluted?: true }).polluted).toBeUndefined()
})

/** Any valid header value: no line ends, no NUL, one byte per character. */
const headerValue = fc.oneof(
  fc.constantFrom(...oddTexts.filter(text => /^[\t\x20-\x7e]*$/.test(text))),
  fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map(code => String.fromCharCode(code)), maxLength: 60 }),
)

const headers = fc.dictionary(
  fc.constantFrom(
    ...['authorization', 'cookie', 'input', 'idempotency-key', 'accept', 'accept-language', 'accept-encoding'],
    ...['if-none-match', 'if-modified-since', 'range', 'origin', 'referer', 'sec-fetch-site', 'x-visitor-country'],
    ...['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'content-encoding', 'x-request-id', '__proto__'],
    ...['usertype', 'cko-signature', 'content-length', 'transfer-encoding', 'expect', 'te'],
  ),
  fc.oneof(
    headerValue,
    fc.constantFrom('Bearer x', 'Basic !', 'Bearer '.repeat(99), 'W/"x"', '*', 'gzip;q=x', 'br;q=9', 'bytes=9-1'),
    fc.constantFrom('6f1c1d0e-6e1f-4d6e-9d5a-0d3c8f5b2a11', '6f1c1d0e-6e1f-4d6e-9d5a-0d3c8f5b2a12'),
    fc.constantFrom('officecountry=__proto__; officecountry', 'a=%; =b; ;;', 'x='.repeat(3000)),
  ),
  { maxKeys: 6 },
)

test.each(every)('any headers sent to %s are answered or rejected', async (_, call) => {
  const body = nearlyJsonOf(call.body ?? anything)
  await fc.assert(
    fc.asyncProperty(headers, body, caller, async (more, json, name) => {
      const given = { ...bearer(name), ...more }
      const told = JSON.stringify(given)
      if (call.method !== 'GET') return expectAnswer(call, await sent(call, '1', JSON.stringify(json), given), told)
      expectAnswer(call, await app.inject({ url: pathOf(call, '1'), headers: given }), told)
    }),
    // A paper takes a tenth of a second and more.
    { numRuns: rounds(call.queue === 'downloads' ? { few: 1, many: 30 } : { few: 3, many: 60 }) },
  )
})
