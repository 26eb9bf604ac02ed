import type { Queryable } from '#database/connection'
import type { Day } from '#domain/calendar/day'
import { wholeText } from '#domain/text/language'
import { findListedVillas } from '../queries.ts'
import type { Content } from './content.ts'
import { type LoadedVilla, placeVillas } from './load.ts'

/** Stands for the picture of a villa that has none yet. */
const noThumb = { id: 0, hash: 'none', width: 3, height: 2, colour: '#e8dfd0', alt: wholeText({ en: '' }), focus: {} }

/** A villa in any state, as it is now; undefined where there is none, or it is invalid. */
export async function loadDraft(
  db: Queryable,
  content: Content,
  today: Day,
  id: number,
): Promise<LoadedVilla | undefined> {
  const rows = await findListedVillas(db, [id], { drafts: true })
  const pictured = rows.map(row => ({ ...row, thumb: row.thumb ?? noThumb }))
  const [draft] = await placeVillas(db, content, today, pictured, () => undefined)
  return draft
}
