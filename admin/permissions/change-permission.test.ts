import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { reachOfEndpoints } from '#contract/staff/reach-of-endpoints'
import { readSources, type Sources } from '#tools/checks/source-graph'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The endpoints of changes that a permission can only read; staff change what is about themselves. */
const changes = Object.entries(reachOfEndpoints).flatMap(([name, rule]) =>
  name.startsWith('GET ') || rule.reads || ('open' in rule && rule.open.includes('caller')) ? [] : [name],
)

const isTest = (file: string) => file.includes('.test.')
const checksPermission = ({ links }: { links: readonly { to: string }[] }) =>
  links.some(({ to }) => to.startsWith('admin/permissions/'))

/** Files that send a change, and are reached without a check of the permission to change. */
function unguarded(sources: Sources): string[] {
  const importers = (file: string) =>
    [...sources].flatMap(([from, { links }]) => (!isTest(from) && links.some(({ to }) => to === file) ? [from] : []))
  const isGuarded = (file: string, seen: ReadonlySet<string>): boolean => {
    const source = sources.get(file)
    if (!source || seen.has(file) || checksPermission(source)) return true
    const above = importers(file)
    return above.length > 0 && above.every(one => isGuarded(one, new Set([...seen, file])))
  }
  return [...sources].flatMap(([file, { text }]) =>
    !isTest(file) && changes.some(name => text.includes(`'${name}'`)) && !isGuarded(file, new Set()) ? [file] : [],
  )
}

test('each part of the back office that changes something checks the permission', async () => {
  const sources = await readSources(root, ['admin'])
  const senders = [...sources].filter(([, { text }]) => changes.some(name => text.includes(`'${name}'`)))
  expect(senders.length).toBeGreaterThan(60)
  expect(unguarded(sources)).toEqual([])
})

test('a part without that check is found', () => {
  const source = (text: string, ...to: string[]) => ({
    text,
    links: to.map(file => ({ to: file, origins: [file], typeOnly: false, late: false })),
  })
  const call = "adminApi('PUT /office/villas/{id}')"
  expect(
    unguarded(
      new Map([
        ['admin/page.tsx', source('', 'admin/form.tsx')],
        ['admin/form.tsx', source(call)],
        ['admin/checking.tsx', source('', 'admin/dialog.tsx', 'admin/permissions/may-change.tsx')],
        ['admin/dialog.tsx', source(call)],
      ]),
    ),
  ).toEqual(['admin/form.tsx'])
})
