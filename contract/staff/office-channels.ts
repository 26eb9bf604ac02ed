import { z } from 'zod'
import { optional } from 'zod/mini'
import { endpoint, file, noContent } from '#contract/endpoint'
import { id, keysetCursor, revision } from '#contract/schemas'
import { villaFilter } from '#contract/staff/office-prices'
import { channelFaults } from '#domain/availability/channel-faults'
import { ordersOf } from '#domain/office-lists/lists'

const ofPrices = { group: 'extras', access: ['staff:prices'], problems: ['invalid-input', 'not-found'] } as const
const params = z.object({ id })

const channelFeed = z
  .object({
    id: z.number(),
    revision: z.number(),
    propertyId: z.number(),
    villa: z.string(),
    channel: z.string(),
    source: z.string().nullable().meta({ description: 'The host of the calendar that is read; null without one' }),
    exports: z.boolean().meta({ description: 'The channel has an address of our calendar' }),
    exportedAt: z.iso.datetime().nullable().meta({ description: 'When the channel last read our calendar' }),
    triedAt: z.iso.datetime().nullable(),
    succeededAt: z.iso.datetime().nullable(),
    fault: z.enum(channelFaults).nullable().meta({ description: 'Why the last attempt to read failed' }),
    blocks: z.number().meta({ description: 'Ranges of nights that the calendar takes from today on' }),
    clashes: z.number(),
  })
  .meta({ id: 'OfficeChannelFeed' })
export type ChannelFeedShown = z.output<typeof channelFeed>

const orders = ordersOf('/office/channels')
const channelOrder = z.enum(orders).default('villa').meta({
  description: 'By the name of the villa or of the channel, or by when its calendar was last read',
})
export type ChannelOrder = (typeof orders)[number]

/** The filter of the list of channels, which its export has too. */
export const channelFilter = z.object({
  state: z.enum(['all', 'faulty', 'clashes']).default('all'),
  order: channelOrder,
})
export type ChannelFilter = z.output<typeof channelFilter>

export const listChannels = endpoint({
  ...ofPrices,
  method: 'GET',
  path: '/office/channels',
  summary: 'List the calendars of sales channels',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: z.object({
    state: z.enum(['all', 'faulty']).default('all').meta({ description: 'faulty: the last attempt to read failed' }),
    propertyId: villaFilter.propertyId,
    words: villaFilter.words,
    order: channelOrder,
    cursor: optional(keysetCursor),
  }),
  reply: z.object({ channels: z.array(channelFeed), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

const channel = z.string().trim().min(1).max(60)
const source = z
  .string()
  .trim()
  .max(2000)
  .meta({ description: 'The https address of the channel’s calendar', examples: ['https://example.com/calendar.ics'] })

const address = z.string().meta({ description: 'The address of our calendar, returned only this once' })

export const addChannel = endpoint({
  ...ofPrices,
  method: 'POST',
  path: '/office/villas/{id}/channels',
  summary: 'Connect the calendar of a villa with a sales channel',
  description:
    'At most twenty for a villa, each channel once. With `source`, its calendar is read from now on. The channel reads ours at `address`: nights only, no names.',
  params,
  body: z.object({ channel, source: optional(source) }),
  reply: z.object({ channel: channelFeed, address }),
  status: 201,
  problems: [...ofPrices.problems, 'not-in-this-state'],
  writes: 'idempotent',
  secret: true,
})

export const changeChannel = endpoint({
  ...ofPrices,
  method: 'PUT',
  path: '/office/channels/{id}',
  summary: 'Change the name of a channel, or the calendar that is read from it',
  description: 'Without `source` its address stays; null ends reading, and its nights stay until it is removed.',
  params,
  body: z.object({ revision, channel, source: optional(source.nullable()) }),
  reply: channelFeed,
  problems: [...ofPrices.problems, 'edited-meanwhile', 'not-in-this-state'],
  writes: 'transactional',
})

export const renewChannelAddress = endpoint({
  ...ofPrices,
  method: 'POST',
  path: '/office/channels/{id}/address',
  summary: 'Renew the address at which a channel reads our calendar',
  description: 'The previous address ends at once.',
  params,
  reply: z.object({ address }),
  status: 201,
  writes: 'idempotent',
  secret: true,
})

export const readChannelNow = endpoint({
  ...ofPrices,
  method: 'POST',
  path: '/office/channels/{id}/reading',
  summary: 'Read the calendar of a channel as soon as possible',
  params,
  reply: noContent,
  problems: [...ofPrices.problems, 'not-in-this-state'],
  writes: 'transactional',
  limit: { max: 120, windowSeconds: 3600, per: 'account', store: 'database' },
})

export const removeChannel = endpoint({
  ...ofPrices,
  method: 'DELETE',
  path: '/office/channels/{id}',
  summary: 'End the connection with a channel, and free the nights that its calendar took',
  params,
  reply: noContent,
  writes: 'transactional',
})

const clash = z
  .object({
    id: z.number(),
    propertyId: z.number(),
    villa: z.string(),
    channel: z.string(),
    from: z.string(),
    to: z.string(),
    seenAt: z.iso.datetime(),
  })
  .meta({ id: 'OfficeChannelClash' })
export type ChannelClashShown = z.output<typeof clash>

export const listClashes = endpoint({
  ...ofPrices,
  method: 'GET',
  path: '/office/channels/clashes',
  summary: 'List nights that a channel has sold and a booking or option takes',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: z.object({ cursor: villaFilter.cursor }),
  reply: z.object({ clashes: z.array(clash), next: z.number().nullable() }),
  problems: ['invalid-input'],
})

export const settleClash = endpoint({
  ...ofPrices,
  method: 'POST',
  path: '/office/channels/clashes/{id}/settle',
  summary: 'Mark a clash as settled',
  params,
  reply: noContent,
  writes: 'transactional',
})

export const readOwnCalendar = endpoint({
  group: 'public',
  method: 'GET',
  path: '/core/channelcalendars/{secret}',
  access: 'anyone',
  summary: 'Get the taken nights of a villa as a calendar (RFC 5545)',
  description: 'For sales channels. Nights only: no names, no kinds. Without those that the channel itself brought.',
  params: z.object({
    secret: z
      .string()
      .regex(/^[\w-]{43}(\.ics)?$/)
      .transform(text => text.replace(/\.ics$/, ''))
      .meta({ description: 'The last part of the address' }),
  }),
  reply: file('text/calendar'),
  problems: ['invalid-input', 'link-over'],
  limit: { max: 600, windowSeconds: 3600, per: 'address', store: 'memory' },
})
