import { readFile } from 'node:fs/promises'
import { dirname, join, posix, relative } from 'node:path'
import { listFiles } from '../list-files.ts'

/** A file and its import, both as paths from the project's folder. */
export interface Import {
  from: string
  to: string
  typeOnly: boolean
}

/**
 * Layers that a layer may import from, named by path; the longest match counts. Imports run downhill, so a layer
 * cannot come to depend on one that it may not name.
 */
const rooms: Record<string, readonly string[]> = {
  domain: ['domain'],
  // The subjects of the domain, from those that know nothing of others to those that use many.
  'domain/text': ['domain/text'],
  'domain/calendar': ['domain/calendar', 'domain/text'],
  'domain/geography': ['domain/geography', 'domain/text'],
  'domain/people': ['domain/people', 'domain/text'],
  'domain/villas': ['domain/villas', 'domain/geography', 'domain/text'],
  'domain/content': ['domain/content', 'domain/calendar', 'domain/text'],
  'domain/access': ['domain/access', 'domain/content'],
  'domain/editorial': [
    'domain/editorial',
    'domain/content',
    'domain/calendar',
    'domain/geography',
    'domain/text',
    'domain/wine',
  ],
  'domain/pricing': ['domain/pricing', 'domain/calendar', 'domain/text'],
  'domain/availability': ['domain/availability', 'domain/pricing', 'domain/calendar'],
  'domain/lifecycles': ['domain/lifecycles', 'domain/calendar'],
  'domain/booking': [
    'domain/booking',
    'domain/access',
    'domain/availability',
    'domain/lifecycles',
    'domain/pricing',
    'domain/geography',
    'domain/calendar',
    'domain/text',
  ],
  'domain/payments': ['domain/payments', 'domain/lifecycles', 'domain/pricing', 'domain/calendar', 'domain/text'],
  'domain/transfers': [
    'domain/transfers',
    'domain/access',
    'domain/booking',
    'domain/lifecycles',
    'domain/people',
    'domain/pricing',
    'domain/calendar',
  ],
  'domain/catalogue': [
    'domain/catalogue',
    'domain/booking',
    'domain/pricing',
    'domain/villas',
    'domain/geography',
    'domain/text',
  ],
  'domain/feedback': ['domain/feedback'],
  'domain/trip-details': ['domain/trip-details', 'domain/calendar', 'domain/text'],
  'domain/pictures': ['domain/pictures'],
  'domain/office-lists': ['domain/office-lists', 'domain/access', 'domain/pictures'],
  'domain/wine': ['domain/wine', 'domain/pricing', 'domain/calendar'],
  'domain/itinerary': [
    'domain/itinerary',
    'domain/content',
    'domain/lifecycles',
    'domain/geography',
    'domain/calendar',
    'domain/text',
  ],
  'domain/information-pack': [
    'domain/information-pack',
    'domain/access',
    'domain/booking',
    'domain/geography',
    'domain/calendar',
    'domain/text',
  ],
  'domain/settings': [
    'domain/settings',
    'domain/booking',
    'domain/transfers',
    'domain/wine',
    'domain/pricing',
    'domain/calendar',
    'domain/text',
  ],
  'domain/search': [
    'domain/search',
    'domain/booking',
    'domain/availability',
    'domain/pricing',
    'domain/villas',
    'domain/geography',
    'domain/calendar',
  ],
  contract: ['contract', 'domain'],
  // The bank simulator does not know the site: they share only URLs.
  bank: ['bank'],
  content: ['content', 'domain'],
  database: ['database', 'domain', 'content/illustrator'],
  'database/seeds': ['database', 'domain', 'content'],
  // E-mails and PDFs: data in, markup out.
  documents: ['documents', 'contract', 'domain'],
  server: ['server', 'contract', 'domain', 'database', 'content/illustrator', 'bank'],
  // The server's platform layer, and the catalogue above it: neither knows features.
  'server/platform': ['server/platform', 'contract', 'domain', 'database'],
  'server/adapters': ['server/adapters', 'server/platform', 'contract', 'domain', 'documents/entry'],
  'server/catalogue': ['server/catalogue', 'server/context', 'server/platform', 'contract', 'domain', 'database'],
  'server/features': [
    'server/features',
    'server/catalogue',
    'server/context',
    'server/adapters',
    'server/platform',
    'contract',
    'domain',
    'database',
    'content/illustrator',
  ],
  'server/render': ['server', 'contract', 'domain', 'web/app/entry-server'],
  // The parts of the browser's code, from those that know nothing of others to the application.
  web: ['domain'],
  'web/lib': ['web/lib', 'contract', 'domain'],
  'web/hooks': ['web/hooks', 'web/lib', 'domain'],
  'web/messages': ['web/messages', 'web/client-area-messages', 'web/lib', 'domain'],
  'web/ui': ['web/ui', 'web/hooks', 'web/messages', 'web/lib', 'contract', 'domain'],
  'web/features': ['web/features', 'web/ui', 'web/hooks', 'web/messages', 'web/lib', 'contract', 'domain'],
  'web/templates': [
    'web/templates',
    'web/template-messages',
    'web/features',
    'web/ui',
    'web/hooks',
    'web/messages',
    'web/lib',
    'contract',
    'domain',
  ],
  'web/template-messages': ['web/messages', 'domain'],
  'web/gallery': [
    'web/gallery',
    'web/features',
    'web/ui',
    'web/hooks',
    'web/messages',
    'web/lib',
    'contract',
    'domain',
  ],
  'web/app': ['web', 'contract', 'domain'],
  // The back office, an application of its own: of the site it uses components and what features offer to others.
  admin: [
    'admin',
    'web/features',
    'web/ui',
    'web/hooks',
    'web/messages',
    'web/lib',
    'web/styles',
    'contract',
    'domain',
  ],
  // Shared by component tests.
  'web/testing': ['web', 'contract', 'domain'],
  testing: ['testing', 'bank', 'server', 'database', 'contract', 'domain', 'content', 'tools'],
  e2e: ['e2e', 'testing', 'bank', 'server', 'database', 'contract', 'domain', 'tools'],
  bench: ['bench', 'testing', 'bank', 'server', 'database', 'contract', 'domain', 'content', 'tools'],
  tools: ['tools', 'server', 'database', 'contract', 'domain', 'content', 'web', 'documents'],
}

export const layerNames = Object.keys(rooms)

/** Parts of a layer that its README describes, not ARCHITECTURE.md. */
export const isPart = (layer: string) => /^(domain|web)\/(?!testing$)/.test(layer)

const within = (path: string, room: string) =>
  path === room || path.startsWith(`${room}/`) || path.startsWith(`${room}.`)

const roomOf = (path: string) =>
  layerNames.filter(room => within(path, room)).toSorted((a, b) => b.length - a.length)[0]

/** The folder of a feature, `server/features/catalogue`; undefined for other files. */
const featureOf = (path: string) => /^((?:server|web)\/features\/[^/]+)\//.exec(path)?.[1]

/** The folder of a page's template, `web/templates/villa`; undefined for other files. */
const pageOf = (path: string) => /^(web\/templates\/[^/]+)/.exec(path)?.[1]

const isRoutes = (path: string) => /^server\/features\/.*routes\.ts$/.test(path)

/** SQL, or its tools. A route outside the contract may open the transaction. */
const isSql = (path: string) =>
  within(path, 'drizzle-orm') || (within(path, 'database') && path !== 'database/transact')

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** A component test, which runs in a browser: nothing of Node's reaches it. */
const isComponentTest = (path: string) =>
  /^(?:admin|web)\/.*\.component\.test\.tsx$/.test(path) || within(path, 'web/testing')

/** Why an import is not allowed; undefined if it is. */
export function findViolation({ from, to, typeOnly }: Import): string | undefined {
  if (isRoutes(from) && isSql(to)) return 'a route has no SQL: what reads or writes is a query or a use case'
  const room = roomOf(from)
  const allowed = room && rooms[room]
  if (!allowed || !roomOf(to)) return undefined
  const isOfWeb = (within(from, 'admin') || within(from, 'web')) && !within(from, 'web/testing')
  if (isOfWeb && within(to, 'web/testing') && !isTest(from)) return 'only tests import from web/testing'
  const open = [
    ...allowed,
    ...(isTest(from) && !isComponentTest(from) ? ['testing', 'tools', 'server', 'database', 'content', 'bank'] : []),
    ...(isTest(from) && isOfWeb ? ['web/testing', 'web/gallery'] : []),
  ]
  if (!open.some(other => within(to, other))) return `${room} does not import from ${roomOf(to) ?? to}`
  // The browser's client imports types, not schemas; those of forms are small, and load with a form.
  if (isOfWeb && within(to, 'contract') && !within(to, 'contract/forms') && !typeOnly && !isTest(from))
    return 'web imports only types from contract'
  if (room === 'documents' && within(to, 'contract') && !typeOnly) return 'documents imports only types from contract'
  if (pageOf(to) && pageOf(to) !== pageOf(from) && /^web\/templates\//.test(from)) return 'no page imports another page'
  const [feature, other] = [featureOf(from), featureOf(to)]
  // The gallery may import internals of features.
  if (
    /^(?:admin|web\/(?!gallery\/))/.test(from) &&
    other?.startsWith('web/') &&
    feature !== other &&
    !/\/(public|lazy)$/.test(to)
  )
    return 'a feature is met through its public.ts, and what of it comes late through its lazy.ts'
  if (feature && other?.startsWith('server/') && feature !== other && !to.endsWith('/public'))
    return 'a feature meets another through its public.ts'
  return undefined
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

/** Imports of a source: files as paths from the project's folder, and packages by name. */
export function importsOf(from: string, source: string): Import[] {
  return [...source.matchAll(importPattern)].flatMap(([, typeOnly, fixed, dynamic]) => {
    const target = fixed ?? dynamic ?? ''
    if (target.startsWith('#')) return [{ from, to: target.slice(1), typeOnly: Boolean(typeOnly) }]
    if (!target.startsWith('.')) return [{ from, to: target, typeOnly: Boolean(typeOnly) }]
    return [{ from, to: posix.join(dirname(from), target).replace(/\.tsx?$/, ''), typeOnly: Boolean(typeOnly) }]
  })
}

/** Every forbidden import of the project, one line each. */
export async function checkImports(root: string): Promise<string[]> {
  const topRooms = [...new Set(layerNames.map(room => room.split('/')[0] ?? ''))]
  const files = (await Promise.all(topRooms.map(room => listFiles(join(root, room))))).flat()
  const sources = files.filter(file => /\.tsx?$/.test(file))
  const lines = await Promise.all(
    sources.map(async file => {
      const from = relative(root, file)
      return importsOf(from, await readFile(file, 'utf8')).flatMap(found => {
        const why = findViolation(found)
        return why ? [`${from}: ${found.to}: ${why}`] : []
      })
    }),
  )
  return lines.flat()
}
