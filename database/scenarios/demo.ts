import type { Database } from '#database/connection'
import type { Day } from '#domain/day'
import { seedEditorial } from './demo/editorial.ts'
import { seedGeography } from './demo/geography.ts'
import { seedPages } from './demo/pages.ts'
import { pictureList } from './demo/pictures.ts'
import { seedVillas } from './demo/villas.ts'

/** Seeds the demonstration catalogue, inside a transaction of the caller's, into an empty database; `today` decides which years its calendars cover. */
export async function seedDemo(db: Database, today: Day): Promise<void> {
  const pictures = pictureList(db)
  await seedGeography(db, today)
  await seedVillas(db, today, pictures)
  await seedPages(db, today, pictures)
  await seedEditorial(db, pictures)
  await continueSequences(db)
}

/** Rows came with their ids: the sequences must go on after them. */
async function continueSequences(db: Pick<Database, 'execute'>) {
  await db.execute(`
    select setval(pg_get_serial_sequence(name, 'id'), 10000)
    from unnest(array['villa', 'picture', 'slideshow', 'booking']) as name`)
}
