/**
 * Modules that every page loads: the entry with all that it imports, what most pages show, the runtime of messages, and
 * the style sheets of most pages.
 */
export const frameModules = [
  /\/(web\/app\/entry-client\.tsx|node_modules\/(@messageformat|make-plural)\/.*|domain\/calendar\/formats\.ts|web\/lib\/storage\/last-results-url\.ts|web\/ui\/(breadcrumb|card-link|content-html|disclosure|emphasis|hyphenated-heading|page-header|picture|skeleton)\.tsx|web\/features\/villa-card\/villa-card\.tsx)$/,
  /\/web\/(styles|ui(?!\/(facts|qr-code))|features\/(calendar|currency|experience-page|footer|map|navigation-progress|toasts|office|page-error|place-villas|article-page|reviews|search-bar|villa-(card|price)|filters\/filters|header\/(account-link|header|language-|search-villas)|page-modules\/|shortlist\/(shortlist-toggle|shortlist-button)))[^?]*\.css$/,
]

/** Namespaces of messages that most pages load: one file a language, since each file costs headers. */
const commonWords = /\/web\/messages\/(?:frame|villa-card|guests|pages)\/([a-z]{2})\.json$/

/** The search of the site and the page that was not found show the same. */
const siteSearchWords = /\/web\/messages\/(?:not-found|site-search)\/([a-z]{2})\.json$/

/**
 * Modules that share a chunk instead of many small ones: what every page needs, what most pages show, and what searches
 * share. A group names modules of public pages and includes what they import. All other code is split by who imports
 * it, so code of private pages reaches no public page (ADR-0016).
 */
export const chunkGroups = [
  { name: (id: string) => siteSearchWords.exec(id)?.[1] ?? null, test: siteSearchWords, priority: 7 },
  { name: (id: string) => commonWords.exec(id)?.[1] ?? null, test: commonWords, priority: 7 },
  // What every page loads: scripts, and the style sheet of most pages, since each further sheet is a round trip before
  // the first picture, and each further script a request with headers. The bootstrap script loads earlier, by itself.
  {
    name: 'frame',
    test: (id: string) => frameModules.some(pattern => pattern.test(id)),
    priority: 8,
  },
  // Pages about places show the same components: one style sheet for all of them.
  {
    name: 'places',
    test: /\/web\/(features\/(hero-page|places)|templates\/(all-villas|arrivals|builder|country|guide|region|weather))\/[^?]*\.css$/,
    priority: 6,
  },
  // The same holds for pages about the company, about experiences and of searches: the first script names each sheet.
  {
    name: 'company',
    test: /\/web\/(features\/(application|company|contact|enquiry|feedback|questions)|templates\/(about-us|careers|client-reviews|conditions|contact|enquire|feedback|full-width|newsletter|questions))\/[^?]*\.css$/,
    priority: 6,
  },
  { name: 'experiences', test: /\/web\/templates\/experience[^/]*\/[^?]*\.css$/, priority: 6 },
  {
    name: 'site-search',
    test: /\/web\/((features\/site-search|templates\/(not-found|search))\/[^?]*\.css|features\/site-search\/(no-results|search-result|site-search|use-site-search)\.tsx?|hooks\/use-combobox\.ts|ui\/combobox\.tsx)$/,
    priority: 6,
  },
  // The journal and the press share a layout.
  {
    name: 'journal',
    test: /\/web\/(features\/(journal|share)|templates\/(journal|press)-?[^/]*)\/[^?]*\.css$/,
    priority: 6,
  },
  // Deferred sections of a villa's page have their styles from the start.
  {
    name: 'villa-styles',
    test: /\/web\/(templates\/villa|features\/villa(?!\/pictures\/viewer))\/[^?]*\.css$/,
    priority: 6,
  },
  // The cards of modules, which most pages from the editor show.
  {
    name: 'modules',
    test: /\/web\/(ui\/page-card|features\/page-modules\/(curated-pages|page-modules))\.tsx$/,
    priority: 3,
  },
  { name: 'people', test: /\/web\/(features\/company\/person|ui\/avatar)\.tsx$/, priority: 4 },
  // Form controls: pages without a form do not load them.
  { name: 'controls', test: /\/web\/ui\/(number-stepper|field)\.tsx$/, priority: 4 },
  {
    name: 'stay',
    test: /\/(domain\/(villas\/(bedrooms|guests)|calendar\/stay)|web\/lib\/local-today|web\/(features\/calendar\/(calendar-days|lazy)|hooks\/use-debounced-value))\.ts$/,
    priority: 7,
  },
  // Modules shared by longer forms are one chunk: the first script of every page names each file.
  {
    name: 'form',
    test: /\/(web\/ui\/(form-parts|phone-fields|text-area|checkbox-field)\.tsx|domain\/(calendar\/local-time|text\/printable-text)\.ts)$/,
    priority: 2,
  },
  // Also by itself: results and shortlists show a map, and nothing else of places.
  { name: 'map', test: /\/web\/features\/map\/(lazy|render-when-visible)\.tsx$/, priority: 2 },
  {
    name: 'place-parts',
    test: /\/web\/features\/(hero-page\/full-picture|experience-page\/experience-cards|places\/(page-cards|place-(cards|on-map|page-body|section|villas)))\.tsx$/,
    priority: 1,
  },
  {
    name: 'choice',
    test: /\/(domain\/(availability\/(calendar|date-selection)|booking\/tax\/shown-tax|calendar\/today)|web\/features\/calendar\/reason-text)\.ts$/,
    priority: 2,
  },
  {
    name: 'search',
    test: /\/web\/features\/filters\/(destinations\/destination-options|filter-cookies|filter-panel|filter-query|panels\/panel|use-filter-labels)\.tsx?$/,
    priority: 1,
  },
  {
    name: 'notes',
    test: /\/web\/(features\/shortlist\/(shared-lists|shortlist-notes)|lib\/storage\/(create-stored-store|stored-notes))\.ts$/,
    priority: 1,
  },
  // Small modules that code loaded late shares, in one chunk: the first script of every page names each chunk.
  {
    name: 'small',
    test: /\/(web\/features\/(auth\/auth-flow|account\/booking-links|booking\/thanks\/use-money-formatter)|web\/lib\/(storage\/(address-secrets|held-stay-storage)|use-mutation)|web\/ui\/query-boundary)\.tsx?$/,
    priority: 1,
  },
]
