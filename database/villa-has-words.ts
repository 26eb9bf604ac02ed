import { type SQL, sql } from 'drizzle-orm'
import { villa } from '#database/tables'
import { villaWords } from '#database/tables/villas'

/** Words that a search reads. */
const maxWords = 8

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/**
 * Villas whose name, place, address or code has words that begin so, with and without accents; undefined for no words.
 * Words without letters or digits find nothing.
 */
export function villaHasWords(words: string): SQL | undefined {
  if (words === '') return undefined
  const parts = words.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  if (parts.length === 0) return sql`false`
  const query = parts
    .slice(0, maxWords)
    .map(word => `('${word}':* | '${plain(word)}':*)`)
    .join(' & ')
  return sql`${villaWords(villa)} @@ to_tsquery('simple', ${query})`
}
