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
  subject?: 'collections' | 'car-hire' | 'experiences'
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
export const article = defaultTemplate

/** Pages of the client area (`client-pages.ts`): each has a component of its own, which only browsers render. */
export const ownTemplate: Template = { ...defaultTemplate, name: 'own', searchButton: false, indexed: false }

/** SplashBooking: the invited person logs in on the page itself to continue with an option. */
export const splashBookingTemplate = 101

/** A page that consists of modules only. */
const sectionedPage = (name: TemplateName): Template => ({ ...defaultTemplate, name, modules: false })

/** The template of the not-found page. */
export const notFoundTemplate = 4

/** The templates of public pages by the ids of SPEC A2.3; 103 and those from 110 on are ours. */
export const publicTemplates: Readonly<Record<number, Template>> = {
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
  /* Feedback */ 32: { ...defaultTemplate, name: 'feedback', searchButton: false, indexed: false },
  /* Weather of a region */ 33: { ...defaultTemplate, name: 'weather', tellsModules: true },
  /* Guide */ 38: { ...defaultTemplate, name: 'guide', tellsModules: true },
  /* Booking conditions and privacy policy */ 39: { ...defaultTemplate, name: 'conditions', tellsModules: true },
  /* Experience */ 41: { ...defaultTemplate, name: 'experience', indexed: false },
  /* VillaCollections */ 42: { ...article, subject: 'collections', tellsModules: true },
  /* PressArticle */ 43: { ...defaultTemplate, name: 'press-article', indexed: false },
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
  /* Greece */ 77: { ...defaultTemplate, name: 'country' },
  /* FAQ */ 79: { ...defaultTemplate, name: 'questions', tellsModules: true },
  /* Weather */ 80: { ...defaultTemplate, name: 'weather', tellsModules: true },
  /* Car hire */ 81: { ...defaultTemplate, name: 'arrivals', subject: 'car-hire', tellsModules: true },
  /* TravelAgents */ 82: { ...sectionedPage('travel-agents'), searchButton: false },
  /* Owner */ 83: { ...sectionedPage('owner'), searchButton: false },
  /* WhiteKey */ 88: { ...sectionedPage('white-key'), searchButton: false },
  /* AllVillas */ 94: { ...defaultTemplate, name: 'all-villas' },
  /* Campaign */ 97: { ...sectionedPage('builder'), fullHeight: true, dark: true },
  /* Quiz */ 98: { ...defaultTemplate, name: 'quiz', navigation: false, footer: false, searchButton: false },
  /* Redirect */ 99: { ...article, indexed: false },
  /* Search of the site */ 103: { ...defaultTemplate, name: 'search', modules: false, indexed: false },
  /* Contact */ 110: { ...defaultTemplate, name: 'contact', searchButton: false },
  /* Careers */ 111: { ...sectionedPage('careers'), searchButton: false },
  /* Directions */ 112: { ...defaultTemplate, name: 'arrivals' },
}

/**
 * The template in whose layout a page is shown. Browsers use this one: public pages carry no table of the client area.
 */
export function layoutOf({ template, templateId }: { template: TemplateName; templateId: number }): Template {
  if (template === 'own') return { ...ownTemplate, navigation: templateId !== splashBookingTemplate }
  return publicTemplates[templateId] ?? article
}

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
