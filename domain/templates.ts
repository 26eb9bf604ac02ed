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

/** Access to a page of the client area. The endpoints behind it check access themselves. */
export interface ClientPage {
  /** Every visitor, all clients and co-sign-ins, or lead bookers only. */
  admits: 'anybody' | 'clients' | 'lead-bookers'
  /** Staff see it during impersonation (PD-32). */
  lookingOn: boolean
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
  /** The modules endpoint returns editors' modules; other pages' content counts as modules (sections 2.3 and 7). */
  tellsModules: boolean
  /** The button "Search villas" stays at the bottom of small screens; not on pages with a next step of their own. */
  searchButton: boolean
  /** A page of the client area, with personal content. All other pages are the same for every visitor. */
  client?: ClientPage
  /** The subject of its pages, where it differs from other pages of its design. */
  subject?: 'collections' | 'car-hire' | 'experiences' | 'payment'
  /** A paged list; the names are its filter parameters. */
  listing?: readonly string[]
  /** Search engines and the site search index its pages. */
  indexed: boolean
}

/** The defaults of a template. */
const usual: Template = {
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
const article = usual

/** Pages of the client area: each has a component of its own, which only browsers load and render. */
const ofClients = (client: ClientPage): Template => ({
  ...usual,
  name: 'own',
  client,
  searchButton: false,
  indexed: false,
})

/**
 * Without the route guard (PD-54): log-in and sign-up, and an online booking with its payment, whose client can be
 * without an account (section 2). Closed during impersonation.
 */
const beforeTheWall = ofClients({ admits: 'anybody', lookingOn: false })
const behindTheWall = ofClients({ admits: 'clients', lookingOn: true })
/** Payments and passports. */
const closedToLookingOn = ofClients({ admits: 'clients', lookingOn: false })
const leadBookersAlone = ofClients({ admits: 'lead-bookers', lookingOn: true })

/** E-mail subscriptions: e-mails link there. */
const subscriptions = (admits: ClientPage['admits']) => ofClients({ admits, lookingOn: true, byMailedToken: true })

/** A page that consists of modules only. */
const ofParts = (name: TemplateName): Template => ({ ...usual, name, modules: false })

/** The template of the not-found page. */
export const notFoundTemplate = 4

/** The templates by the ids of section 2.3 and of section 2; 103 and those from 105 on are ours. */
const templates: Readonly<Record<number, Template>> = {
  /* Article */ 1: { ...article, tellsModules: true },
  /* FullWidth */ 2: { ...usual, name: 'full-width', tellsModules: true },
  /* Home */ 3: { ...usual, name: 'home', fullHeight: true, tellsModules: true },
  /* 404 */ [notFoundTemplate]: { ...usual, name: 'not-found', modules: false, indexed: false },
  /* Results */ 5: { ...usual, name: 'results', italics: false, modules: false, searchButton: false },
  /* Enquire */ 15: { ...usual, name: 'enquire', tellsModules: true, searchButton: false },
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
  /* Regions */ 24: { ...usual, name: 'region', fullHeight: true, tellsModules: true },
  /* Builder */ 26: { ...ofParts('builder'), fullHeight: true },
  /* Summary of an online booking */ 27: beforeTheWall,
  /* Its payment */ 29: beforeTheWall,
  /* Log-in */ 30: beforeTheWall,
  /* Dashboard */ 31: leadBookersAlone,
  /* Feedback */ 32: { ...usual, name: 'feedback', searchButton: false, indexed: false },
  /* Weather of a region */ 33: { ...usual, name: 'weather', tellsModules: true },
  /* Bookings */ 34: behindTheWall,
  /* Profile */ 35: behindTheWall,
  /* Subscriptions */ 36: subscriptions('lead-bookers'),
  /* Guest logins */ 37: behindTheWall,
  /* Guide */ 38: { ...usual, name: 'guide', tellsModules: true },
  /* Booking conditions and privacy policy */ 39: { ...usual, name: 'conditions', tellsModules: true },
  /* 3-D Secure */ 40: beforeTheWall,
  /* Experience */ 41: { ...usual, name: 'experience', indexed: false },
  /* VillaCollections */ 42: { ...article, subject: 'collections', tellsModules: true },
  /* PressArticle */ 43: { ...usual, name: 'press-article', indexed: false },
  /* Wine for a booking */ 48: behindTheWall,
  /* Overview of a booking */ 49: behindTheWall,
  /* Provisional booking */ 53: behindTheWall,
  /* Its payment */ 54: { ...closedToLookingOn, subject: 'payment' },
  /* Experiences of a booking */ 56: behindTheWall,
  /* Wine: overview */ 57: behindTheWall,
  /* Wine: summary */ 58: behindTheWall,
  /* Wine: payment */ 59: closedToLookingOn,
  /* Wine: thanks */ 60: behindTheWall,
  /* PressCoverage */ 62: { ...usual, name: 'press-coverage', listing: ['type', 'year'] },
  /* RegionThinkExperiences */ 63: { ...usual, name: 'guide', subject: 'experiences', tellsModules: true },
  /* GreekIslands */ 64: { ...usual, name: 'country' },
  /* Country */ 65: { ...usual, name: 'country', fullHeight: true, tellsModules: true },
  /* ClientReviews */ 66: { ...usual, name: 'client-reviews', tellsModules: true, listing: ['region', 'stars'] },
  /* Bank account details */ 67: behindTheWall,
  /* SharedShortlist */ 68: { ...usual, name: 'shared-shortlist', modules: false, searchButton: false, indexed: false },
  /* NewsletterSignup */ 69: { ...ofParts('newsletter'), searchButton: false },
  /* ExperienceGroupTier */ 70: { ...usual, name: 'experience-group', indexed: false },
  /* Article of the journal */ 71: { ...usual, name: 'journal-article', indexed: false },
  /* Home of the journal */ 72: { ...usual, name: 'journal', listing: ['region'] },
  /* Subject of the journal */ 73: { ...usual, name: 'journal-topic', listing: ['region'], indexed: false },
  /* Thanks for a deposit */ 75: { ...beforeTheWall, tellsModules: true },
  /* Thanks for a balance */ 76: { ...beforeTheWall, tellsModules: true },
  /* Greece */ 77: { ...usual, name: 'country' },
  /* FAQ */ 79: { ...usual, name: 'questions', tellsModules: true },
  /* Weather */ 80: { ...usual, name: 'weather', tellsModules: true },
  /* Car hire */ 81: { ...usual, name: 'arrivals', subject: 'car-hire', tellsModules: true },
  /* TravelAgents */ 82: { ...ofParts('travel-agents'), searchButton: false },
  /* Owner */ 83: { ...ofParts('owner'), searchButton: false },
  /* Transfers */ 85: behindTheWall,
  /* Billing */ 87: behindTheWall,
  /* WhiteKey */ 88: { ...ofParts('white-key'), searchButton: false },
  /* Experiences: basket */ 89: behindTheWall,
  /* Experiences: checkout */ 90: closedToLookingOn,
  /* Transfers: basket */ 91: behindTheWall,
  /* Transfers: checkout */ 92: closedToLookingOn,
  /* Transfers: complete checkout */ 93: behindTheWall,
  /* AllVillas */ 94: { ...usual, name: 'all-villas' },
  /* BookingConfirmation */ 96: beforeTheWall,
  /* Campaign */ 97: { ...ofParts('builder'), fullHeight: true, dark: true },
  /* Quiz */ 98: { ...usual, name: 'quiz', navigation: false, footer: false, searchButton: false },
  /* Redirect */ 99: { ...article, indexed: false },
  /* SplashBooking: the invited person logs in on the page itself to continue with an option */
  101: { ...beforeTheWall, navigation: false },
  /* Complete registration */ 102: beforeTheWall,
  /* Search of the site */ 103: { ...usual, name: 'search', modules: false, indexed: false },
  /* Details of a journey */ 105: leadBookersAlone,
  /* Passports */ 106: closedToLookingOn,
  /* Contact details */ 107: leadBookersAlone,
  /* Information pack */ 108: behindTheWall,
  /* Subscriptions of a guest */ 109: subscriptions('clients'),
  /* Contact */ 110: { ...usual, name: 'contact', searchButton: false },
  /* Careers */ 111: { ...ofParts('careers'), searchButton: false },
  /* Directions */ 112: { ...usual, name: 'arrivals' },
  /* Payment by a payment link */ 113: beforeTheWall,
}

/** The template of an id; an unknown id is an article. */
export const templateOf = (id: number): Template => templates[id] ?? article

/** The ids of the templates for which the condition is true. */
export const templatesWhere = (isSo: (template: Template) => boolean): number[] =>
  Object.keys(templates)
    .map(Number)
    .filter(id => isSo(templateOf(id)))

/** The templates of entries with a path outside the CMS, by kind (section 2.2). */
export const templateIds = {
  villa: 17,
  collection: 5,
  experience: 41,
  experiencegroup: 70,
  press: 43,
  blog: 71,
  blogtag: 73,
} as const satisfies Record<Exclude<PathKind, 'page'>, number>
