import { connect } from '#database/connection'
import { migrate as applyMigrations, findPendingMigrations } from '#database/migrate'
import { jobs } from '#server/jobs'
import { prepareQueues } from '#server/platform/jobs/prepare-queues'
import { recordFirstKeys } from '#server/platform/security/key-check'
import { type Terminal, withSite } from './site.ts'

/** Applies pending migrations, apart from the start of the site; with `dryRun` it only lists them. */
export const migrate = (terminal: Terminal, { dryRun = false }: { dryRun?: boolean }): Promise<void> =>
  withSite(terminal, async ({ configuration, db, url, print }) => {
    const hasKey = Boolean(terminal.environment.ENCRYPTION_KEY)
    const pending = await findPendingMigrations(db)
    if (pending.length === 0) {
      if (hasKey && !dryRun) await recordFirstKeys(db, configuration)
      return print('The database has all migrations of this version.')
    }
    for (const name of pending) print(name)
    if (dryRun) return print(`${pending.length} migrations are pending; nothing was changed.`)
    await applyMigrations(url)
    const after = connect(url, { max: 1 })
    try {
      await prepareQueues(after.db, jobs)
      if (hasKey) await recordFirstKeys(after.db, configuration)
    } finally {
      await after.close()
    }
    print(`${pending.length} migrations were applied.`)
  })
