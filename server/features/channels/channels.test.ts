import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import type { ChannelFault } from '#domain/availability/channel-faults'
import { CalendarFailure, type CalendarSource } from '#server/adapters/calendars/calendars'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'
import { readChannelFrom } from './read-channel.ts'
import { run as readDue } from './read-due-channels.ts'

const site = await testApp()
const { app, db, catalogue, clock } = site
const office = await staffBearer(db)
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const reply = await app.inject({ method, url: `/api/${url}`, ...(payload && { payload }), headers: office })
  return {
    status: reply.statusCode,
    body: reply.body && reply.headers['content-type']?.includes('json') ? reply.json() : reply.body,
  }
}

const event = (uid: string, from: string, to: string, ...more: string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
    ...more,
    'END:VEVENT',
  ].join('\r\n')
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')

const sources: Record<string, string | ChannelFault> = {}
const source: CalendarSource = {
  read: async address => {
    const found = sources[address] ?? 'unreachable'
    if (found.startsWith('BEGIN')) return found
    throw new CalendarFailure(found as ChannelFault)
  },
}
const warnings: unknown[] = []
const log = { info: () => {}, error: () => {}, warn: (...said: unknown[]) => warnings.push(said) }
const task = { signal: new AbortController().signal, log } as unknown as Parameters<typeof readChannelFrom>[3]
const readNow = (feedId: number) => readChannelFrom(source, { db, clock }, feedId, task)

let count = 0
async function connected(villaId?: number, text?: string) {
  const id = villaId ?? (await aVilla(db)).id
  const address = `https://channel${++count}.example.com/secret-${count}.ics`
  if (text) sources[address] = text
  const { status, body } = await call('POST', `office/villas/${id}/channels`, {
    channel: `Channel ${count}`,
    source: address,
  })
  expect(status).toBe(201)
  return { villaId: id, feedId: body.channel.id as number, address, own: body.address as string, channel: body.channel }
}
const blocksOf = async (villaId: number) =>
  (
    await db
      .select()
      .from(tables.ownerBlock)
      .where(eq(tables.ownerBlock.villaId, villaId))
      .orderBy(tables.ownerBlock.nights)
  ).map(({ nights: { from, to } }) => `${from}/${to}`)
const shown = async (feedId: number) =>
  (await call('GET', 'office/channels')).body.channels.find(({ id }: { id: number }) => id === feedId)
const week = { from: '2027-06-05', to: '2027-06-12' }

test('the list has the channels of one villa alone', async () => {
  const { villaId, feedId } = await connected()
  await connected()
  const { body } = await call('GET', `office/channels?propertyId=${villaId}`)
  expect(body.channels.map(({ id }: { id: number }) => id)).toEqual([feedId])
})

describe('the calendar of a channel', () => {
  test('takes its nights on the site, follows moved and removed events, and frees all when it is removed', async () => {
    const { villaId, feedId, address } = await connected(
      undefined,
      calendar(event('1', '2027-06-05', '2027-06-12'), event('2', '2027-07-03', '2027-07-10')),
    )
    await expect.poll(() => catalogue.villas.get(villaId)).toBeDefined()
    await readNow(feedId)
    expect(await blocksOf(villaId)).toEqual(['2027-06-05/2027-06-12', '2027-07-03/2027-07-10'])
    const quote = `/api/core/bookings/ob/quote?propertyId=${villaId}&from=${week.from}&to=${week.to}&adults=2&currencyId=1`
    expect((await site.get(quote)).body.code).toBe('dates-taken')
    expect(await shown(feedId)).toMatchObject({ fault: null, blocks: 2, clashes: 0, exports: true })
    // They are no blocks of owners, which staff could free by hand.
    expect((await call('GET', `office/villas/${villaId}/blocks`)).body.blocks).toEqual([])
    const [block] = await db.select().from(tables.ownerBlock).where(eq(tables.ownerBlock.villaId, villaId))
    expect((await call('DELETE', `office/blocks/${block?.id}`)).body.code).toBe('not-found')
    sources[address] = calendar(event('1', '2027-06-12', '2027-06-19'))
    await readNow(feedId)
    await readNow(feedId)
    expect(await blocksOf(villaId)).toEqual(['2027-06-12/2027-06-19'])
    expect((await site.get(quote)).body.code).toBeUndefined()
    expect((await call('DELETE', `office/channels/${feedId}`)).status).toBe(204)
    expect(await blocksOf(villaId)).toEqual([])
    await readNow(feedId)
  })

  test('that frees nights lets the other calendars of the villa be read at once, which can have the same ones', async () => {
    const { villaId, feedId, address } = await connected(undefined, calendar(event('1', week.from, week.to)))
    await readNow(feedId)
    const other = await connected(villaId, calendar(event('2', week.from, week.to)))
    await readNow(other.feedId)
    const waiting = async () => {
      const { rows } = await db.execute<{ data: { feedId: number } }>(
        sql`select data from pgboss.job where name = 'read-channel' and state = 'created' order by id`,
      )
      return rows.filter(({ data }) => data.feedId === other.feedId).length
    }
    const before = await waiting()
    sources[address] = calendar()
    await readNow(feedId)
    expect([await blocksOf(villaId), await waiting()]).toEqual([[], before + 1])
    await readNow(feedId)
    expect(await waiting()).toBe(before + 1)
    await readNow(other.feedId)
    expect(await blocksOf(villaId)).toEqual(['2027-06-05/2027-06-12'])
  })

  test('that cannot be read changes nothing, tells why, and is tried again later each time', async () => {
    const { villaId, feedId, address } = await connected(undefined, calendar(event('1', week.from, week.to)))
    await readNow(feedId)
    const due = async () => {
      const [feed] = await db.select().from(tables.channelFeed).where(eq(tables.channelFeed.id, feedId))
      return ((feed?.dueAt?.getTime() ?? 0) - (feed?.triedAt?.getTime() ?? 0)) / 60_000
    }
    expect(await due()).toBe(30)
    const minutes: number[] = []
    for (const fault of ['too-large', 'private-address', 'no-calendar'] as const) {
      sources[address] = fault
      await readNow(feedId)
      expect((await shown(feedId)).fault).toBe(fault)
      minutes.push(await due())
    }
    expect(minutes).toEqual([60, 120, 240])
    expect(await blocksOf(villaId)).toEqual(['2027-06-05/2027-06-12'])
    expect(JSON.stringify(warnings)).not.toContain('secret-')
    expect(
      (await call('GET', 'office/channels?state=faulty')).body.channels.map(({ id }: { id: number }) => id),
    ).toContain(feedId)
    sources[address] = calendar()
    await readNow(feedId)
    expect(await blocksOf(villaId)).toEqual([])
    expect(await shown(feedId)).toMatchObject({ fault: null })
  })

  test('of which an event cannot be read takes what it can, frees no nights, and is listed until it is whole again', async () => {
    const later = event('2', '2027-07-03', '2027-07-10')
    const weekly = (rule: string) => event('1', week.from, '2027-06-07', `RRULE:${rule}`)
    const { villaId, feedId, address } = await connected(undefined, calendar(weekly('FREQ=WEEKLY;COUNT=2'), later))
    await readNow(feedId)
    const before = ['2027-06-05/2027-06-07', '2027-06-12/2027-06-14', '2027-07-03/2027-07-10']
    expect(await blocksOf(villaId)).toEqual(before)
    sources[address] = calendar(weekly('FREQ=WEEKLY;UNTIL=soon'), event('3', '2027-08-07', '2027-08-14'))
    await readNow(feedId)
    expect(await blocksOf(villaId)).toEqual([...before, '2027-08-07/2027-08-14'])
    expect(await shown(feedId)).toMatchObject({ fault: 'unreadable-event', blocks: 4 })
    const faulty = (await call('GET', 'office/channels?state=faulty')).body.channels
    expect(faulty.map(({ id }: { id: number }) => id)).toContain(feedId)
    const { counts } = (await call('GET', 'office/today')).body
    expect(counts).toContainEqual({ name: 'faulty', count: faulty.length })
    sources[address] = calendar(later)
    await readNow(feedId)
    expect(await blocksOf(villaId)).toEqual(['2027-07-03/2027-07-10'])
    expect(await shown(feedId)).toMatchObject({ fault: null })
  })

  test('that fails after its address was changed or taken away says nothing about the new one', async () => {
    for (const next of ['https://new.example.com/a.ics', null]) {
      const { feedId, channel } = await connected()
      const failing: CalendarSource = {
        read: async () => {
          const change = { revision: channel.revision, channel: channel.channel, source: next }
          expect((await call('PUT', `office/channels/${feedId}`, change)).status).toBe(200)
          throw new CalendarFailure('refused')
        },
      }
      await readChannelFrom(failing, { db, clock }, feedId, task)
      const [feed] = await db.select().from(tables.channelFeed).where(eq(tables.channelFeed.id, feedId))
      expect([feed?.fault, feed?.failures, feed?.triedAt]).toEqual([null, 0, null])
      expect(feed?.dueAt?.getTime() ?? 0).toBeLessThanOrEqual(clock.now())
    }
  })

  test('that clashes with a booking makes a task and deletes nothing; settled, it stays so', async () => {
    const { villaId, feedId, address } = await connected()
    await expect.poll(() => catalogue.villas.get(villaId)).toBeDefined()
    const [client] = await db.select().from(tables.contact).where(eq(tables.contact.email, 'lead@example.com'))
    const wanted = { contactId: client?.publicId, propertyId: villaId, ...week, adults: 2, currencyId: 1 }
    expect((await call('POST', 'office/bookings', wanted)).status).toBe(201)
    const openClashes = async () =>
      (await call('GET', 'office/channels/clashes')).body.clashes.filter(
        ({ propertyId }: { propertyId: number }) => propertyId === villaId,
      )
    const today = async () =>
      (await call('GET', 'office/today')).body.counts.find(({ name }: { name: string }) => name === 'clashes').count
    const before = await today()
    sources[address] = calendar(event('1', '2027-06-10', '2027-06-15'))
    await readNow(feedId)
    await readNow(feedId)
    expect(await blocksOf(villaId)).toEqual(['2027-06-12/2027-06-15'])
    const [clash, ...others] = await openClashes()
    expect([clash.from, clash.to, others]).toEqual(['2027-06-10', '2027-06-12', []])
    expect(await today()).toBe(before + 1)
    const occupied = await db.select().from(tables.occupancy).where(eq(tables.occupancy.villaId, villaId))
    expect(occupied.map(({ nights }) => nights)).toContainEqual(week)
    expect((await call('POST', `office/channels/clashes/${clash.id}/settle`)).status).toBe(204)
    expect((await call('POST', `office/channels/clashes/${clash.id}/settle`)).body.code).toBe('not-found')
    await readNow(feedId)
    expect(await openClashes()).toEqual([])
    sources[address] = calendar(event('1', '2027-06-07', '2027-06-15'))
    await readNow(feedId)
    expect(await openClashes()).toMatchObject([{ from: '2027-06-07', to: '2027-06-12' }])
    sources[address] = calendar()
    await readNow(feedId)
    expect(await openClashes()).toEqual([])
  })

  test('is due by its own time, once for all processes', async () => {
    const { feedId } = await connected()
    await Promise.all([readDue({ db }), readDue({ db })])
    const [feed] = await db.select().from(tables.channelFeed).where(eq(tables.channelFeed.id, feedId))
    expect(feed?.dueAt?.getTime()).toBeGreaterThan(clock.now())
  })

  test.each([
    'http://example.com/a.ics',
    'https://me:secret@example.com/',
    'javascript:alert(1)',
    'example.com',
    'https://example.com:22/',
  ])('is not connected by the address %s', async source => {
    const { id } = await aVilla(db)
    const { body } = await call('POST', `office/villas/${id}/channels`, { channel: 'Airbnb', source })
    expect(body.errors).toMatchObject([{ field: 'body.source' }])
  })

  test('is connected once for each name, and an edit based on another revision is refused', async () => {
    const { villaId, feedId, channel } = await connected()
    const again = { channel: channel.channel }
    expect((await call('POST', `office/villas/${villaId}/channels`, again)).body.code).toBe('not-in-this-state')
    const change = { revision: channel.revision, channel: 'Renamed' }
    const changed = await call('PUT', `office/channels/${feedId}`, change)
    expect(changed.body).toMatchObject({ channel: 'Renamed', source: channel.source })
    expect((await call('PUT', `office/channels/${feedId}`, change)).body.code).toBe('edited-meanwhile')
    const ended = await call('PUT', `office/channels/${feedId}`, {
      ...change,
      revision: changed.body.revision,
      source: null,
    })
    expect(ended.body.source).toBeNull()
    expect((await call('POST', `office/channels/${feedId}/reading`)).body.code).toBe('not-in-this-state')
    const versions = await db.select().from(tables.recordVersion).where(eq(tables.recordVersion.kind, 'calendar-feed'))
    expect(JSON.stringify(versions)).not.toContain('secret-')
    expect((await call('POST', 'office/villas/2000000000/channels', again)).body.code).toBe('not-found')
  })
})

describe('our calendar for a channel', () => {
  test('has nights only, without those of the channel itself, and ends when its address is renewed', async () => {
    const { villaId, feedId, own } = await connected(
      undefined,
      calendar(event('theirs', '2027-08-07', '2027-08-14', 'SUMMARY:Jane Doe')),
    )
    await readNow(feedId)
    await call('POST', `office/villas/${villaId}/blocks`, { ...week, note: 'Family of the owner' })
    const path = new URL(own).pathname.replace(/^\/api\//, '')
    const { body, status } = await call('GET', path)
    expect(status).toBe(200)
    expect(body).not.toMatch(/owner|Jane|Family/)
    const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
    const nights = events
      .map(one => new ICAL.Event(one))
      .map(({ startDate, endDate }) => [`${startDate}`, `${endDate}`])
    expect(nights).toEqual([[week.from, week.to]])
    expect((await call('GET', path)).body).toBe(body)
    const renewed = await call('POST', `office/channels/${feedId}/address`)
    expect(renewed.status).toBe(201)
    expect((await call('GET', path)).body.code).toBe('link-over')
    expect((await call('GET', new URL(renewed.body.address).pathname.replace(/^\/api\//, ''))).status).toBe(200)
    expect((await call('GET', `core/channelcalendars/${'x'.repeat(43)}.ics`)).body.code).toBe('link-over')
  })

  test('of another channel has the nights that this one brought', async () => {
    const one = await connected(undefined, calendar(event('1', week.from, week.to)))
    await readNow(one.feedId)
    const other = await connected(one.villaId)
    expect((await call('GET', new URL(other.own).pathname.replace(/^\/api\//, ''))).body).toContain(
      'DTSTART;VALUE=DATE:20270605',
    )
  })
})

test('clients cannot see channels', async () => {
  const headers = bearer(await signInBy(app))
  const reply = await app.inject({ method: 'GET', url: '/api/office/channels', headers })
  expect(reply.statusCode).toBe(404)
})
