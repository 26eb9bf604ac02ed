import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { VillaMatches } from '#contract/villas/matchmaker'
import * as tables from '#database/tables'
import { testApp } from '#testing/site/app'

const site = 'https://villas.example'
const { catalogue, db, get, post } = await testApp({ environment: { PUBLIC_URL: site } })

const matchesOf = async (answers: Record<string, string>, headers: Record<string, string> = {}) => {
  const { status, body } = await get(`/api/core/villamatches?${new URLSearchParams(answers)}`, headers)
  expect(status).toBe(200)
  return body as VillaMatches
}
const amenityKeys = (id: number) => {
  const { amenityById } = catalogue.content
  return new Set(catalogue.villas.get(id)?.row.amenityIds.map(amenity => amenityById.get(amenity)?.key))
}

describe('the villa matchmaker', () => {
  test('proposes three villas that match the answers, with reasons that hold', async () => {
    const { matches, searchPath } = await matchesOf({
      company: 'family',
      guests: '8',
      country: 'greece',
      morning: 'swim',
      neighbours: 'near',
      evening: 'taverna',
      budget: '20000',
    })
    expect(matches).toHaveLength(3)
    for (const { property, reasons, givenUp } of matches) {
      expect(property.url).toMatch(/^\/greece\//)
      expect(property.sleeps).toBeGreaterThanOrEqual(8)
      expect(property.priceFrom).toBeLessThanOrEqual(20_000)
      expect(givenUp).toEqual([])
      const keys = amenityKeys(property.id)
      expect(reasons.includes('village')).toBe(keys.has('walk-to-village'))
      expect(reasons.includes('beach')).toBe(
        keys.has('walk-to-beach') && !keys.has('on-the-water') && !keys.has('private-jetty'),
      )
    }
    expect(searchPath).toContain('people=8')
    expect(searchPath).toContain('maxprice=20000')
  })

  test('names the criteria it relaxed where too few villas fit, and never proposes one that is too small', async () => {
    const { matches } = await matchesOf({ guests: '12', country: 'france', budget: '5000' })
    expect(matches).toHaveLength(3)
    for (const { property, givenUp } of matches) {
      expect(property.sleeps).toBeGreaterThanOrEqual(12)
      expect(property.priceFrom > 5000).toBe(givenUp.includes('budget'))
      expect(!property.url.startsWith('/france/')).toBe(givenUp.includes('country'))
    }
    expect(matches.some(({ givenUp }) => givenUp.length > 0)).toBe(true)
  })

  test('proposes villas without reasons where every answer is left open', async () => {
    const { matches, searchPath } = await matchesOf({})
    expect(matches.map(({ reasons }) => reasons)).toEqual([[], [], []])
    expect(searchPath).toBe('/results')
  })

  test('proposes no villa that is hidden from the visitor', async () => {
    const { matches } = await matchesOf({ country: 'italy' }, { cookie: 'officecountry=it' })
    for (const { property } of matches) expect(property.hideforitaly).toBe(false)
  })

  test('rejects impossible answers', async () => {
    const { status, body } = await get('/api/core/villamatches?guests=7')
    expect([status, body.errors[0].field]).toEqual([422, 'query.guests'])
  })
})

describe('the result by e-mail', () => {
  let callers = 0
  const send = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    post('/api/core/villamatches/send', body, {
      'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::1`,
      ...headers,
    })
  const mailTo = (recipient: string) =>
    db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(tables.mail.id)

  test('has the villas of the page, in the language of the visitor, and the link back to the answers', async () => {
    const answers = { guests: '6', country: 'greece', morning: 'pool' }
    const { matches } = await matchesOf({ ...answers, lang: 'de' })
    expect((await send({ email: 'ada@example.com', lang: 'de', ...answers })).status).toBe(204)
    const [letter, more] = await mailTo('ada@example.com')
    expect(more).toBeUndefined()
    expect(letter?.subject).toBe('Ihre drei Villen')
    for (const { property } of matches) expect(letter?.html).toContain(`${site}/de${property.url}`)
    expect(letter?.text).toContain('guests=6&country=greece&morning=pool&neighbours=&evening=&budget=')
  })

  test('is written once, however often it is sent', async () => {
    const headers = { 'idempotency-key': '0f4b8a0e-6f0c-4a63-9f6a-2f1f3d0a7c11', 'x-forwarded-for': '2001:db8:ff::1' }
    for (const _ of [1, 2]) expect((await send({ email: 'bo@example.com', lang: 'en' }, headers)).status).toBe(204)
    expect(await mailTo('bo@example.com')).toHaveLength(1)
  })

  test('is not sent to an invalid address, nor for a suspected program', async () => {
    const { status, body } = await send({ email: 'nowhere' })
    expect([status, body.errors[0].field]).toEqual([422, 'body.email'])
    expect((await send({ email: 'cy@example.com', website: 'http://spam.example' })).status).toBe(204)
    expect(await mailTo('cy@example.com')).toEqual([])
  })
})
