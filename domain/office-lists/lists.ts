import { pictureStates } from '#domain/pictures/picture-rules'

/** The values of a filter: from a list, the id of a row, a public id, or words that name no person. */
export type FilterRule = readonly string[] | 'id' | 'uuid' | 'name' | 'words'

interface ListDeclaration {
  filters: Readonly<Record<string, FilterRule>>
  /** The orders of the list. A minus before the name reverses the order. */
  sorts: readonly string[]
  /** The orders of each tab, the usual one first, where tabs differ: a list by answers has none before them. */
  tabs?: Readonly<Record<string, readonly [string, ...string[]]>>
  /** The columns in their order, and whether they are shown without a choice. The first one is always shown. */
  columns: Readonly<Record<string, boolean>>
}

/**
 * The lists of the back office that have views: what their addresses can hold (PD-217). Words that name people are no
 * filter here, because no address contains them.
 */
export const officeLists = {
  '/office/bookings': {
    filters: { state: ['coming', 'today', 'past', 'ended'] },
    sorts: ['arrival', 'departure', 'booked'],
    columns: {
      villa: true,
      reference: true,
      arrival: true,
      departure: true,
      client: true,
      email: false,
      status: true,
      booked: false,
      manager: true,
    },
  },
  '/office/holds': {
    filters: { state: ['transfer', 'provisional'] },
    sorts: ['until', 'arrival'],
    columns: {
      villa: true,
      reference: true,
      arrival: true,
      departure: true,
      client: true,
      email: true,
      until: true,
    },
  },
  '/office/clients': {
    filters: {},
    sorts: ['email', 'name', 'since'],
    columns: { name: true, email: true, account: true, language: false, since: true },
  },
  '/office/messages': { filters: { state: ['waiting', 'all'] }, sorts: ['latest'], columns: {} },
  '/office/feedback': { filters: { state: ['waiting', 'all'] }, sorts: ['given', 'overall'], columns: {} },
  '/office/payments': {
    filters: { state: ['refunds', 'differences'] },
    sorts: ['since', 'amount'],
    columns: { villa: true, reference: true, kind: true, amount: true, reported: true, since: true, refusals: true },
  },
  '/office/banktransfers': {
    filters: { state: ['in', 'out'] },
    sorts: ['entered', 'booked', 'amount'],
    columns: {
      villa: true,
      reference: true,
      amount: true,
      part: true,
      bank: true,
      booked: true,
      entered: true,
      by: true,
    },
  },
  '/office/deposits': {
    filters: { state: ['held', 'claimed'] },
    sorts: ['departure', 'amount'],
    columns: {
      villa: true,
      reference: true,
      arrival: false,
      departure: true,
      amount: true,
      released: true,
      claim: true,
    },
  },
  '/office/transfers': {
    filters: { state: ['open', 'coming'] },
    sorts: ['day', 'requested'],
    tabs: { open: ['day', 'requested'], coming: ['day'] },
    columns: {
      day: true,
      way: true,
      party: true,
      flight: true,
      villa: true,
      reference: true,
      client: false,
      email: false,
      contact: false,
      status: true,
      price: false,
      supplier: true,
      requested: false,
    },
  },
  '/office/experiences': {
    filters: { state: ['asked', 'answered'] },
    sorts: ['day', 'requested', 'answered'],
    tabs: { asked: ['day', 'requested'], answered: ['-answered', 'day'] },
    columns: {
      day: true,
      experience: true,
      party: true,
      places: true,
      villa: true,
      reference: true,
      client: false,
      email: false,
      status: true,
      supplier: true,
      requested: false,
      answered: true,
    },
  },
  '/office/wine': {
    filters: { state: ['requested', 'to-deliver', 'delivered', 'stock'] },
    sorts: ['delivery', 'ordered', 'delivered'],
    tabs: {
      requested: ['ordered', 'delivery'],
      'to-deliver': ['delivery', 'ordered'],
      delivered: ['-delivered', 'delivery', 'ordered'],
    },
    columns: {
      villa: true,
      reference: true,
      delivery: true,
      client: true,
      email: false,
      wines: true,
      amount: true,
      ordered: true,
      delivered: true,
    },
  },
  '/office/villas': {
    filters: { state: ['live', 'draft', 'archived'], words: 'words', region: 'id' },
    sorts: ['name', 'recommended', 'bedrooms', 'sleeps'],
    columns: {
      name: true,
      place: true,
      region: true,
      bedrooms: true,
      sleeps: true,
      bathrooms: false,
      exquisite: false,
      code: true,
      recommended: false,
      path: false,
    },
  },
  '/office/pictures': {
    filters: { state: pictureStates, words: 'words', show: ['table'] },
    sorts: ['added', 'licence'],
    columns: { picture: true, kind: true, size: true, uses: true, lacks: true, licence: true },
  },
  '/office/channels': {
    filters: { state: ['all', 'faulty', 'clashes'] },
    sorts: ['villa', 'channel', 'read'],
    columns: {
      villa: true,
      channel: true,
      source: true,
      read: true,
      exported: false,
      blocks: true,
      clashes: true,
    },
  },
  '/office/log': {
    filters: { action: 'name', person: 'uuid' },
    sorts: ['at'],
    columns: { at: true, action: true, about: true, reason: true, changes: true, by: true, device: false },
  },
} as const satisfies Record<string, ListDeclaration>

/** The path of a page with such a list. */
export type OfficeList = keyof typeof officeLists

export const officeListPaths = Object.keys(officeLists) as [OfficeList, ...OfficeList[]]

/** Whether a path is that of such a list. */
export const isOfficeList = (path: string): path is OfficeList => Object.hasOwn(officeLists, path)

/** An order of a list: `arrival`, or `-arrival` for the latest first. */
export type OrderOf<L extends OfficeList> =
  | (typeof officeLists)[L]['sorts'][number]
  | `-${(typeof officeLists)[L]['sorts'][number]}`

export type ColumnOf<L extends OfficeList> = keyof (typeof officeLists)[L]['columns'] & string

const declarationOf = (list: OfficeList): ListDeclaration => officeLists[list]

/** The names by which a list is ordered, or one of its tabs. */
export const sortsOf = (list: OfficeList, tab = ''): readonly string[] => {
  const { sorts, tabs } = declarationOf(list)
  return tabs?.[tab]?.map(order => order.replace('-', '')) ?? sorts
}

/** All orders of a list or of one of its tabs, rising and falling. */
export const ordersOf = <L extends OfficeList>(list: L, tab?: string): [OrderOf<L>, ...OrderOf<L>[]] =>
  sortsOf(list, tab).flatMap(sort => [sort, `-${sort}`]) as [OrderOf<L>, ...OrderOf<L>[]]

/** The order of a tab without a choice. */
export const usualOrderOf = <L extends OfficeList>(list: L, tab: string): OrderOf<L> =>
  (declarationOf(list).tabs?.[tab]?.[0] ?? declarationOf(list).sorts[0]) as OrderOf<L>

/** Longest query of an address that is kept. */
export const maxListQuery = 1000

const maxWords = 100

function isValid(rule: FilterRule, value: string): boolean {
  if (typeof rule !== 'string') return rule.includes(value)
  if (rule === 'id') return /^[1-9]\d{0,8}$/.test(value)
  if (rule === 'name') return /^[a-z][a-z-]{0,39}$/.test(value)
  if (rule === 'uuid') return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)
  return value.trim() !== '' && value.length <= maxWords
}

/** The columns of an address in the order of the list; undefined where it chooses none, or those that are usual. */
function parseColumns(list: OfficeList, value: string | null): string[] | undefined {
  if (value === null) return undefined
  const asked = new Set(value.split(','))
  const entries = Object.entries(declarationOf(list).columns)
  const chosen = entries.flatMap(([column], i) => (i === 0 || asked.has(column) ? [column] : []))
  const isUsual = entries.every(([column, isShown]) => chosen.includes(column) === isShown)
  return isUsual ? undefined : chosen
}

/** The columns that an address shows, in the order of the list. */
export function shownColumns<L extends OfficeList>(list: L, query: string): ColumnOf<L>[] {
  const usual = Object.entries(declarationOf(list).columns).flatMap(([column, isShown]) => (isShown ? [column] : []))
  return (parseColumns(list, new URLSearchParams(query).get('columns')) ?? usual) as ColumnOf<L>[]
}

/** The order that an address names, if the list or its tab has it. */
export const orderIn = <L extends OfficeList>(list: L, query: string, tab?: string): OrderOf<L> | undefined => {
  const asked = new URLSearchParams(query).get('order')
  return ordersOf(list, tab).find(order => order === asked)
}

/**
 * The part of an address's query that a list understands, in one spelling: filters, order and columns. Everything else
 * is dropped, so that views survive filters that end. Never throws.
 */
export function cleanListQuery(list: OfficeList, query: string): string {
  const given = new URLSearchParams(query.slice(0, maxListQuery))
  const clean = new URLSearchParams()
  for (const [name, rule] of Object.entries(declarationOf(list).filters)) {
    const value = given.get(name)
    if (value !== null && isValid(rule, value)) clean.set(name, rule === 'words' ? value.trim() : value)
  }
  const order = orderIn(list, given.toString())
  if (order !== undefined) clean.set('order', order)
  const columns = parseColumns(list, given.get('columns'))
  if (columns) clean.set('columns', columns.join(','))
  return clean.toString()
}

/** The order after a click on a header: rising first, then falling, then rising again. */
export const nextOrder = (current: string, sort: string): string => (current === sort ? `-${sort}` : sort)
