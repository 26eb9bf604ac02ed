import { sql } from 'drizzle-orm'
import type { PictureFilter } from '#contract/staff/office-pictures'
import { picture } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import type { Day } from '#domain/calendar/day'
import { pictureOrder, picturesOf } from '#server/features/pictures/public'
import { type ExportSource, exportList } from './export-list.ts'

interface PictureRow extends Record<string, unknown> {
  id: number
  name: string
  is_drawing: boolean
  width: number
  height: number
  en: string
  fr: string
  de: string
  photographer: string
  licence: string
  licence_ends: Day | null
  uses: number
}

/** Uses are counted up to this number, as in the list. */
const maxUses = 100

/** Exports pictures as they are filtered. */
export const exportPictures = (source: ExportSource, actor: Staff, filter: PictureFilter) =>
  exportList<PictureRow>(source, actor, {
    name: 'pictures',
    filter,
    query: sql`
      select ${picture.id}, ${picture.name}, ${picture.brief} is not null as is_drawing, ${picture.width},
        ${picture.height}, ${picture.alt} ->> 'en' as en, ${picture.alt} ->> 'fr' as fr, ${picture.alt} ->> 'de' as de,
        ${picture.photographer}, ${picture.licence}, ${picture.licenceEnds}::text as licence_ends,
        (select count(*)::integer from (
          select from picture_use where picture_use.picture_id = ${picture.id} limit ${sql.raw(String(maxUses))}) as few) as uses
      from ${picture}
      where ${picturesOf(reachOf(actor, 'pictures'), filter)} order by ${sql.join(pictureOrder(filter), sql`, `)}`,
    columns: [
      ['Id', row => row.id],
      ['File', row => row.name],
      ['Kind', row => (row.is_drawing ? 'drawing' : 'photograph')],
      ['Width', row => row.width],
      ['Height', row => row.height],
      ['Description (en)', row => row.en],
      ['Description (fr)', row => row.fr],
      ['Description (de)', row => row.de],
      ['Photographer', row => row.photographer],
      ['Licence', row => row.licence],
      ['Licence ends', row => row.licence_ends],
      ['Uses', row => row.uses],
    ],
  })
