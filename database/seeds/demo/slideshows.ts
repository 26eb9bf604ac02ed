import { max } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import * as tables from '#database/tables'

interface NewSlideshow {
  /** Its name in the back office. */
  name: string
  /** In their order. */
  pictureIds: readonly number[]
}

/** Adds slide shows after the existing ones; returns their ids. */
export async function addSlideshows(tx: Transaction, shows: readonly NewSlideshow[]): Promise<number[]> {
  if (shows.length === 0) return []
  const [there] = await tx.select({ last: max(tables.slideshow.id) }).from(tables.slideshow)
  const ids = shows.map((_, i) => (there?.last ?? 0) + i + 1)
  await tx.insert(tables.slideshow).values(shows.map(({ name }, i) => ({ id: ids[i] ?? 0, name })))
  await insertAll(
    shows.flatMap(({ pictureIds }, i) =>
      pictureIds.map((pictureId, position) => ({ slideshowId: ids[i] ?? 0, position, pictureId })),
    ),
    rows => tx.insert(tables.slideshowPicture).values(rows),
  )
  return ids
}
