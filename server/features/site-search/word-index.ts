import { hash } from 'node:crypto'
import MiniSearch, { type SearchOptions } from 'minisearch'
import { tellingWords, typedWords } from './words.ts'

/** A text for finding: what it belongs to, and its words by how much they tell. */
export interface Findable {
  id: string
  name: string
  also: string[]
  where: string[]
  about: string[]
}

/** Something found: how well it fits, and which of its words were meant. */
export interface Hit {
  id: string
  words: string[]
}

const fields = ['name', 'also', 'where', 'about'] as const

/** Fewer than these, and a slip of the keys is suspected. */
const few = 3

/** A word that is typed to its end may begin another one only if it is long enough to mean it. */
const asTyped: SearchOptions = {
  combineWith: 'AND',
  prefix: (word, at, words) => at === words.length - 1 || word.length > 3,
}
/** One wrong letter in four, two in six; never more. */
const forgiving: SearchOptions = { ...asTyped, fuzzy: word => (word.length < 4 ? false : 0.25), maxFuzzy: 2 }
const anyWord: SearchOptions = { ...forgiving, combineWith: 'OR' }

/** Finds texts by words. What is replaced by the same is not touched. */
export function wordIndex() {
  const index = new MiniSearch<Findable>({
    fields: [...fields],
    extractField: (text, field) => (field === 'id' ? text.id : [text[field as keyof Findable]].flat().join(' · ')),
    tokenize: tellingWords,
    processTerm: word => word,
    searchOptions: { tokenize: typedWords, boost: { name: 6, also: 4, where: 2, about: 1 } },
  })
  const known = new Map<string, string>()

  const find = (typed: string, options: SearchOptions): Hit[] =>
    index.search(typed, options).map(({ id, terms }) => ({ id: String(id), words: terms }))

  return {
    put(text: Findable): void {
      const { id, name, also, where, about } = text
      const now = hash('sha1', JSON.stringify([name, also, where, about]), 'base64')
      if (known.get(id) === now) return
      if (known.has(id)) index.discard(id)
      index.add({ id, name, also, where, about })
      known.set(id, now)
    },
    remove(id: string): void {
      if (known.delete(id)) index.discard(id)
    },
    ids: (): Iterable<string> => known.keys(),
    /** What fits the words, the best first: all of them as typed, else nearly as typed, else some of them. */
    search(typed: string): Hit[] {
      const exact = find(typed, asTyped)
      if (exact.length >= few) return exact
      const taken = new Set(exact.map(({ id }) => id))
      const near = [...exact, ...find(typed, forgiving).filter(({ id }) => !taken.has(id))]
      return near.length > 0 ? near : find(typed, anyWord)
    },
  }
}

export type WordIndex = ReturnType<typeof wordIndex>
