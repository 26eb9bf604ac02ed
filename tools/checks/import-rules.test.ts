import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../root.ts'
import { checkCycles, findCycles, findFolderCycles } from './import-cycles.ts'
import { checkImports, findViolation, importsOf, isPart, layerNames } from './import-rules.ts'

test.each([
  ['domain/pricing/terms.ts', 'domain/calendar/day'],
  ['domain/calendar/stay.ts', 'domain/text/language'],
  ['contract/schemas.ts', 'domain/language'],
  ['server/features/a-new-feature/routes.ts', 'contract/pages'],
  ['server/features/pages/page-by-path.ts', 'server/catalogue/present'],
  ['web/templates/villa/index.tsx', 'web/features/calendar/public'],
  ['web/app/layout.tsx', 'web/features/header/public'],
  ['web/features/a-new-feature/widget.tsx', 'web/features/calendar/lazy'],
  ['web/gallery/entries-villas.tsx', 'web/features/villa/stars'],
  ['web/templates/villa/index.tsx', 'web/templates/villa/villa.module.css'],
  ['web/features/a-new-feature/widget.tsx', 'web/features/calendar/public'],
  ['web/features/a-new-feature/form.tsx', 'contract/forms/newsletter'],
  ['server/render/routes.ts', 'web/app/entry-server'],
  ['server/features/a-new-feature/routes.ts', 'server/features/villas/public'],
  ['server/features/a-new-feature/routes.ts', 'database/transact'],
  ['server/features/a-new-feature/find-things.ts', 'drizzle-orm'],
  ['documents/email/email-layout.tsx', 'domain/language'],
  ['server/adapters/documents/documents.ts', 'documents/entry'],
  ['domain/calendar/stay.test.ts', 'testing/builders'],
  ['web/ui/dialog.component.test.tsx', 'web/testing/render-component'],
  ['web/testing/render-component', 'web/features/currency/public'],
  ['admin/bookings/bookings.tsx', 'admin/ui/office-list'],
  ['admin/bookings/bookings.tsx', 'web/features/forms/public'],
  ['admin/bookings/bookings.component.test.tsx', 'web/testing/render-component'],
  ['web/ui/link.tsx', 'web/lib/prefetch'],
  ['web/ui/link.tsx', 'web/messages'],
  ['web/ui/link.tsx', 'web/hooks/use-hydrated'],
  ['web/templates.ts', 'web/templates/home'],
  ['web/app/routes.tsx', 'web/templates'],
  ['web/features/a-new-feature/widget.component.test.tsx', 'web/gallery/example-villa'],
])('%s may import %s', (from, to) => {
  expect(findViolation({ from, to, typeOnly: false })).toBeUndefined()
})

test.each([
  ['domain/calendar/stay.ts', 'database/connection'],
  ['domain/calendar/stay.ts', 'contract/schemas'],
  ['domain/calendar/stay.ts', 'domain/booking/sale'],
  ['contract/pages.ts', 'server/app'],
  ['web/lib/api-client.ts', 'server/app'],
  ['web/lib/api-client.ts', 'contract/endpoints'],
  ['admin/bookings/bookings.tsx', 'web/features/forms/use-form'],
  ['admin/bookings/bookings.tsx', 'web/templates/home/index'],
  ['admin/bookings/bookings.tsx', 'contract/staff/staff-bookings'],
  ['admin/bookings/bookings.tsx', 'server/app'],
  ['web/features/booking/public.ts', 'admin/ui/office-list'],
  ['web/ui/dialog.tsx', 'web/testing/render-component'],
  ['web/ui/dialog.tsx', 'web/features/calendar/public'],
  ['web/ui/prefetch.ts', 'web/templates'],
  ['web/lib/query.ts', 'web/ui/button'],
  ['web/lib/query.ts', 'web/features/session/public'],
  ['web/lib/query.ts', 'web/messages'],
  ['web/messages.tsx', 'web/ui/button'],
  ['web/features/a-new-feature/widget.tsx', 'web/templates'],
  ['web/features/a-new-feature/widget.tsx', 'web/app/routes'],
  ['web/features/a-new-feature/widget.tsx', 'web/gallery/example-villa'],
  ['web/templates/villa/index.tsx', 'web/app/layout'],
  ['web/ui/dialog.component.test.tsx', 'testing/app'],
  ['web/ui/dialog.component.test.tsx', 'server/app'],
  ['web/features/a-new-feature/widget.tsx', 'web/templates/home/index'],
  ['web/templates/villa/index.tsx', 'web/templates/article'],
  ['web/features/a-new-feature/widget.tsx', 'web/features/calendar/stay-calendar'],
  ['web/templates/villa/index.tsx', 'web/features/villa/pictures/villa-pictures'],
  ['web/app/layout.tsx', 'web/features/header/header'],
  ['server/features/pages/page-by-path.ts', 'server/features/villas/present-villa'],
  ['server/catalogue/present.ts', 'web/ui/button'],
  ['server/catalogue/present.ts', 'server/features/villas/public'],
  ['server/platform/http/serve.ts', 'server/catalogue/catalogue'],
  ['server/main.ts', 'content/catalogue'],
  ['server/features/mail/queue-email.ts', 'documents/email/email-layout'],
  ['documents/email/email-layout.tsx', 'web/lib/cookies'],
  ['documents/pdf/fact-sheet-pdf.ts', 'contract/properties'],
  ['content/villas/corfu.ts', 'database/tables'],
  ['server/features/a-new-feature/routes.ts', 'drizzle-orm'],
  ['server/features/a-new-feature/list-routes.ts', 'drizzle-orm/pg-core'],
  ['server/features/a-new-feature/routes.ts', 'database/tables'],
])('%s may not import %s', (from, to) => {
  expect(findViolation({ from, to, typeOnly: false })).toEqual(expect.any(String))
})

test('web may import the types of the contract', () => {
  expect(findViolation({ from: 'web/lib/api-client.ts', to: 'contract/endpoints', typeOnly: true })).toBeUndefined()
})

test('imports are found in every notation', () => {
  const source = `import type { A } from '#domain/a'
import {
  b,
} from './b.ts'
export * from '../c.ts'
import '#web/styles/global.css'
const d = await import('./d.tsx')
import fs from 'node:fs'`
  expect(importsOf('server/features/x/y.ts', source)).toEqual([
    { from: 'server/features/x/y.ts', to: 'domain/a', typeOnly: true },
    { from: 'server/features/x/y.ts', to: 'server/features/x/b', typeOnly: false },
    { from: 'server/features/x/y.ts', to: 'server/features/c', typeOnly: false },
    { from: 'server/features/x/y.ts', to: 'web/styles/global.css', typeOnly: false },
    { from: 'server/features/x/y.ts', to: 'server/features/x/d', typeOnly: false },
    { from: 'server/features/x/y.ts', to: 'node:fs', typeOnly: false },
  ])
})

test('the project keeps its own rules', async () => {
  expect(await checkImports(root)).toEqual([])
})

describe('import cycles', () => {
  const link = (to: string, late = false) => ({ to, origins: [to], typeOnly: false, late })
  const sources = (imports: Record<string, ReturnType<typeof link>[]>) =>
    new Map(Object.entries(imports).map(([file, links]) => [file, { text: '', links }]))

  test('are found, of any length', () => {
    const found = findCycles(sources({ a: [link('b')], b: [link('c')], c: [link('a')], d: [link('a')] }))
    expect(found).toEqual([['a', 'b', 'c', 'a']])
  })

  test('are found through type imports', () => {
    const found = findCycles(sources({ a: [link('b')], b: [{ ...link('a'), typeOnly: true }] }))
    expect(found).toEqual([['a', 'b', 'a']])
  })

  test('are found through dynamic imports', () => {
    const found = findCycles(sources({ a: [link('b', true)], b: [link('a')] }))
    expect(found).toEqual([['a', 'b', 'a']])
  })

  test('are none where two paths lead to one file', () => {
    expect(findCycles(sources({ a: [link('b'), link('c')], b: [link('c')], c: [] }))).toEqual([])
  })

  test('are found among features, without a cycle of files', () => {
    const found = findFolderCycles(
      sources({
        'web/features/card/card.tsx': [link('web/features/list/public.ts')],
        'web/features/list/public.ts': [link('web/features/list/heart.tsx')],
        'web/features/list/heart.tsx': [],
        'web/features/list/item.tsx': [link('web/features/card/public.ts')],
        'web/features/card/public.ts': [],
      }),
    )
    expect(found).toEqual([['web/features/card', 'web/features/list', 'web/features/card']])
  })

  test('are found among folders, including dynamic imports', () => {
    const found = findFolderCycles(
      sources({
        'web/ui/section-error-boundary.tsx': [link('web/features/map/lazy.tsx', true)],
        'web/features/map/lazy.tsx': [link('web/ui/button.tsx')],
        'domain/search/query.ts': [link('domain/booking/sale.ts')],
        'domain/booking/sale.ts': [link('domain/calendar/stay.ts')],
        'domain/calendar/stay.ts': [link('domain/search/query.ts')],
      }),
    )
    expect(found).toEqual([
      ['web/ui', 'web/features/map', 'web/ui'],
      ['domain/search', 'domain/booking', 'domain/calendar', 'domain/search'],
    ])
  })

  test('are none where a test imports another feature', () => {
    const found = findFolderCycles(
      sources({
        'server/features/pages/pages.test.ts': [link('server/features/villas/public.ts')],
        'server/features/villas/public.ts': [link('server/features/pages/public.ts')],
      }),
    )
    expect(found).toEqual([])
  })

  test('are none in the project', async () => {
    expect(await checkCycles(root)).toEqual([])
  })
})

/** The folders in the first column of a document's tables. */
async function foldersIn(document: string) {
  const text = await readFile(join(root, document), 'utf8')
  return [...text.matchAll(/^\| ((?:`[\w/-]+\/?` )+)\|/gm)].flatMap(([, names = '']) =>
    names
      .split(' ')
      .map(name => name.replaceAll(/^`|\/?`$/g, ''))
      .filter(Boolean),
  )
}

test('ARCHITECTURE.md lists exactly the layers, and the READMEs of domain/ and web/ their parts', async () => {
  // Seeds are part of the database's row.
  const layers = layerNames.filter(name => name !== 'database/seeds' && !isPart(name))
  expect((await foldersIn('ARCHITECTURE.md')).toSorted()).toEqual(layers.toSorted())
  for (const layer of ['domain', 'web']) {
    const parts = layerNames.flatMap(name =>
      isPart(name) && name.startsWith(`${layer}/`) ? [name.slice(layer.length + 1)] : [],
    )
    expect((await foldersIn(`${layer}/README.md`)).toSorted()).toEqual(parts.toSorted())
  }
})
