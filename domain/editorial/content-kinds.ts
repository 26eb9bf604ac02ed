import { placeTypes } from '#domain/geography/place-types'
import type { Language } from '#domain/text/language'
import { wineColours } from '#domain/wine/wine-kinds'

/** The kinds of content that staff edit. A redirect is a page with a status of its own. */
export const contentKinds = [
  'page',
  'article',
  'topic',
  'press',
  'collection',
  'experience',
  'experience-group',
  'country',
  'region',
  'sub-region',
  'place',
  'amenity',
  'amenity-group',
  'meeting-point',
  'slideshow',
  'travel-notice',
  'team-member',
  'wine',
  'heard-about-us',
  'redirect',
] as const
export type ContentKind = (typeof contentKinds)[number]

/** The groups by which the list is filtered: pages are divided by their purpose. */
export const contentGroups = ['page', 'guide', 'question', ...contentKinds.slice(1)] as const
export type ContentGroup = (typeof contentGroups)[number]

/** The states by which the list is filtered: of a language, or of the record. */
export const contentStates = ['missing', 'draft', 'behind', 'published', 'new', 'withdrawn', 'planned'] as const
export type ContentFilterState = (typeof contentStates)[number]

/** The faults that a record on the site can have. */
export const contentTroubles = ['broken-link', 'orphan', 'missing-alt', 'missing-language'] as const
export type ContentTrouble = (typeof contentTroubles)[number]

/** The parts of a record that are drafted and published alone: what all languages share, and each language. */
export const contentParts = ['shared', 'en', 'fr', 'de'] as const satisfies readonly ('shared' | Language)[]
export type ContentPart = (typeof contentParts)[number]

/** Whether a text is the name of a part. */
export const isContentPart = (text: string): text is ContentPart => (contentParts as readonly string[]).includes(text)

/** The kinds to which a record can refer. */
export type ReferredKind = ContentKind | 'villa'

interface FieldBase {
  name: string
  /** The name by which its label and its options are called, where it is not its own. */
  label?: string
  /** It must have a value before it is published. */
  required?: true
  /** Each language has its own. */
  localized?: true
  /** An empty one is stored as null. */
  nullable?: true
  /** Its value stays once the record is published: others depend on it. */
  immutable?: true
}

/** A field of a record: its name, its type and its limits. Lengths are in UTF-16 units. */
export type ContentField = FieldBase &
  (
    | { type: 'line' | 'text' | 'html'; max: number; aim?: readonly [least: number, most: number] }
    | { type: 'path' | 'address' | 'day' | 'moment' | 'tick' | 'period' | 'filter' | 'key' | 'climate' }
    | {
        type: 'number'
        min: number
        max: number
        decimals?: true /** Stored in cents, typed in euro. */
        isCents?: true
      }
    | { type: 'choice'; options: readonly (string | number)[] }
    | { type: 'choices'; options: readonly (string | number)[] }
    | { type: 'words'; pattern: RegExp }
    | { type: 'picture' | 'pictures' }
    | { type: 'record'; of: ReferredKind }
    | { type: 'records'; of: ReferredKind }
    | { type: 'rows'; fields: readonly ContentField[] }
  )

interface KindDeclaration {
  fields: readonly ContentField[]
  /** The field by which lists name a record. */
  nameField: string
  /** Its page has a path. */
  hasPath: boolean
  /** Staff can create and withdraw records; others belong to the structure of the site. */
  isOpen: boolean
  /** It has no path of its own, and is seen on a page of another record. */
  isSeen?: true
}

const path = { name: 'path', type: 'path', required: true } as const
const picture = { name: 'pictureId', type: 'picture' } as const
const line = <Name extends string>(name: Name, max = 200) => ({ name, type: 'line', localized: true, max }) as const
const text = <Name extends string>(name: Name, max = 2000) => ({ name, type: 'text', localized: true, max }) as const
const html = <Name extends string>(name: Name) => ({ name, type: 'html', localized: true, max: 200_000 }) as const
const required = { required: true } as const
const nullable = { nullable: true } as const
const immutable = { immutable: true } as const

const coordinates = [
  { name: 'lat', type: 'number', min: -90, max: 90, decimals: true, ...required },
  { name: 'lng', type: 'number', min: -180, max: 180, decimals: true, ...required },
] as const
const position = { name: 'position', type: 'number', min: 0, max: 10_000, ...required } as const
const otherNames = { name: 'alsoKnownAs', type: 'words', pattern: /^.{1,100}$/u } as const

/** Designs that show any page. */
const freeTemplates = [1, 2] as const

/** The design of the page of a region. */
const regionTemplate = 24

/** Designs of guides to a place and of its experiences: the place is that of the page above. */
const guideTemplates = [38, 63] as const

/** Designs of pages about a region. 33 shows its weather. */
export const placeTemplates = [regionTemplate, ...guideTemplates, 33] as const

/** Whether a page is a guide, or shows experiences, of the place whose page is above it. */
export const isGuideTemplate = (templateId: unknown): boolean =>
  (guideTemplates as readonly unknown[]).includes(templateId)

/** Kinds of places, as `place.type` has them. */
const typesOfPlaces = Object.values(placeTypes)

/** Categories under which the page of a villa lists amenities. */
export const amenityCategories = ['outdoors', 'water', 'indoors', 'staff', 'families', 'practical'] as const

/** Lengths that search results show whole: of a title, and of a description. */
const searchTitle = { aim: [30, 60] } as const
const searchText = { aim: [70, 155] } as const

/** The field of a filter, which a collection stores as one object. */
const collectionFilter = { name: 'filter', type: 'filter' } as const

/** The kinds with their fields: the editor, the storage and the checks all follow this description. */
export const contentDeclarations: Readonly<Record<ContentKind, KindDeclaration>> = {
  page: {
    nameField: 'menuName',
    hasPath: true,
    isOpen: true,
    fields: [
      path,
      { name: 'templateId', type: 'choice', options: [...freeTemplates, ...placeTemplates], ...required, ...immutable },
      { name: 'parentId', type: 'record', of: 'page' },
      picture,
      { name: 'validFrom', type: 'day' },
      { ...line('menuName', 80), ...required },
      { ...line('title'), ...required, ...searchTitle },
      { ...text('metaDescription', 500), ...searchText },
      { ...line('heading1'), ...required },
      line('heading2', 300),
      {
        name: 'modules',
        type: 'rows',
        fields: [
          { name: 'type', type: 'choice', options: ['Html', 'SlideShow', 'CuratedPageList'], ...required },
          { ...html('html'), ...nullable },
          { name: 'slideshowId', type: 'record', of: 'slideshow' },
          { name: 'pageIds', type: 'records', of: 'page', ...nullable },
        ],
      },
      {
        name: 'parts',
        type: 'rows',
        fields: [
          { name: 'kind', type: 'choice', options: ['text', 'figure', 'step', 'quote', 'villas'], ...required },
          { ...line('label'), ...nullable },
          { ...line('heading'), ...nullable },
          { ...html('html'), ...nullable },
          picture,
          { name: 'listId', type: 'record', of: 'collection' },
        ],
      },
    ],
  },
  article: {
    nameField: 'title',
    hasPath: true,
    isOpen: true,
    fields: [
      path,
      { name: 'categoryId', type: 'record', of: 'topic', ...required },
      { name: 'tags', type: 'records', of: 'topic' },
      { name: 'regionId', type: 'record', of: 'region' },
      { name: 'writtenByName', type: 'line', max: 100, ...required },
      { name: 'publishedOn', type: 'day', ...required },
      { name: 'lastEditedOn', type: 'day', ...required },
      { name: 'expiresAt', type: 'moment' },
      { ...picture, ...required },
      { name: 'hero', type: 'tick' },
      { name: 'featuredBlog1', type: 'record', of: 'article' },
      { name: 'featuredBlog2', type: 'record', of: 'article' },
      { ...line('title'), ...required, ...searchTitle },
      { ...text('introtext'), ...required, ...searchText },
      { ...html('content'), ...required },
    ],
  },
  topic: {
    nameField: 'name',
    hasPath: true,
    isOpen: true,
    fields: [
      path,
      { name: 'isBlogCategory', type: 'tick' },
      { name: 'homePlace', type: 'number', min: 1, max: 2 },
      { ...line('name'), ...required },
      { ...line('pageTitle'), ...required, ...searchTitle },
      { ...text('introduction'), ...searchText },
    ],
  },
  press: {
    nameField: 'title',
    hasPath: true,
    isOpen: true,
    fields: [
      path,
      { name: 'publisherName', type: 'line', max: 200, ...required },
      { name: 'mediaType', type: 'choice', options: ['newspaper', 'magazine', 'online', 'broadcast'], ...required },
      { name: 'publishedOn', type: 'day', ...required },
      { name: 'originalUrl', type: 'address' },
      { ...picture, ...required },
      { name: 'villas', type: 'records', of: 'villa' },
      { ...line('title'), ...required, ...searchTitle },
      { ...text('introText'), ...searchText },
      { ...html('content'), ...required },
      { ...text('quote'), ...nullable },
    ],
  },
  collection: {
    nameField: 'name',
    hasPath: true,
    isOpen: true,
    fields: [
      path,
      { name: 'listType', type: 'choice', options: [1, 2, 3], ...required },
      { name: 'position', type: 'number', min: 0, max: 10_000, ...required },
      { ...picture, ...required },
      collectionFilter,
      { name: 'villas', type: 'records', of: 'villa' },
      { ...line('name'), ...required, ...searchTitle },
      { ...text('introduction'), ...required, ...searchText },
    ],
  },
  experience: {
    nameField: 'name',
    hasPath: true,
    isOpen: true,
    fields: [
      path,
      { name: 'groupId', type: 'record', of: 'experience-group', ...required },
      { name: 'regions', type: 'records', of: 'region' },
      { ...picture, ...required },
      ...coordinates,
      { name: 'slideshowId', type: 'record', of: 'slideshow' },
      { name: 'priceFromCents', type: 'number', min: 0, max: 100_000_000, isCents: true, ...required },
      { name: 'priceUnit', type: 'choice', options: ['person', 'group'], ...required },
      {
        name: 'prices',
        type: 'rows',
        fields: [
          { name: 'days', type: 'period', ...required },
          { name: 'guests', type: 'choice', options: ['adult', 'child', 'group'], ...required },
          { name: 'fewest', type: 'number', min: 1, max: 1000, ...required },
          { name: 'most', type: 'number', min: 1, max: 1000, ...required },
          { name: 'cents', type: 'number', min: 0, max: 100_000_000, isCents: true, ...required },
        ],
      },
      { name: 'minutes', type: 'number', min: 1, max: 20_160 },
      { name: 'fromAge', type: 'number', min: 0, max: 99 },
      { name: 'mostGuests', type: 'number', min: 1, max: 1000 },
      { name: 'weekdays', type: 'choices', options: [1, 2, 3, 4, 5, 6, 7] },
      { name: 'spoken', type: 'words', pattern: /^[a-z]{2,3}$/ },
      { ...line('name'), ...required },
      { ...line('title'), ...required, ...searchTitle },
      { ...text('introduction'), ...required, ...searchText },
      { ...html('body'), ...nullable },
      { ...text('meeting'), ...nullable },
      { ...text('included'), ...nullable },
      { ...text('rain'), ...nullable },
    ],
  },
  'experience-group': {
    nameField: 'name',
    hasPath: true,
    isOpen: true,
    fields: [
      path,
      { ...line('name'), ...required },
      { ...line('title'), ...required, ...searchTitle },
      { ...text('introduction'), ...searchText },
    ],
  },
  country: {
    nameField: 'name',
    hasPath: false,
    isOpen: false,
    isSeen: true,
    fields: [otherNames, position, { ...line('name'), ...required }],
  },
  region: {
    nameField: 'name',
    hasPath: false,
    isOpen: true,
    isSeen: true,
    fields: [
      { name: 'countryId', type: 'record', of: 'country', ...required, ...immutable },
      { name: 'slug', type: 'key', ...required, ...immutable },
      otherNames,
      position,
      ...coordinates,
      { name: 'island', type: 'tick' },
      { name: 'climate', type: 'climate', ...required },
      { name: 'destinationPageId', type: 'record', of: 'page' },
      { name: 'cmsPageId', type: 'record', of: 'page' },
      { name: 'guidePageId', type: 'record', of: 'page' },
      { name: 'experiencePageId', type: 'record', of: 'page' },
      { name: 'weatherPageId', type: 'record', of: 'page' },
      { ...line('name'), ...required },
      line('groupingName'),
      { ...text('introduction', 5000), ...required },
      { ...text('guide', 20_000), ...required },
    ],
  },
  'sub-region': {
    nameField: 'name',
    hasPath: false,
    isOpen: true,
    isSeen: true,
    fields: [
      { name: 'regionId', type: 'record', of: 'region', ...required },
      { name: 'slug', type: 'key', ...required },
      { ...line('name'), ...required },
    ],
  },
  place: {
    nameField: 'name',
    hasPath: false,
    isOpen: true,
    isSeen: true,
    fields: [
      { name: 'regionId', type: 'record', of: 'region', ...required },
      { name: 'type', label: 'placeType', type: 'choice', options: typesOfPlaces, ...required },
      ...coordinates,
      { ...line('name'), ...required },
    ],
  },
  amenity: {
    nameField: 'name',
    hasPath: false,
    isOpen: true,
    fields: [
      { name: 'key', type: 'key', ...required },
      { name: 'category', type: 'choice', options: amenityCategories, ...required },
      { ...line('name'), ...required },
    ],
  },
  'amenity-group': {
    nameField: 'name',
    hasPath: false,
    isOpen: true,
    fields: [
      { name: 'amenities', type: 'records', of: 'amenity' },
      { name: 'match', type: 'choice', options: ['any', 'all'], ...required },
      { name: 'allowFiltering', type: 'tick' },
      otherNames,
      { ...line('name'), ...required },
    ],
  },
  'meeting-point': {
    nameField: 'name',
    hasPath: false,
    isOpen: true,
    isSeen: true,
    fields: [
      { name: 'experienceId', type: 'record', of: 'experience', ...required },
      { name: 'regionId', type: 'record', of: 'region', ...required },
      ...coordinates,
      { ...line('name'), ...required },
    ],
  },
  slideshow: {
    nameField: 'name',
    hasPath: false,
    isOpen: true,
    fields: [
      { name: 'name', type: 'line', max: 200, ...required },
      { name: 'pictures', type: 'pictures' },
    ],
  },
  'travel-notice': {
    nameField: 'heading',
    hasPath: false,
    isOpen: true,
    fields: [
      { name: 'key', type: 'line', max: 60, ...required },
      { name: 'period', type: 'period', ...required },
      { name: 'languages', type: 'choices', options: ['en', 'fr', 'de'] },
      { name: 'officeCountries', type: 'words', pattern: /^[a-z]{2}$/ },
      { ...line('heading'), ...required },
      { ...html('html'), ...required },
    ],
  },
  'team-member': {
    nameField: 'fullName',
    hasPath: false,
    isOpen: true,
    isSeen: true,
    fields: [
      { name: 'fullName', type: 'line', max: 100, ...required },
      { name: 'part', type: 'choice', options: ['founder', 'specialist', 'manager', 'area', 'house'], ...required },
      { name: 'position', type: 'number', min: 0, max: 10_000, ...required },
      { name: 'regions', type: 'records', of: 'region' },
      { name: 'languages', type: 'words', pattern: /^[a-z]{2,3}$/ },
      { name: 'email', type: 'line', max: 200, ...required },
      { name: 'experienceGroupEmail', type: 'line', max: 200, ...required },
      { name: 'workPhone', type: 'line', max: 40, ...required },
      { name: 'whiteKey', type: 'tick' },
      picture,
      { ...line('role'), ...required },
      { ...text('pitch'), ...required },
    ],
  },
  // Price, stock and offer are edited with the orders: they change with each of them.
  wine: {
    nameField: 'name',
    hasPath: false,
    isOpen: true,
    fields: [
      { name: 'regionId', type: 'record', of: 'region', ...required },
      { name: 'deliveredTo', type: 'records', of: 'region' },
      { name: 'appellation', type: 'line', max: 200, ...required },
      { name: 'name', type: 'line', max: 200, ...required },
      { name: 'producer', type: 'line', max: 200, ...required },
      { name: 'vintage', type: 'number', min: 1900, max: 2200 },
      { name: 'colour', type: 'choice', options: wineColours, ...required },
      { name: 'bottleMl', type: 'number', min: 100, max: 15_000, ...required },
      { name: 'bottlesPerCase', type: 'number', min: 1, max: 24, ...required },
      { name: 'complimentary', type: 'tick' },
      picture,
      { ...line('grape'), ...required },
      { ...text('style'), ...required },
      { ...text('pairing'), ...required },
    ],
  },
  'heard-about-us': {
    nameField: 'name',
    hasPath: false,
    isOpen: true,
    fields: [
      position,
      { name: 'showOtherTextbox', type: 'tick' },
      { ...line('name'), ...required },
      text('description', 500),
    ],
  },
  redirect: {
    nameField: 'path',
    hasPath: true,
    isOpen: true,
    fields: [
      path,
      { name: 'httpStatusCode', type: 'choice', options: [301, 302, 410], ...required },
      { name: 'redirectTo', type: 'address' },
    ],
  },
}

/** The fields of a part of a kind: those that all languages share, or the localized ones. */
export const fieldsOfPart = (kind: ContentKind, part: ContentPart): ContentField[] =>
  contentDeclarations[kind].fields.filter(
    field =>
      (part === 'shared') === !field.localized ||
      (part !== 'shared' && field.type === 'rows' && field.fields.some(({ localized }) => localized)),
  )

/** The name by which the label and the options of a field are called. */
export const labelOf = ({ name, label }: ContentField): string => label ?? name

/** Whether a record is seen on a page, so that its drafts can be shown there. */
export const isSeenOnPage = (kind: ContentKind): boolean =>
  kind !== 'redirect' && (contentDeclarations[kind].hasPath || contentDeclarations[kind].isSeen === true)

/** Whether a kind has texts by language. */
export const isTranslated = (kind: ContentKind): boolean => fieldsOfPart(kind, 'en').length > 0
