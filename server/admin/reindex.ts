import { searchRecord } from '#database/tables'
import { withTransaction } from '#database/transact'
import { exportRecords } from '#server/features/site-search/public'
import { enqueue } from '#server/platform/jobs/enqueue'
import { CommandFailed, type Terminal, withSite } from './site.ts'

/** Sends the search provider all records anew; our own index is built by each process as it starts. */
export const reindex = (terminal: Terminal): Promise<void> =>
  withSite(terminal, async ({ db, configuration, print }) => {
    if (!configuration.search.provider)
      throw new CommandFailed('There is no search provider (SEARCH_URL): each start builds our own index.')
    await withTransaction(db, async tx => {
      await tx.delete(searchRecord)
      await enqueue(tx, exportRecords, { all: true })
    })
    print('The site sends all records to the search provider, once its jobs run.')
  })
