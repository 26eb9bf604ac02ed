import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'

/**
 * The last migration before the first version. An installation of that time stops for its upgrade, so older migrations
 * may break the code before them.
 */
const lastBeforeVersions = '0107_extras-access-revision'

/**
 * Migrations that break the code of a version before, by name, with the reason: since which version no code uses what is
 * dropped, or why an upgrade must stop the site.
 */
const allowed: Readonly<Record<string, string>> = {}

/** Statements that the code of the version before does not survive. */
const breaking: readonly [pattern: RegExp, what: string][] = [
  [/\bdrop\s+table\b[^;]*/gi, 'drops a table'],
  [/\balter\s+table\b[^;]*\bdrop\s+column\b[^;]*/gi, 'drops a column'],
  [/\balter\s+table\b[^;]*\brename\s+(column\b|to\b|"?\w+"?\s+to\b)[^;]*/gi, 'renames'],
  [/\balter\s+table\b[^;]*\balter\s+column\b[^;]*\b(set\s+data\s+)?type\b[^;]*/gi, 'changes the type of a column'],
  [/\balter\s+table\b[^;]*\balter\s+column\b[^;]*\bset\s+not\s+null\b[^;]*/gi, 'requires a value'],
  [
    /\balter\s+table\b[^;]*\badd\s+column\b(?![^;]*\b(default|generated)\b)[^;]*\bnot\s+null\b[^;]*/gi,
    'adds a required column without a default',
  ],
]

const withoutComments = (sql: string) => sql.replace(/--[^\n]*/g, '').replace(/\/\*[\s\S]*?\*\//g, '')

/** Changes of a migration that the code of the version before does not survive; tables that it creates are its own. */
export function findBreaking(sql: string): string[] {
  const text = withoutComments(sql)
  const created = new Set([...text.matchAll(/\bcreate\s+table\s+"?(\w+)"?/gi)].map(([, name]) => name))
  return breaking.flatMap(([pattern, what]) =>
    [...text.matchAll(pattern)].flatMap(([statement]) => {
      const [, table] = /\btable\s+(?:if\s+exists\s+)?(?:only\s+)?"?(\w+)"?/i.exec(statement) ?? []
      return created.has(table) ? [] : [`${what}: ${statement.trim().replace(/\s+/g, ' ')}`]
    }),
  )
}

/** Lines about migrations that break the version before without a reason, and reasons of migrations that do not. */
export async function checkMigrationSteps(
  folder: string = join(root, 'database', 'migrations'),
  { after = lastBeforeVersions, reasons = allowed } = {},
): Promise<string[]> {
  const { entries } = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  const found = new Map<string, string[]>()
  for (const { tag } of entries)
    if (tag > after) found.set(tag, findBreaking(await readFile(join(folder, `${tag}.sql`), 'utf8')))
  const without = [...found].flatMap(([tag, problems]) =>
    reasons[tag]
      ? []
      : problems.map(
          problem =>
            `${tag}.sql breaks the version before: it ${problem}. CONTRIBUTING.md says how to do it in two steps.`,
        ),
  )
  const stale = Object.keys(reasons).filter(tag => (found.get(tag) ?? []).length === 0)
  return [...without, ...stale.map(tag => `${tag} breaks nothing: remove its reason from migration-steps.ts.`)]
}
