import { firstId } from './rows.ts'

/** A list that goes on by cursor: the field of its rows' cursor is `next`. */
export interface OfficeList {
  /** Its address without cursor. */
  path: string
  /** The body of a list that is requested by POST. */
  body?: object
  /** The name of the query parameter, or of the field of the body, with the cursor. */
  cursor?: string
}

/** A single request of the back office. */
export interface OfficeCall {
  path: string
  body?: object
}

const villa = firstId + 777
const booking = firstId + 7775

/** Every list of the back office, with each of its tabs, orders and filters; the staff log also for a person. */
export const officeLists = (person: string): Readonly<Record<string, OfficeList>> => ({
  'bookings, coming': { path: 'bookings/list', body: {} },
  'bookings, coming, the latest first': { path: 'bookings/list', body: { order: '-arrival' } },
  'bookings, coming, by departure': { path: 'bookings/list', body: { order: 'departure' } },
  'bookings, coming, the newest first': { path: 'bookings/list', body: { order: '-booked' } },
  'bookings that begin today': { path: 'bookings/list', body: { state: 'today' } },
  'bookings, past': { path: 'bookings/list', body: { state: 'past' } },
  'bookings, past, the latest first': { path: 'bookings/list', body: { state: 'past', order: '-arrival' } },
  'bookings, cancelled': { path: 'bookings/list', body: { state: 'ended' } },
  'bookings by a name of 200,000': { path: 'bookings/list', body: { words: 'Beispiel' } },
  'bookings, past, by a name of one': { path: 'bookings/list', body: { words: 'Beispiel77701', state: 'past' } },
  'clients by name': { path: 'contacts/list', body: { order: 'name' } },
  'clients, the newest first': { path: 'contacts/list', body: { order: '-since' } },
  clients: { path: 'contacts/list', body: {} },
  'clients by a name of 150,000': { path: 'contacts/list', body: { words: 'Beispiel' } },
  'clients by e-mail address': { path: 'contacts/list', body: { words: 'client-4321' } },
  'holds for a transfer': { path: 'transferholds?state=transfer' },
  'provisional holds': { path: 'transferholds?state=provisional' },
  'owner blocks': { path: 'blocks' },
  'changes, open': { path: 'changes?state=open' },
  'changes, answered': { path: 'changes?state=answered' },
  'refunds to settle': { path: 'refunds' },
  'payments that differ': { path: 'paymentdifferences' },
  'transfers received': { path: 'banktransfers?state=in' },
  'transfers sent': { path: 'banktransfers?state=out' },
  'deposits, held': { path: 'damagedeposits?state=held' },
  'deposits, claimed': { path: 'damagedeposits?state=claimed' },
  'messages, waiting': { path: 'messages?state=waiting' },
  'messages, all': { path: 'messages?state=all' },
  'feedback, waiting': { path: 'feedback?state=waiting' },
  'feedback, all': { path: 'feedback?state=all' },
  'police register, open': { path: 'policeregister?state=open' },
  'police register, sent': { path: 'policeregister?state=sent' },
  'hours, open': { path: 'hours?state=asked' },
  'hours, answered': { path: 'hours?state=answered' },
  'transfers, open': { path: 'transfers?state=open' },
  'transfers, coming': { path: 'transfers?state=coming' },
  'experiences, open': { path: 'experiences?state=asked', cursor: 'after' },
  'experiences, answered': { path: 'experiences?state=answered', cursor: 'after' },
  'wine, requested': { path: 'wine/orders?state=requested' },
  'wine, to deliver': { path: 'wine/orders?state=to-deliver' },
  'wine, delivered': { path: 'wine/orders?state=delivered' },
  'villas by name': { path: 'villas/list' },
  'villas in recommended order': { path: 'villas/list?order=recommended' },
  'villas by bedrooms, the largest first': { path: 'villas/list?order=-bedrooms' },
  'villas by guests': { path: 'villas/list?order=sleeps' },
  'villas without registration': { path: 'villas/list?state=unregistered' },
  'villas of a region by name': { path: 'villas/list?regionId=16' },
  'villas of a region in recommended order': { path: 'villas/list?regionId=16&order=recommended' },
  'villas, drafts': { path: 'villas/list?state=draft' },
  'villas, archived': { path: 'villas/list?state=archived' },
  'villas by a word of thousands': { path: 'villas/list?words=viola' },
  'villas of a region by a word of thousands': { path: 'villas/list?words=viola&regionId=16' },
  'villas by a word of none': { path: 'villas/list?words=qqqqq' },
  'pictures, all': { path: 'pictures?state=all' },
  'pictures by the end of their licence': { path: 'pictures?order=licence' },
  'pictures, unused': { path: 'pictures?state=unused' },
  'pictures without description': { path: 'pictures?state=no-alt' },
  'pictures, licence ending': { path: 'pictures?state=licence-ending' },
  'pictures, licence ended': { path: 'pictures?state=licence-ended' },
  'pictures, removed': { path: 'pictures?state=removed' },
  'pictures by a word of thousands': { path: 'pictures?words=terrace' },
  'pictures by a word of none': { path: 'pictures?words=qqqqq' },
  'price grid': { path: 'prices?year=2027' },
  'price grid of a region': { path: 'prices?year=2027&region=corfu' },
  'price grid of drafts': { path: 'prices?year=2027&state=draft' },
  'price grid by a word of thousands': { path: 'prices?year=2027&words=viola' },
  'price grid by a word of none': { path: 'prices?year=2027&words=qqqqq' },
  'changes of prices': { path: 'prices/strokes' },
  'calendar, two years': { path: 'calendar?from=2027-01-01&to=2028-12-31' },
  'calendar of a region': { path: 'calendar?from=2027-01-01&to=2028-12-31&region=corfu' },
  'calendar by a word of none': { path: 'calendar?from=2027-01-01&to=2028-12-31&words=qqqqq' },
  'channels, all': { path: 'channels' },
  'channels, faulty': { path: 'channels?state=faulty' },
  'channels by a word of thousands': { path: 'channels?words=viola' },
  'channels by a word of none': { path: 'channels?words=qqqqq' },
  'channels, clashes': { path: 'channels/clashes' },
  pages: { path: 'content' },
  'pages without a language': { path: 'content?state=missing' },
  'pages with broken links': { path: 'content?trouble=broken-link' },
  'pages by a word': { path: 'content?words=corfu' },
  collections: { path: 'content?group=collection' },
  'releases, open': { path: 'releases?state=open' },
  'releases, published': { path: 'releases?state=published' },
  'staff log': { path: 'entries' },
  'staff log, the oldest first': { path: 'entries?order=at' },
  'staff log of one action': { path: 'entries?action=booking-moved' },
  'staff log of an action that never happened': { path: 'entries?action=wine-refused' },
  'staff log of one person': { path: `entries?person=${person}` },
  'staff log of one person and action': { path: `entries?person=${person}&action=booking-moved` },
  'undelivered e-mails': { path: 'mail' },
  'failed runs of jobs': { path: 'failedruns' },
  'runs on many records': { path: 'bulk' },
  'versions of a villa': { path: `versions?kind=villa&recordId=${firstId + 2}` },
})

/** Requests that are no lists: counts, searches, one record. */
export const officeCalls: Readonly<Record<string, OfficeCall>> = {
  'counts of the start page and the menu': { path: 'today' },
  'open changes of the menu': { path: 'changes/count' },
  'search by a name of 200,000': { path: 'search', body: { words: 'Beispiel' } },
  'search by a name of one': { path: 'search', body: { words: 'Beispiel77701' } },
  'search by e-mail address': { path: 'search', body: { words: 'client-4321@example.com' } },
  'search by a reference': { path: 'search', body: { words: 'AB12' } },
  'search by a number': { path: 'search', body: { words: String(booking) } },
  'search for nothing': { path: 'search', body: { words: 'qqqqq' } },
  'search of villas by a word of thousands': { path: 'villas?words=viola' },
  'search of villas by a word of none': { path: 'villas?words=qqqqq' },
  'choice of a villa for a page': { path: 'content/choices?of=villa&words=viola' },
  'choice of a picture for a page': { path: 'content/pictures?words=terrace' },
  'choice of a picture that no words name': { path: 'content/pictures?words=qqqqq' },
  'choice of a villa for pictures': { path: 'picturedvillas?words=viola' },
  'a villa': { path: `villas/${villa}` },
  'a villa’s owner': { path: `villas/${villa}/owner` },
  'a villa’s way in': { path: `villas/${villa}/access` },
  'a villa’s pictures': { path: `villas/${villa}/pictures` },
  'a villa’s blocks': { path: `villas/${villa}/blocks` },
  'a villa’s prices': { path: `prices?year=2027&propertyId=${villa}` },
  'the price of a stay': { path: `villas/${villa}/price?from=2027-07-03&to=2027-07-10&adults=2&rooms=1` },
  'choices of a villa’s form': { path: 'villas/choices' },
  'a picture': { path: `pictures/${villa}` },
  'the order of a region’s villas': { path: 'regions/16/villaorder' },
  'events of a booking': { path: `bookings/${booking}/events` },
  'transfers of a booking': { path: `bookings/${booking}/transfers` },
  'a page': { path: 'content/page/1' },
  settings: { path: 'settings' },
  people: { path: 'people' },
}

/** Exports, of which the first ten thousand rows are read. */
export const officeExports: Readonly<Record<string, OfficeCall>> = {
  'bookings as CSV': { path: 'bookings/csv', body: { state: 'past' } },
  'bookings by a name of 200,000 as CSV': { path: 'bookings/csv', body: { state: 'past', words: 'Beispiel' } },
  'clients as CSV': { path: 'contacts/csv', body: {} },
  'villas as CSV': { path: 'villas/csv', body: {} },
  'staff log as CSV': { path: 'entries/csv', body: {} },
  'refunds as CSV': { path: 'payments/csv', body: { state: 'refunds' } },
}
