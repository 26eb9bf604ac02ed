import type { Db } from '#database/connection'
import type { Text } from '#domain/text/language'

export type Writes = Pick<Db, 'insert'>

/** Some columns of a row; the builder adds the others. */
export type Given<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>

/** The same text in every language. */
export const inEach = (text: string): Text => ({ en: text, fr: text, de: text })

/** The only inserted row. */
export async function first<Row>(inserted: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await inserted
  if (!row) throw new Error('Nothing was inserted')
  return row
}
