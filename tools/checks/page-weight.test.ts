import type { Rolldown } from 'vite'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

/** Sample templates of the client area, which share a large private module and a public one. */
const privateTemplates = Object.fromEntries([
  ['private-shared', `export const heavy = '${'only for those who have signed in '.repeat(40)}'`],
  ...['dashboard', 'bookings', 'profile'].map(name => [
    `private-${name}`,
    `import { heavy } from 'private-shared'
     import { parseDay } from '#domain/calendar/day'
     import { Picture } from '#web/ui/picture'
     export default () => [heavy, parseDay('${name}'), Picture]`,
  ]),
])

test('modules shared by private templates reach no public page', { timeout: 120_000 }, async () => {
  const built = (await build({
    root,
    logLevel: 'silent',
    build: { write: false, minify: false },
    plugins: [
      {
        name: 'private-templates',
        resolveId: id => (id in privateTemplates ? id : null),
        load: id => privateTemplates[id] ?? null,
        transform: (code, id) =>
          id.endsWith('/web/templates.ts')
            ? `${code}\nexport const account = [() => import('private-dashboard'), () => import('private-bookings'), () => import('private-profile')]\nObject.assign(globalThis, { account })`
            : null,
      },
    ],
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter(item => item.type === 'chunk')
  const chunkOf = (module: string) => chunks.find(({ moduleIds }) => moduleIds.includes(module))
  const shared = chunkOf('private-shared')
  expect(shared?.moduleIds.filter(id => !id.startsWith('private-'))).toEqual([])

  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) visit(next)
  }
  // The document's start script has no imports: everything else waits until the page has been shown.
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/web/app/entry-bootstrap.ts'))
  expect(start && { modules: start.moduleIds.length, imports: start.imports }).toEqual({ modules: 1, imports: [] })

  const pages = chunks.filter(({ facadeModuleId }) => /\/web\/(templates\/|entry-client)/.test(facadeModuleId ?? ''))
  expect(pages.length).toBeGreaterThan(10)
  for (const { fileName } of pages) visit(fileName)
  expect(reached).not.toContain(shared?.fileName)
})
