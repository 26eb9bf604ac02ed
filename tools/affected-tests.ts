import { execFile } from 'node:child_process'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'
import { journeysOf } from './affected-journeys.ts'
import type { Sources } from './checks/source-graph.ts'

const run = promisify(execFile)

/** Files that everything depends on: after a change of these, all tests run. */
const everything = /^(package(-lock)?\.json|tsconfig\.json|vite(st)?\.config\.ts)$/

/** The application as a whole: through it every test of an endpoint reaches every feature. */
const application = new Set([
  'server/all-features.ts',
  'server/app.ts',
  'testing/site/app.ts',
  'testing/site/site-process.ts',
])

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isJourney = (file: string) => file.startsWith('e2e/')

/** The folder of a feature or page template, and its name; the back office is one. */
const areaOf = (file: string) =>
  /^((?:web|server)\/(?:features|templates)\/([^/]+))\//.exec(file) ?? /^((admin))\//.exec(file)

/** Files changed since the branch left `base`, committed or not. */
export async function changedFiles(root: string, base: string): Promise<string[]> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.split('\n').filter(Boolean)
  const [start = base] = await git('merge-base', base, 'HEAD')
  const [tracked, added] = await Promise.all([
    git('diff', '--name-only', start),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  return [...new Set([...tracked, ...added])]
}

/** All files that import one of the given ones, directly or not, and these themselves. */
function dependentsOf(changed: Iterable<string>, sources: Sources): Set<string> {
  const importers = new Map<string, string[]>()
  for (const [file, { links }] of sources)
    for (const { to, typeOnly } of links) if (!typeOnly) importers.set(to, [...(importers.get(to) ?? []), file])
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    if (!application.has(file)) importers.get(file)?.forEach(visit)
  }
  for (const file of changed) visit(file)
  return found
}

/**
 * Test files to run after a change: those that reach a changed file by imports, those beside it or in its feature, and
 * the journeys of its area. `all` if the change concerns everything.
 */
export function affectedTests(changed: readonly string[], sources: Sources): string[] | 'all' {
  if (changed.some(file => everything.test(file))) return 'all'
  const tests = [...sources.keys()].filter(isTest)
  // Styles and messages have no imports: they count as the sources beside them.
  const reached = dependentsOf(
    changed.flatMap(file => [file, file.replace(/\.module\.css$/, '.tsx')]),
    sources,
  )
  const areas = new Set(changed.flatMap(file => areaOf(file)?.[1] ?? dirname(file)))
  const journeys = new Set(changed.flatMap(file => journeysOf[areaOf(file)?.[2] ?? ''] ?? []))
  return tests
    .filter(test =>
      isJourney(test)
        ? journeys.has(basename(test, '.test.ts')) || changed.includes(test)
        : reached.has(test) || areas.has(areaOf(test)?.[1] ?? dirname(test)),
    )
    .toSorted()
}

/** Journeys that run in a soak run, or when a change affects them; `npm test` runs those of `e2e/critical/`. */
const isFurther = (file: string) => file.startsWith('e2e/further/')

/** Test files that run, or run more, in a soak run (`testing/soak.ts`), among the given ones. */
export function soakTests(among: readonly string[] | 'all', sources: Sources): string[] {
  const users = [...sources].flatMap(([file, { text }]) =>
    isFurther(file) || /#testing\/soak'|\batWidth\(/.test(text) ? [file] : [],
  )
  return users.filter(file => isTest(file) && (among === 'all' || among.includes(file))).toSorted()
}
