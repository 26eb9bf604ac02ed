import { and, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { findPendingMigrations } from '#database/migrate'
import * as tables from '#database/tables'
import { refuseDemonstrationAccounts } from '#server/features/accounts/public'
import { findIncompletePages } from '#server/features/company/public'
import { managesPeople } from '#server/features/staff/public'
import type { Configuration } from '#server/platform/config/configuration'
import { findSwitchedOff } from '#server/platform/jobs/switches'
import { findKeyProblem } from '#server/platform/security/key-check'
import type { Finding } from './site.ts'

const oldestServer = 180_000

/** Version and rights of the database: a role that owns it, or may create in it and in its schema `public`. */
async function checkServer(db: Queryable): Promise<Finding[]> {
  const { rows } = await db.execute<{ version: number; name: string; role: string; all: boolean; tables: boolean }>(sql`
    select current_setting('server_version_num')::int as version, current_database() as name, current_user as role,
      has_database_privilege(current_database(), 'create') as all, has_schema_privilege('public', 'create') as tables`)
  const [server] = rows
  if (!server) return []
  return [
    server.version < oldestServer
      ? ['problem', `The database server is older than PostgreSQL 18 (${server.version}).`]
      : ['good', 'The database answers.'],
    ...(server.all && server.tables
      ? []
      : ([
          [
            'problem',
            `The role ${server.role} may not create tables. Run as its owner: alter database ${server.name} owner to ${server.role}`,
          ],
        ] satisfies Finding[])),
  ]
}

async function checkContent(db: Queryable, { mode }: Configuration): Promise<Finding[]> {
  const found: Finding[] = []
  const { staff } = tables
  const { missing, skeletons, others } = await findIncompletePages(db)
  for (const path of missing) found.push(['problem', `The page ${path} does not exist.`])
  // A rehearsal can run with skeletons; a live site must not sell with them (PD-166).
  for (const path of skeletons)
    found.push([mode === 'live' ? 'problem' : 'warning', `The page ${path} has gaps to fill in, marked with [[ ]].`])
  for (const path of others) found.push(['warning', `The page ${path} has gaps to fill in, marked with [[ ]].`])
  const [manager] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(managesPeople, isNull(staff.leftAt)))
    .limit(1)
  if (!manager)
    found.push(['problem', 'Nobody may invite staff: run `npm run admin -- invite <email> --roles administrator`.'])
  if (mode === 'live')
    await refuseDemonstrationAccounts(db).catch((error: Error) => found.push(['problem', error.message]))
  for (const { part, reason } of await findSwitchedOff(db))
    found.push(['warning', `${part} is switched off${reason && `: ${reason}`}.`])
  return found
}

/** Checks rights, migrations, keys and the pages and people that a live site needs. */
export async function checkDatabase(db: Queryable, configuration: Configuration): Promise<Finding[]> {
  const found = await checkServer(db)
  const pending = await findPendingMigrations(db)
  if (pending.length > 0)
    return [...found, ['problem', `${pending.length} migrations are pending: run \`npm run admin -- migrate\`.`]]
  const key = await findKeyProblem(db, configuration)
  return [
    ...found,
    ['good', 'The database has all migrations of this version.'],
    key ? ['problem', key] : ['good', 'The encryption keys belong to the database.'],
    ...(await checkContent(db, configuration)),
  ]
}
