import { assertMigrated } from '#database/migrate'
import { todayAt } from '#domain/calendar/today'
import { databaseSyncedClock } from '#server/platform/runtime/clock'
import { type Terminal, withSite } from './site.ts'

/** Adds the pages, regions, amenities and collections with which a company begins; existing rows stay as they are. */
export const addCatalogue = (terminal: Terminal): Promise<void> =>
  withSite(terminal, async ({ db, print }) => {
    await assertMigrated(db)
    // Loaded when it is needed: other commands need none of the texts.
    const { describeCatalogue, seedCatalogue } = await import('#database/seeds/seed-catalogue')
    const clock = await databaseSyncedClock(db)
    clock.stop()
    print(describeCatalogue(await seedCatalogue(db, todayAt(clock.now()))))
    print('Legal pages are skeletons: fill in what stands between [[ and ]]. `npm run admin -- check` lists them.')
  })
