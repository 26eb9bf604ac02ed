import { asc, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SiteSearchReply } from '#contract/villas/search'
import * as tables from '#database/tables'
import { inIndex } from '#domain/content/site-search'
import { searchProvider } from '#testing/network/search-provider'
import { testApp } from '#testing/site/app'
import { run } from './count-events.ts'

const provider = await searchProvider()
const site = await testApp()
const { get, post, db } = site
const { INSIGHTS_URL, SEARCH_APPLICATION, SEARCH_KEY, SEARCH_PREFIX } = provider.environment
const telling = await testApp({
  environment: { INSIGHTS_URL, SEARCH_APPLICATION, SEARCH_KEY, SEARCH_PREFIX },
  beside: site,
})

const address = '/api/core/search/events'
const agreed = { cookie: 'consent=statistics' }
const mailer = { deliver: async () => {} }
const count = (context = site.context) => run({ ...context, mailer }, {}, { signal: new AbortController().signal })
const rows = () => db.select().from(tables.searchEvent).orderBy(asc(tables.searchEvent.id))
const counts = () =>
  db
    .select()
    .from(tables.searchCount)
    .orderBy(asc(tables.searchCount.kind), asc(tables.searchCount.object), asc(tables.searchCount.position))

const click = { kind: 'click', object: 'villa 1', queryId: 'own-0a1b2c', position: 2 }
const conversion = { kind: 'conversion', object: 'collection 2', queryId: '0123456789abcdef0123456789abcdef' }

beforeEach(async () => {
  provider.state.mood = 'well'
  provider.state.events.length = 0
  await db.execute(sql`truncate search_event, search_count`)
})

describe('a reply', () => {
  test('has an id for each index, the same for equal results', async () => {
    const find = async (q: string, headers = {}) =>
      (await get(`/api/core/search/lang/en?q=${q}`, headers)).body as SiteSearchReply
    const { queryIds, groups } = await find('corfu')
    const shown = groups.flatMap(({ found }) => found.map(({ id }) => id))
    expect(inIndex('Villas', shown).length).toBeGreaterThan(1)
    expect((await find('Corfu', agreed)).queryIds).toEqual(queryIds)
    expect(new Set(Object.values(queryIds)).size).toBe(3)
    expect((await find('paxos')).queryIds.Villas).not.toBe(queryIds.Villas)
  })
})

describe('the events of visitors', () => {
  test('are stored with consent to statistics, and counted by day, thing and position', async () => {
    for (const event of [click, click, { ...click, position: 1 }, conversion])
      expect(await post(address, event, agreed)).toMatchObject({ status: 204 })
    expect(await rows()).toHaveLength(4)
    await count()
    expect(await rows()).toEqual([])
    const of = { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }
    expect(await counts()).toEqual([
      { ...of, kind: 'click', indexName: 'Villas', object: 'villa 1', position: 1, times: 1 },
      { ...of, kind: 'click', indexName: 'Villas', object: 'villa 1', position: 2, times: 2 },
      { ...of, kind: 'conversion', indexName: 'Collections', object: 'collection 2', position: 0, times: 1 },
    ])
    await post(address, click, agreed)
    await Promise.all([count(), count(), count()])
    expect((await counts()).find(({ position }) => position === 2)?.times).toBe(3)
  })

  test.each([undefined, 'consent=none', 'consent=marketing.convenience', 'consent=statisticsx', 'consent=%zz'])(
    'are not stored without consent: %s',
    async cookie => {
      expect((await post(address, click, cookie ? { cookie } : {})).status).toBe(204)
      expect(await rows()).toEqual([])
    },
  )

  test.each([
    ['a thing that there is not', { ...click, object: 'villa 987654' }],
    ['a kind that there is not', { ...click, object: 'ship 1' }],
    ['a name of the language', { ...click, object: 'constructor 1' }],
  ])('of %s are not found', async (_, event) => {
    expect(await post(address, event, agreed)).toMatchObject({ status: 404 })
    expect(await rows()).toEqual([])
  })

  test('of a villa that is hidden in their country are not found', async () => {
    const hidden = [...site.catalogue.villas.values()].find(({ row }) => row.hideForItaly)?.row.id
    const event = { ...click, object: `villa ${hidden}` }
    const inItaly = { cookie: 'consent=statistics; officecountry=it' }
    expect((await post(address, event, inItaly)).status).toBe(404)
    expect((await post(address, event, agreed)).status).toBe(204)
  })

  test.each([
    ['kind', { ...click, kind: 'view' }],
    ['object', { ...click, object: 'ada@example.com' }],
    ['object', { ...click, object: 'villa 1; drop table' }],
    ['queryId', { ...click, queryId: 'what was typed' }],
    ['queryId', { ...click, queryId: 'x'.repeat(65) }],
    ['position', { ...click, position: 0 }],
    ['position', { ...click, position: '2' }],
  ])('are rejected with the name of the field: %s', async (field, event) => {
    const { status, body } = await post(address, event, agreed)
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ field: `body.${field}` }])
  })

  test('accept no other fields', async () => {
    await post(address, { ...click, query: 'ada@example.com', email: 'ada@example.com' }, agreed)
    expect(JSON.stringify(await rows())).not.toContain('ada')
  })
})

describe('a provider', () => {
  test('receives clicks on its results and ours, without personal data, and they are counted', async () => {
    const theirs = { ...click, queryId: 'fedcba9876543210fedcba9876543210' }
    for (const event of [click, theirs, { ...theirs, position: undefined }, conversion])
      await post(address, event, agreed)
    await count(telling.context)
    const whole = { index: 'test_Villas', objectIDs: ['villa-1'], timestamp: expect.any(Number) }
    const opened = { ...whole, eventType: 'click', eventName: 'Search Result Opened' }
    expect(provider.state.events).toEqual([
      { ...opened, userToken: 'anonymous-own-0a1b2c' },
      { ...opened, userToken: `anonymous-${theirs.queryId}`, queryID: theirs.queryId, positions: [2] },
      { ...opened, userToken: `anonymous-${theirs.queryId}` },
      {
        ...whole,
        eventType: 'conversion',
        eventName: 'Form Sent After Search',
        index: 'test_Collections',
        objectIDs: ['collection-2'],
        userToken: `anonymous-${conversion.queryId}`,
        queryID: conversion.queryId,
      },
    ])
    expect(await rows()).toEqual([])
    expect((await counts()).reduce((sum, { times }) => sum + times, 0)).toBe(4)
  })

  test.each(['failing', 'lost'] as const)(
    'that is %s receives them later, and nothing is lost or counted twice',
    async mood => {
      await post(address, click, agreed)
      provider.state.mood = mood
      await expect(count(telling.context)).rejects.toThrow()
      expect(await rows()).toHaveLength(1)
      expect(await counts()).toEqual([])
      provider.state.mood = 'well'
      await count(telling.context)
      expect(provider.state.events).toHaveLength(1)
      expect(await counts()).toMatchObject([{ times: 1 }])
    },
  )

  test('that rejects events permanently is not sent them again, and the log records it', async () => {
    await post(address, click, agreed)
    provider.state.mood = 'refusing'
    await expect(count(telling.context)).rejects.toThrow('refused: 422')
    provider.state.mood = 'well'
    await count(telling.context)
    expect(provider.state.events).toEqual([])
    expect(await counts()).toMatchObject([{ times: 1 }])
  })

  test('is not sent events older than it accepts', async () => {
    await post(address, click, agreed)
    await db.execute(sql`update search_event set happened_at = now() - interval '4 days'`)
    await count(telling.context)
    expect(provider.state.events).toEqual([])
    expect(await counts()).toMatchObject([{ times: 1 }])
  })
})
