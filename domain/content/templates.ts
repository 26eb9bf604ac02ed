import type { PathKind } from '#domain/content/routing'

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

/** Access to a page of the client area. The endpoints behind it check access themselves. */
export interface ClientPageAccess {
  /** Every visitor, all clients and co-sign-ins, or lead bookers only. */
  audience: 'anybody' | 'clients' | 'lead-bookers'
  /** Staff see it during impersonation (PD-32). */
  allowImpersonation: boolean
  /** With the token of an e-mail it is shown without log-in (PD-58). */
  byMailedToken?: true
}

/** The static facts of a template. */
export interface Template {
  /** The design in which its pages are shown. */
  name: TemplateName
  /** The page's first picture extends beneath the navigation. */
  fullHeight: boolean
  /** Light text on a dark background. */
  dark: boolean
  navigation: boolean
  footer: boolean
  /** The first visible text has italics. */
  italics: boolean
  /** Pages have room for editors' modules. */
  modules: boolean
  /** The modules endpoint returns editors' modules; other pages' content counts as modules (SPEC A2.3 and A7). */
  tellsModules: boolean
  /** The button "Search villas" stays at the bottom of small screens; not on pages with a next step of their own. */
  searchButton: boolean
  /** A page of the client area, with personal content. All other pages are the same for every visitor. */
  client?: ClientPageAccess
  /** The subject of its pages, where it differs from other pages of its design. */
  subject?: 'collections' | 'car-hire' | 'experiences' | 'payment'
  /** A paged list; the names are its filter parameters. */
  listing?: readonly string[]
  /** Search engines and the site search index its pages. */
  indexed: boolean
}

/** The defaults of a template. */
const defaultTemplate: Template = {
  name: 'article',
  fullHeight: false,
  dark: false,
  navigation: true,
  footer: true,
  italics: true,
  modules: true,
  tellsModules: false,
  searchButton: true,
  indexed: true,
}

/** Public pages without a design of their own yet. */
const article = defaultTemplate

/** Pages of the client area: each has a component of its own, which only browsers load and render. */
const clientPage = (client: ClientPageAccess): Template => ({
  ...defaultTemplate,
  name: 'own',
  client,
  searchButton: false,
  indexed: false,
})

/**
 * Without the route guard (PD-54): log-in and sign-up, and an online booking with its payment, whose client can be
 * without an account (SPEC B2). Closed during impersonation.
 */
const publicClientPage = clientPage({ audience: 'anybody', allowImpersonation: false })
const clientsOnly = clientPage({ audience: 'clients', allowImpersonation: true })
/** Payments and passports. */
const clientsOnlyNoImpersonation = clientPage({ audience: 'clients', allowImpersonation: false })
const leadBookersOnly = clientPage({ audience: 'lead-bookers', allowImpersonation: true })

/** E-mail subscriptions: e-mails link there. */
const subscriptions = (admits: ClientPageAccess['audience']) =>
  clientPage({ audience: admits, allowImpersonation: true, byMailedToken: true })

/** A page that consists of modules only. */
const sectionedPage = (name: TemplateName): Template => ({ ...defaultTemplate, name, modules: false })

/** The template of the not-found page. */
export const notFoundTemplate = 4

/** The templates by the ids of SPEC A2.3 and SPEC B2; 103 and those from 105 on are ours. */
const templates: Readonly<Record<number, Template>> = {
  /* Article */ 1: { ...article, tellsModules: true },
  /* FullWidth */ 2: { ...defaultTemplate, name: 'full-width', tellsModules: true },
  /* Home */ 3: { ...defaultTemplate, name: 'home', fullHeight: true, tellsModules: true },
  /* 404 */ [notFoundTemplate]: { ...defaultTemplate, name: 'not-found', modules: false, indexed: false },
  /* Results */ 5: { ...defaultTemplate, name: 'results', italics: false, modules: false, searchButton: false },
  /* Enquire */ 15: { ...defaultTemplate, name: 'enquire', tellsModules: true, searchButton: false },
  /* Villa */ 17: {
    ...defaultTemplate,
    name: 'villa',
    fullHeight: true,
    modules: false,
    searchButton: false,
    indexed: false,
  },
  /* TenReasons */ 18: sectionedPage('ten-reasons'),
  /* OurStory */ 19: sectionedPage('our-story'),
  /* ThinkExquisite */ 20: article,
  /* ThinkExperiences */ 21: { ...defaultTemplate, name: 'experiences' },
  /* AboutUs */ 22: sectionedPage('about-us'),
  /* Team */ 23: sectionedPage('team'),
  /* Regions */ 24: { ...defaultTemplate, name: 'region', fullHeight: true, tellsModules: true },
  /* Builder */ 26: { ...sectionedPage('builder'), fullHeight: true },
  /* Summary of an online booking */ 27: publicClientPage,
  /* Its payment */ 29: publicClientPage,
  /* Log-in */ 30: publicClientPage,
  /* Dashboard */ 31: leadBookersOnly,
  /* Feedback */ 32: { ...defaultTemplate, name: 'feedback', searchButton: false, indexed: false },
  /* Weather of a region */ 33: { ...defaultTemplate, name: 'weather', tellsModules: true },
  /* Bookings */ 34: clientsOnly,
  /* Profile */ 35: clientsOnly,
  /* Subscriptions */ 36: subscriptions('lead-bookers'),
  /* Guest logins */ 37: clientsOnly,
  /* Guide */ 38: { ...defaultTemplate, name: 'guide', tellsModules: true },
  /* Booking conditions and privacy policy */ 39: { ...defaultTemplate, name: 'conditions', tellsModules: true },
  /* 3-D Secure */ 40: publicClientPage,
  /* Experience */ 41: { ...defaultTemplate, name: 'experience', indexed: false },
  /* VillaCollections */ 42: { ...article, subject: 'collections', tellsModules: true },
  /* PressArticle */ 43: { ...defaultTemplate, name: 'press-article', indexed: false },
  /* Wine for a booking */ 48: clientsOnly,
  /* Overview of a booking */ 49: clientsOnly,
  /* Provisional booking */ 53: clientsOnly,
  /* Its payment */ 54: { ...clientsOnlyNoImpersonation, subject: 'payment' },
  /* Experiences of a booking */ 56: clientsOnly,
  /* Wine: overview */ 57: clientsOnly,
  /* Wine: summary */ 58: clientsOnly,
  /* Wine: payment */ 59: clientsOnlyNoImpersonation,
  /* Wine: thanks */ 60: clientsOnly,
  /* PressCoverage */ 62: { ...defaultTemplate, name: 'press-coverage', listing: ['type', 'year'] },
  /* RegionThinkExperiences */ 63: { ...defaultTemplate, name: 'guide', subject: 'experiences', tellsModules: true },
  /* GreekIslands */ 64: { ...defaultTemplate, name: 'country' },
  /* Country */ 65: { ...defaultTemplate, name: 'country', fullHeight: true, tellsModules: true },
  /* ClientReviews */ 66: {
    ...defaultTemplate,
    name: 'client-reviews',
    tellsModules: true,
    listing: ['region', 'stars'],
  },
  /* Bank account details */ 67: clientsOnly,
  /* SharedShortlist */ 68: {
    ...defaultTemplate,
    name: 'shared-shortlist',
    modules: false,
    searchButton: false,
    indexed: false,
  },
  /* NewsletterSignup */ 69: { ...sectionedPage('newsletter'), searchButton: false },
  /* ExperienceGroupTier */ 70: { ...defaultTemplate, name: 'experience-group', indexed: false },
  /* Article of the journal */ 71: { ...defaultTemplate, name: 'journal-article', indexed: false },
  /* Home of the journal */ 72: { ...defaultTemplate, name: 'journal', listing: ['region'] },
  /* Subject of the journal */ 73: { ...defaultTemplate, name: 'journal-topic', listing: ['region'], indexed: false },
  /* Thanks for a deposit */ 75: { ...publicClientPage, tellsModules: true },
  /* Thanks for a balance */ 76: { ...publicClientPage, tellsModules: true },
  /* Greece */ 77: { ...defaultTemplate, name: 'country' },
  /* FAQ */ 79: { ...defaultTemplate, name: 'questions', tellsModules: true },
  /* Weather */ 80: { ...defaultTemplate, name: 'weather', tellsModules: true },
  /* Car hire */ 81: { ...defaultTemplate, name: 'arrivals', subject: 'car-hire', tellsModules: true },
  /* TravelAgents */ 82: { ...sectionedPage('travel-agents'), searchButton: false },
  /* Owner */ 83: { ...sectionedPage('owner'), searchButton: false },
  /* Transfers */ 85: clientsOnly,
  /* Billing */ 87: clientsOnly,
  /* WhiteKey */ 88: { ...sectionedPage('white-key'), searchButton: false },
  /* Experiences: basket */ 89: clientsOnly,
  /* Experiences: checkout */ 90: clientsOnlyNoImpersonation,
  /* Transfers: basket */ 91: clientsOnly,
  /* Transfers: checkout */ 92: clientsOnlyNoImpersonation,
  /* Transfers: complete checkout */ 93: clientsOnly,
  /* AllVillas */ 94: { ...defaultTemplate, name: 'all-villas' },
  /* BookingConfirmation */ 96: publicClientPage,
  /* Campaign */ 97: { ...sectionedPage('builder'), fullHeight: true, dark: true },
  /* Quiz */ 98: { ...defaultTemplate, name: 'quiz', navigation: false, footer: false, searchButton: false },
  /* Redirect */ 99: { ...article, indexed: false },
  /* SplashBooking: the invited person logs in on the page itself to continue with an option */
  101: { ...publicClientPage, navigation: false },
  /* Complete registration */ 102: publicClientPage,
  /* Search of the site */ 103: { ...defaultTemplate, name: 'search', modules: false, indexed: false },
  /* Details of a journey */ 105: leadBookersOnly,
  /* Passports */ 106: clientsOnlyNoImpersonation,
  /* Contact details */ 107: leadBookersOnly,
  /* Information pack */ 108: clientsOnly,
  /* Subscriptions of a guest */ 109: subscriptions('clients'),
  /* Contact */ 110: { ...defaultTemplate, name: 'contact', searchButton: false },
  /* Careers */ 111: { ...sectionedPage('careers'), searchButton: false },
  /* Directions */ 112: { ...defaultTemplate, name: 'arrivals' },
  /* Payment by a payment link */ 113: publicClientPage,
  /* Passport details by a private link */ 114: publicClientPage,
  /* Timeline of a booking */ 115: clientsOnly,
}

/** The template of an id; an unknown id is an article. */
export const templateOf = (id: number): Template => templates[id] ?? article

/** The ids of the templates for which the condition is true. */
export const templatesWhere = (isSo: (template: Template) => boolean): number[] =>
  Object.keys(templates)
    .map(Number)
    .filter(id => isSo(templateOf(id)))

/** The templates of entries with a path outside the CMS, by kind (SPEC A2.2). */
export const templateIds = {
  villa: 17,
  collection: 5,
  experience: 41,
  experiencegroup: 70,
  press: 43,
  blog: 71,
  blogtag: 73,
} as const satisfies Record<Exclude<PathKind, 'page'>, number>
