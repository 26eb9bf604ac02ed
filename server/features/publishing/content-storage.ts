import type { ContentKind } from '#domain/editorial/content-kinds'

/** Where the rows of a field are stored, beside the row of their record. */
interface RowStorage {
  table: string
  /** The column that names the record. */
  parent: string
  /** They have an order. */
  ordered?: true
  /** They have keys of their own. */
  keyed?: true
  /** The only column of rows that are references. */
  reference?: string
}

interface Storage {
  table: string
  /** The column that decides whether the record is shown, and its value for shown and withdrawn ones. */
  shown?: { column: string; yes: string | boolean; no: string | boolean }
  /** Columns that new rows need beside the fields. */
  added?: Readonly<Record<string, unknown>>
  rows: Readonly<Record<string, RowStorage>>
}

const empty = { en: '' }

/** The tables of each kind of content. Columns are the names of fields in snake case. */
export const storages: Readonly<Record<ContentKind, Storage>> = {
  page: {
    table: 'page',
    rows: {
      modules: { table: 'page_module', parent: 'page_id', ordered: true, keyed: true },
      parts: { table: 'page_part', parent: 'page_id', ordered: true, keyed: true },
    },
  },
  article: {
    table: 'blog_page',
    shown: { column: 'status', yes: 'published', no: 'draft' },
    rows: { tags: { table: 'blog_page_tag', parent: 'blog_page_id', ordered: true, reference: 'tag_id' } },
  },
  topic: { table: 'blog_tag', rows: {} },
  press: {
    table: 'press_page',
    rows: { villas: { table: 'press_villa', parent: 'press_page_id', ordered: true, reference: 'villa_id' } },
  },
  collection: {
    table: 'list',
    rows: { villas: { table: 'list_villa', parent: 'list_id', ordered: true, reference: 'villa_id' } },
  },
  experience: {
    table: 'experience',
    shown: { column: 'live', yes: true, no: false },
    rows: {
      regions: { table: 'experience_region', parent: 'experience_id', reference: 'region_id' },
      prices: { table: 'experience_price', parent: 'experience_id' },
    },
  },
  'experience-group': { table: 'experience_group', rows: {} },
  country: { table: 'country', rows: {} },
  // Only the drawings of the demonstration have a landscape and an architecture.
  region: { table: 'region', added: { landscape: '', architecture: '' }, rows: {} },
  'sub-region': { table: 'sub_region', rows: {} },
  place: { table: 'place', rows: {} },
  amenity: { table: 'amenity', rows: {} },
  'amenity-group': {
    table: 'amenity_group',
    shown: { column: 'live', yes: true, no: false },
    rows: { amenities: { table: 'amenity_in_group', parent: 'amenity_group_id', reference: 'amenity_id' } },
  },
  'meeting-point': { table: 'experience_meeting_point', rows: {} },
  slideshow: {
    table: 'slideshow',
    rows: {
      pictures: { table: 'slideshow_picture', parent: 'slideshow_id', ordered: true, reference: 'picture_id' },
    },
  },
  'travel-notice': { table: 'travel_notice', rows: {} },
  'team-member': {
    table: 'team_member',
    shown: { column: 'live', yes: true, no: false },
    rows: { regions: { table: 'team_member_region', parent: 'team_member_id', reference: 'region_id' } },
  },
  wine: {
    table: 'wine',
    // A new wine is on offer once it has a price and a stock.
    added: { bottle_cents: 0, stock: 0, live: false },
    rows: { deliveredTo: { table: 'wine_delivery', parent: 'wine_id', reference: 'region_id' } },
  },
  'heard-about-us': { table: 'heard_about_us_source', rows: {} },
  redirect: {
    table: 'page',
    added: {
      template_id: 99,
      menu_name: empty,
      title: empty,
      meta_description: empty,
      heading1: empty,
      heading2: empty,
    },
    rows: {},
  },
}

/** The column of a field. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
