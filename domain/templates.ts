import type { PathKind } from '#domain/routing'

/**
 * The designs in which pages are shown. Each has a folder in `web/templates`, a file in `contract/pages`, and is the
 * `template` of a page's reply.
 */
export const templateNames = [
  'about-us',
  'all-villas',
  'arrivals',
  'article',
  'builder',
  'careers',
  'client-reviews',
  'conditions',
  'contact',
  'country',
  'enquire',
  'experience',
  'experience-group',
  'experiences',
  'feedback',
  'full-width',
  'guide',
  'home',
  'journal',
  'journal-article',
  'journal-topic',
  'newsletter',
  'not-found',
  'our-story',
  'own',
  'owner',
  'press-article',
  'press-coverage',
  'questions',
  'quiz',
  'region',
  'results',
  'search',
  'shared-shortlist',
  'team',
  'ten-reasons',
  'travel-agents',
  'villa',
  'weather',
  'white-key',
] as const

export type TemplateName = (typeof templateNames)[number]

/** All that is known of a template before one looks at a page. */
export interface Template {
  /** The design in which its pages are shown. */
  name: TemplateName
  /** The page's first picture runs beneath the navigation. */
  fullHeight: boolean
  /** Light words on a dark ground. */
  dark: boolean
  navigation: boolean
  footer: boolean
  /** Italics stand among the first words. */
  italics: boolean
  /** What editors put together has a place on the page. */
  modules: boolean
  /** The button "Search villas" stays at the bottom of small screens: not where the page has a next step of its own. */
  searchButton: boolean
  /** Everybody sees the same, or whoever has signed in sees what is theirs. */
  audience: 'public' | 'client'
  /** It lists things, page by page; by these names in its address it lists fewer. */
  listing?: readonly string[]
  /** Its pages are meant to be found: by search engines, and by the search of the site. */
  indexed: boolean
}

/** What a template is unless its row says otherwise. */
const usual: Template = {
  name: 'article',
  fullHeight: false,
  dark: false,
  navigation: true,
  footer: true,
  italics: true,
  modules: true,
  searchButton: true,
  audience: 'public',
  indexed: true,
}

/** Pages for everybody that have no design of their own yet. */
const article = usual
/** Pages of a client's own: what stands on each is a piece of its own, which browsers alone bring. */
const client: Template = { ...usual, name: 'own', audience: 'client', searchButton: false, indexed: false }
/** A page that is put together of parts. */
const ofParts = (name: TemplateName): Template => ({ ...usual, name, modules: false })

/** The templates by the ids of section 2.3; 103 is ours. */
const templates: Record<number, Template> = {
  /* Article */ 1: article,
  /* FullWidth */ 2: { ...usual, name: 'full-width' },
  /* Home */ 3: { ...usual, name: 'home', fullHeight: true },
  /* 404 */ 4: { ...usual, name: 'not-found', modules: false, indexed: false },
  /* Results */ 5: { ...usual, name: 'results', italics: false, modules: false, searchButton: false },
  /* Enquire */ 15: { ...usual, name: 'enquire', searchButton: false },
  /* Villa */ 17: {
    ...usual,
    name: 'villa',
    fullHeight: true,
    modules: false,
    searchButton: false,
    indexed: false,
  },
  /* TenReasons */ 18: ofParts('ten-reasons'),
  /* OurStory */ 19: ofParts('our-story'),
  /* ThinkExquisite */ 20: article,
  /* ThinkExperiences */ 21: { ...usual, name: 'experiences' },
  /* AboutUs */ 22: ofParts('about-us'),
  /* Team */ 23: ofParts('team'),
  /* Regions */ 24: { ...usual, name: 'region', fullHeight: true },
  /* Builder */ 26: { ...ofParts('builder'), fullHeight: true },
  /* Feedback */ 32: { ...usual, name: 'feedback', searchButton: false, indexed: false },
  /* Weather of a region */ 33: { ...usual, name: 'weather' },
  /* Guide */ 38: { ...usual, name: 'guide' },
  /* Booking conditions and privacy policy */ 39: { ...usual, name: 'conditions' },
  /* Experience */ 41: { ...usual, name: 'experience', indexed: false },
  /* VillaCollections */ 42: article,
  /* PressArticle */ 43: { ...usual, name: 'press-article', indexed: false },
  /* PressCoverage */ 62: { ...usual, name: 'press-coverage', listing: ['type', 'year'] },
  /* RegionThinkExperiences */ 63: { ...usual, name: 'guide' },
  /* GreekIslands */ 64: { ...usual, name: 'country' },
  /* Country */ 65: { ...usual, name: 'country', fullHeight: true },
  /* ClientReviews */ 66: { ...usual, name: 'client-reviews', listing: ['region', 'stars'] },
  /* SharedShortlist */ 68: { ...usual, name: 'shared-shortlist', modules: false, searchButton: false, indexed: false },
  /* NewsletterSignup */ 69: { ...ofParts('newsletter'), searchButton: false },
  /* ExperienceGroupTier */ 70: { ...usual, name: 'experience-group', indexed: false },
  /* Article of the journal */ 71: { ...usual, name: 'journal-article', indexed: false },
  /* Home of the journal */ 72: { ...usual, name: 'journal', listing: ['region'] },
  /* Subject of the journal */ 73: { ...usual, name: 'journal-topic', listing: ['region'], indexed: false },
  /* Greece */ 77: { ...usual, name: 'country' },
  /* FAQ */ 79: { ...usual, name: 'questions' },
  /* Weather */ 80: { ...usual, name: 'weather' },
  /* Car hire */ 81: { ...usual, name: 'arrivals' },
  /* TravelAgents */ 82: { ...ofParts('travel-agents'), searchButton: false },
  /* Owner */ 83: { ...ofParts('owner'), searchButton: false },
  /* WhiteKey */ 88: { ...ofParts('white-key'), searchButton: false },
  /* AllVillas */ 94: { ...usual, name: 'all-villas' },
  /* Campaign */ 97: { ...ofParts('builder'), fullHeight: true, dark: true },
  /* Quiz */ 98: { ...usual, name: 'quiz', navigation: false, footer: false, searchButton: false },
  /* Redirect */ 99: { ...article, indexed: false },
  /* SplashBooking */ 101: { ...client, navigation: false },
  /* Careers; the number is ours */ 111: { ...ofParts('careers'), searchButton: false },
  /* Contact; the number is ours */ 110: { ...usual, name: 'contact', searchButton: false },
  /* How one gets there; the number is ours */ 112: { ...usual, name: 'arrivals' },
  /* Search of the site */ 103: { ...usual, name: 'search', modules: false, indexed: false },
}

/** The templates of pages of a client's own; those from 105 on are ours. */
const clientIds: ReadonlySet<number> = new Set([
  // Log-in, dashboard, bookings, profile, subscriptions, guest logins, complete registration.
  ...[30, 31, 34, 35, 36, 37, 102],
  // An online booking: summary, payment, 3-D Secure, thanks, confirmation; one that is provisional, and its payment.
  ...[27, 29, 40, 75, 76, 96, 53, 54],
  // What somebody else pays by a link.
  113,
  // Overview of a booking, bank details, billing, trip details, passports, contact details, information pack.
  ...[49, 67, 87, 105, 106, 107, 108],
  // Wine, experiences and transfers with their baskets; the letters of a guest.
  ...[48, 56, 57, 58, 59, 60, 85, 89, 90, 91, 92, 93, 109],
])

/** The template of an id; one that nobody knows is an article. */
export const templateOf = (id: number): Template => templates[id] ?? (clientIds.has(id) ? client : article)

const withModules: ReadonlySet<number> = new Set([
  ...[1, 2, 3, 15, 24, 38, 42, 63, 33, 65, 66, 75, 76],
  // Conditions, questions, weather and car hire: their content comes by the same call (section 7).
  ...[39, 79, 80, 81],
])

/** Whether the call of modules tells any of a template's pages (section 2.3). What other pages say is part of them. */
export const tellsModules = (id: number): boolean => withModules.has(id)

/** The templates of what has an address and is no page of the content management system, by its kind (section 2.2). */
export const templateIds = {
  villa: 17,
  collection: 5,
  experience: 41,
  experiencegroup: 70,
  press: 43,
  blog: 71,
  blogtag: 73,
} as const satisfies Record<Exclude<PathKind, 'page'>, number>
