/** Records that lie at villas, by which the reach of a staff member is checked (PD-209). */
export const reachRecords = [
  'villa',
  'region',
  'booking',
  'item',
  'block',
  'change',
  'claim',
  'clash',
  'contact',
  'conversation',
  'feedback',
  'feedback-photo',
  'feed',
  'hours',
  'invoice',
  'message-file',
  'payment',
  'picture',
  'refund',
  'stroke',
  'supplier-request',
] as const
export type ReachRecord = (typeof reachRecords)[number]

type InputPath = `${'params' | 'query' | 'body'}.${string}`

/** A record that a request names; a list where it names many. */
export interface NamedRecord {
  record: ReachRecord
  at: InputPath
  /** A request without it names no record; otherwise a limited staff member must name one. */
  optional?: true
}

/** How an endpoint of staff keeps to the reach of its caller. */
export type EndpointReach = (
  | { records: readonly [NamedRecord, ...NamedRecord[]] }
  /** The use case reads only what is in reach. */
  | { by: 'list' }
  /** The use case checks the records, because their kind depends on the request. */
  | { by: 'use-case' }
  /** It needs a permission without limit, for this reason. */
  | { unlimited: string }
  /** It has no record of a villa, for this reason. */
  | { open: string }
) & {
  /** A POST that only reads. */
  reads?: true
}

const at = (record: ReachRecord, path: InputPath = 'params.id'): EndpointReach & { records: [NamedRecord] } => ({
  records: [{ record, at: path }],
})
const both = (...named: readonly { records: readonly [NamedRecord] }[]): EndpointReach => ({
  records: named.flatMap(({ records }) => records) as [NamedRecord, ...NamedRecord[]],
})
const list = { by: 'list' } as const
const readList = { by: 'list', reads: true } as const
const booking = at('booking')
const villa = at('villa')
const oneself = { open: 'it is about the caller alone' } as const
const ofContent = { unlimited: 'content has no region (PD-211)' } as const
const ofSettings = { unlimited: 'settings apply everywhere (PD-211)' } as const
const ofPeople = { unlimited: 'people and the log concern the whole company (PD-211)' } as const
const shared = { unlimited: 'it is shared by all regions (PD-211)' } as const

/** Every endpoint of staff. One without a row is closed to limited staff, and a test fails. */
export const reachOfEndpoints: Readonly<Record<string, EndpointReach>> = {
  'GET /core/bookings/{id}': booking,
  'GET /core/bookings/bookingitemid/{id}': at('item'),
  'GET /core/bookingitems/{id}': at('item'),
  'GET /core/bookings/damagewaiverdetails/{bookingId}/forcheckout/{flag}': at('booking', 'params.bookingId'),
  'GET /core/bookings/senddamagewaiverrequest/{id}': booking,
  'GET /core/bookings/{id}/cancellation': booking,
  'GET /core/bookings/{id}/informationpack': booking,
  'GET /core/bookings/{id}/invoices': booking,
  'GET /core/bookings/{id}/transfers': booking,
  'GET /core/bookings/{id}/tripdetails': booking,
  'GET /core/invoice/{id}': at('invoice'),
  'GET /core/transfers/forbooking/propertyid/{id}/type/{type}': {
    records: [
      { record: 'villa', at: 'params.id' },
      { record: 'booking', at: 'query.bookingid', optional: true },
    ],
  },
  'GET /core/transfers/foroptions/propertyid/{id}/type/{type}': villa,
  'GET /core/transportation/bookingid/{id}': booking,
  'POST /core/bookings/{id}/tripdetails': booking,
  'POST /core/bookings/senddamagewaiverrequest/{id}': booking,
  'POST /core/documents/links': { by: 'use-case', reads: true },
  'GET /office/bulk': list,
  'POST /office/bulk': { by: 'use-case' },
  'POST /office/bulk/count': { by: 'use-case', reads: true },
  'POST /office/bulk/csv': { by: 'use-case', reads: true },
  'GET /office/bulk/{id}': { by: 'use-case' },
  'POST /office/bulk/{id}/cancel': { by: 'use-case' },
  'GET /office/bulk/{id}/failures': { by: 'use-case' },
  'POST /office/bulk/{id}/retry': { by: 'use-case' },
  'POST /office/bookings': {
    records: [
      { record: 'villa', at: 'body.propertyId' },
      { record: 'contact', at: 'body.contactId', optional: true },
    ],
  },
  'POST /office/bookings/csv': readList,
  'POST /office/bookings/find': readList,
  'POST /office/bookings/list': readList,
  'POST /office/bookings/{id}/cancel': booking,
  'PUT /office/bookings/{id}/clientmanager': booking,
  'POST /office/bookings/{id}/damagedeposit/claim': booking,
  'POST /office/bookings/{id}/damagedeposit/release': booking,
  'GET /office/bookings/{id}/events': booking,
  'POST /office/bookings/{id}/extend': booking,
  'POST /office/bookings/{id}/move': both(booking, at('villa', 'body.propertyId')),
  'POST /office/bookings/{id}/release': booking,
  'GET /office/bookings/{id}/transfers': booking,
  'POST /office/bookings/{id}/transfers': booking,
  'GET /office/bookings/{id}/villaaccess': booking,
  'PUT /office/bookings/{id}/villaaccess': booking,
  'GET /office/banktransfers': list,
  'GET /office/blocks': list,
  'DELETE /office/blocks/{id}': at('block'),
  'PUT /office/blocks/{id}': both(at('block'), at('villa', 'body.propertyId')),
  'GET /office/calendar': list,
  'GET /office/changes': list,
  'GET /office/changes/count': list,
  'GET /office/changes/{id}': at('change'),
  'POST /office/changes/{id}/answer': at('change'),
  'GET /office/channels': list,
  'GET /office/channels/clashes': list,
  'POST /office/channels/clashes/{id}/settle': at('clash'),
  'PUT /office/channels/{id}': at('feed'),
  'DELETE /office/channels/{id}': at('feed'),
  'POST /office/channels/{id}/address': at('feed'),
  'POST /office/channels/{id}/reading': at('feed'),
  'GET /office/clientmanagers': { open: 'the names of the team are on the site' },
  'POST /office/contacts/csv': readList,
  'POST /office/contacts/find': readList,
  'POST /office/contacts/list': readList,
  'GET /office/content': ofContent,
  'POST /office/content': ofContent,
  'GET /office/content/choices': ofContent,
  'GET /office/content/pictures': ofContent,
  'GET /office/content/{kind}/{id}': ofContent,
  'PUT /office/content/{kind}/{id}/parts/{part}': ofContent,
  'POST /office/content/{kind}/{id}/parts/{part}/confirm': ofContent,
  'POST /office/content/{kind}/{id}/plan': ofContent,
  'POST /office/content/{kind}/{id}/preview': ofContent,
  'POST /office/content/{kind}/{id}/publish': ofContent,
  'GET /office/content/{kind}/{id}/versions': ofContent,
  'GET /office/content/{kind}/{id}/versions/{number}': ofContent,
  'POST /office/content/{kind}/{id}/versions/{number}/restore': ofContent,
  'POST /office/content/{kind}/{id}/withdraw': ofContent,
  'GET /office/current': oneself,
  'POST /office/damageclaims/{id}/confirm': at('claim'),
  'POST /office/damageclaims/{id}/withdraw': at('claim'),
  'GET /office/damagedeposits': list,
  'GET /office/entries': ofPeople,
  'POST /office/entries/csv': { ...ofPeople, reads: true },
  'GET /office/experiences': list,
  'POST /office/experiences/{id}/answer': at('item'),
  'POST /office/experiences/{id}/places': shared,
  'GET /office/feedback': list,
  'POST /office/feedback/{id}/decision': at('feedback'),
  'GET /office/feedback/{id}/photos': at('feedback'),
  'GET /office/hours': list,
  'POST /office/hours/{id}/answer': at('hours'),
  'GET /office/items/{id}/cancellation': at('item'),
  'POST /office/items/{id}/cancel': at('item'),
  'POST /office/items/{id}/supplier': at('item'),
  'POST /office/lookingon': { unlimited: 'a client sees all their bookings (PD-212)' },
  'POST /office/lookingon/end': oneself,
  'GET /office/mail': list,
  'GET /office/messages': list,
  'GET /office/messages/{id}': at('conversation'),
  'POST /office/messages/{id}': at('conversation'),
  'POST /office/messages/{id}/files': at('conversation'),
  'POST /office/messages/{id}/read': at('conversation'),
  'GET /office/paymentdifferences': list,
  'POST /office/payments/csv': readList,
  'POST /office/payments/{id}/refunds': at('payment'),
  'GET /office/people': ofPeople,
  'POST /office/people': ofPeople,
  'POST /office/people/{id}': ofPeople,
  'POST /office/people/{id}/resend': ofPeople,
  'POST /office/people/{id}/secondfactor/reset': ofPeople,
  'GET /office/picturedvillas': list,
  'GET /office/pictures': list,
  'POST /office/pictures': at('villa', 'body.villaId'),
  'GET /office/pictures/{id}': at('picture'),
  'PUT /office/pictures/{id}': at('picture'),
  'DELETE /office/pictures/{id}': at('picture'),
  'PUT /office/pictures/{id}/file': at('picture'),
  'POST /office/pictures/{id}/restore': at('picture'),
  'POST /office/pictures/{id}/versions/{number}/restore': at('picture'),
  'GET /office/policeregister': list,
  'POST /office/policeregister/{id}': booking,
  'POST /office/policeregister/{id}/receipt': booking,
  'GET /office/prices': list,
  'POST /office/prices/copies': at('villa', 'body.villas.id'),
  'GET /office/prices/strokes': list,
  'POST /office/prices/strokes': at('villa', 'body.villas.id'),
  'GET /office/prices/strokes/{id}/undo': at('stroke'),
  'POST /office/prices/strokes/{id}/undo': at('stroke'),
  'GET /office/refunds': list,
  'POST /office/refunds/{id}/settle': at('refund'),
  'GET /office/regions/{id}/villaorder': at('region'),
  'PUT /office/regions/{id}/villaorder': at('region'),
  'DELETE /office/releaseitems/{id}': ofContent,
  'GET /office/releases': ofContent,
  'POST /office/releases': ofContent,
  'POST /office/releases/{id}/cancel': ofContent,
  'POST /office/releases/{id}/plan': ofContent,
  'POST /office/releases/{id}/publish': ofContent,
  'POST /office/search': readList,
  'POST /office/secondfactor': oneself,
  'DELETE /office/roles/{id}': ofPeople,
  'GET /office/roles': ofPeople,
  'POST /office/roles': ofPeople,
  'PUT /office/roles/{id}': ofPeople,
  'GET /office/settings': ofSettings,
  'POST /office/settings': ofSettings,
  'PUT /office/settings/{id}': ofSettings,
  'DELETE /office/settings/{id}': ofSettings,
  'DELETE /office/supplierrequests/{id}': at('supplier-request'),
  'GET /office/today': list,
  'GET /office/transferholds': list,
  'GET /office/transfers': list,
  'POST /office/transfers/{id}/answer': at('item'),
  'GET /office/versions': { by: 'use-case' },
  'GET /office/versions/{id}': { by: 'use-case' },
  'POST /office/versions/{id}/revert': { by: 'use-case' },
  'POST /office/viewers': { by: 'use-case', reads: true },
  'GET /office/villas': list,
  'POST /office/villas': at('region', 'body.regionId'),
  'GET /office/villas/choices': list,
  'POST /office/villas/csv': readList,
  'GET /office/villas/list': list,
  'GET /office/villas/{id}': villa,
  'PUT /office/villas/{id}': {
    records: [
      { record: 'villa', at: 'params.id' },
      { record: 'region', at: 'body.values.regionId', optional: true },
    ],
  },
  'GET /office/villas/{id}/access': villa,
  'PUT /office/villas/{id}/access': villa,
  'GET /office/villas/{id}/blocks': villa,
  'POST /office/villas/{id}/blocks': villa,
  'POST /office/villas/{id}/channels': villa,
  'POST /office/villas/{id}/copy': villa,
  'GET /office/villas/{id}/owner': villa,
  'PUT /office/villas/{id}/owner': villa,
  'GET /office/villas/{id}/pictures': villa,
  'PUT /office/villas/{id}/pictures': villa,
  'POST /office/villas/{id}/preview': villa,
  'GET /office/villas/{id}/price': villa,
  'POST /office/villas/{id}/state': villa,
  'POST /office/wine/allowance': { by: 'use-case' },
  'PUT /office/defaultview': oneself,
  'GET /office/views': oneself,
  'POST /office/views': oneself,
  'PUT /office/views/{id}': oneself,
  'DELETE /office/views/{id}': oneself,
  'POST /office/views/{id}/restore': oneself,
  'PUT /office/vieworder': oneself,
  'GET /office/wine/orders': list,
  'POST /office/wine/orders/{itemId}/answer': at('item', 'params.itemId'),
  'POST /office/wine/orders/{itemId}/delivered': at('item', 'params.itemId'),
  'GET /office/wine/wines': { open: 'all regions share the wines, and no client is named' },
  'POST /office/wine/wines/{id}': shared,
}
