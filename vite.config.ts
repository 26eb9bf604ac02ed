import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassName } from './tools/class-names.ts'
import { cutFonts } from './tools/fonts-plugin.ts'
import { messages } from './tools/messages-plugin.ts'
import { slimRouter } from './tools/router-plugin.ts'

/**
 * What comes in one file instead of many small ones: what every page needs, the pieces that most pages show, what any
 * stay is said by, how one is chosen, and what searches share. A group is named by modules of public pages and holds
 * what those import. All else comes in files of exactly those who need it: what is shared by private pages alone
 * reaches no public one (ADR-0016).
 */
const chunkGroups = [
  // One sheet for whatever most pages show, and one of the template: each more is a round trip before the first picture.
  {
    name: 'styles',
    test: /\/web\/(styles|ui(?!\/(facts|qr-code))|features\/(calendar|currency|experience-page|footer|map|navigation-progress|toasts|office|page-error|place-villas|article-page|reviews|search-bar|villa-(card|price)|filters\/filters|header\/(account-link|header|language-|search-villas)|page-modules\/(curated|page-modules)|shortlist\/(shortlist-toggle|shortlist-button)))[^?]*\.css$/,
    priority: 6,
  },
  // The pages about places show the same pieces: one sheet for all of them.
  {
    name: 'places',
    test: /\/web\/(features\/(hero-page|places)|templates\/(all-villas|arrivals|builder|country|guide|region|weather))\/[^?]*\.css$/,
    priority: 6,
  },
  // So do those about the company and what one asks it, those about experiences, and those where one looks for
  // something: each sheet more is a name in the first script.
  {
    name: 'company',
    test: /\/web\/(features\/(application|company|contact|enquiry|feedback|questions)|templates\/(about-us|careers|client-reviews|conditions|contact|enquire|feedback|full-width|newsletter|questions))\/[^?]*\.css$/,
    priority: 6,
  },
  { name: 'experiences', test: /\/web\/templates\/experience[^/]*\/[^?]*\.css$/, priority: 6 },
  {
    name: 'site-search',
    test: /\/web\/(features\/site-search|templates\/(not-found|search))\/[^?]*\.css$/,
    priority: 6,
  },
  // The journal and the press read alike.
  {
    name: 'journal',
    test: /\/web\/(features\/(journal|share)|templates\/(journal|press)-?[^/]*)\/[^?]*\.css$/,
    priority: 6,
  },
  // Parts of a villa's page that come late are dressed from the start.
  {
    name: 'villa-styles',
    test: /\/web\/(templates\/villa|features\/villa(?!\/pictures\/viewer)\/[^?]*)\/[^?]*\.css$/,
    priority: 6,
  },
  // Never the small script that the document names, or all of this would be fetched with it, before the first picture.
  {
    name: 'frame',
    tags: ['$initial' as const],
    test: (id: string) => !id.endsWith('/web/app/entry-bootstrap.ts'),
    priority: 5,
  },
  // What words are put together by is small, and on every page.
  { name: 'words', test: /\/node_modules\/(@messageformat|make-plural)\//, priority: 4 },
  {
    name: 'ui',
    test: /\/(domain\/formats\.ts|web\/ui\/(breadcrumb|card-link|content-html|disclosure|emphasis|picture|skeleton)\.tsx|web\/features\/villa-card\/villa-card\.tsx)$/,
    priority: 4,
  },
  // What one answers with: pages that only show something have none of it.
  { name: 'controls', test: /\/web\/ui\/(number-stepper|field)\.tsx$/, priority: 4 },
  {
    name: 'stay',
    test: /\/(domain\/(bedrooms|guests|stay)|web\/features\/calendar\/(calendar-days|lazy|one-month))\.ts$/,
    priority: 3,
  },
  // What longer forms share comes as one: the first script of every page names each file.
  { name: 'form', test: /\/web\/ui\/(form-parts|phone-fields|text-area|checkbox-field)\.tsx$/, priority: 2 },
  {
    name: 'choice',
    test: /\/(domain\/(calendar|date-selection)|web\/features\/calendar\/reason-text)\.ts$/,
    priority: 2,
  },
  {
    name: 'search',
    test: /\/web\/features\/filters\/(destination-options|filter-cookies|filter-panel|filter-query|result-count|lazy|use-filter-labels)\.tsx?$/,
    priority: 1,
  },
]

/** The files of messages, named after their languages. */
const words = /^assets\/[a-z]{2}-[^/]+\.js$/
/** No more letters than tell files apart: the first script names all of them. */
const hashLength = 7
/** Enough of a name to recognise the file. */
const nameLength = 8

/** What brings pieces and comes late itself: the template of the client area, and lists of pieces (`lazy.ts`). */
const bringsPieces = new RegExp(`^assets/(own|lazy)-[\\w-]{${hashLength}}\\.js$`)

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [messages(), cutFonts(), slimRouter(), react()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'web/public',
  css: { modules: { ...(command === 'build' && { generateScopedName: shortClassName }) } },
  resolve: { alias: { '#web': fileURLToPath(new URL('web', import.meta.url)) } },
  build: isSsrBuild
    ? { outDir: 'dist/server', ssr: 'web/app/entry-server.tsx', target: 'node22' }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        // Every page would carry the names of what each late piece needs. Style sheets are named, since nothing else
        // brings them; words need none, and modules ask for one another. What comes late itself names all that its
        // pieces need: a page of the client area is one, and would else be three answers away.
        modulePreload: {
          resolveDependencies: (file, needed, { hostId }) =>
            words.test(file) ? [] : needed.filter(name => name.endsWith('.css') || bringsPieces.test(hostId)),
        },
        target: 'baseline-widely-available',
        rolldownOptions: {
          // The gallery is built by itself: its first code would run among that of pages, and theirs with it.
          input:
            mode === 'gallery'
              ? 'web/app/entry-gallery.tsx'
              : ['web/app/entry-bootstrap.ts', 'web/app/entry-client.tsx'],
          output: {
            chunkFileNames: ({ name }) => `assets/${name.slice(0, nameLength)}-[hash:${hashLength}].js`,
            assetFileNames: `assets/[name]-[hash:${hashLength}][extname]`,
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
}))
