import { createHash } from 'node:crypto'
import { max } from 'drizzle-orm'
import { type Brief, colourOf, type HeroBrief, type PlaceBrief, sizeOf, version } from '#content/illustrator/index'
import { textOfPicture } from '#content/texts/picture-texts'
import type { Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import * as tables from '#database/tables'
import type { Text } from '#domain/text/language'

const pictureRow = (brief: Brief, alt: Text) => ({
  hash: createHash('sha256')
    .update(JSON.stringify([version, brief]))
    .digest('hex')
    .slice(0, 12),
  brief,
  ...sizeOf(brief),
  colour: colourOf(brief),
  alt,
})

type PictureRow = ReturnType<typeof pictureRow>

/**
 * Assigns ids to pictures as they are added, after the existing ones; `insert` writes those added since its last call.
 */
export async function pictureList(tx: Transaction) {
  let waiting: (PictureRow & { id: number })[] = []
  const [there] = await tx.select({ last: max(tables.picture.id) }).from(tables.picture)
  let last = there?.last ?? 0
  const add = (brief: Brief, alt: Text): number => {
    waiting.push({ id: ++last, ...pictureRow(brief, alt) })
    return last
  }
  return {
    add,
    /** A picture of anything but a villa: its alternative text comes from the brief. */
    addPlace: (brief: PlaceBrief | HeroBrief): number => add(brief, textOfPicture(brief)),
    async insert() {
      const rows = waiting
      waiting = []
      await insertAll(rows, some => tx.insert(tables.picture).values(some))
    },
  }
}

export type Pictures = Awaited<ReturnType<typeof pictureList>>
