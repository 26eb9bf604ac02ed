import { type SQL, sql } from 'drizzle-orm'
import { villa, villaWords } from './villas.ts'

/** Words as beginnings, split as the database splits names: numbers, codes and hyphens are the same words in both. */
const beginningsOf = (words: string) => sql`(
  select string_agg('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || ''':*', ' & ')::tsquery
  from unnest(to_tsvector('simple', ${words})))`

/**
 * Villas whose name, place, address or code has words that begin so, with and without accents; undefined for no words.
 * Words without letters or digits find nothing.
 */
export function villaHasWords(words: string): SQL | undefined {
  if (words === '') return undefined
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '')
  return sql`${villaWords(villa)} @@ (${beginningsOf(words)} || ${beginningsOf(plain)})`
}
