import SearchableMap from 'minisearch/SearchableMap'
import { indexTokens, queryTokens } from './tokenizer.ts'

/** The indexed texts of a thing, by field. */
export interface IndexedText {
  id: string
  name: string
  also: string[]
  where: string[]
  about: string[]
}

/** A result with its matching words and its score; higher is better. */
export interface Hit {
  id: string
  words: string[]
  fit: number
}

/** The weight of each field. */
const fields = { name: 6, also: 4, where: 2, about: 1 } as const
type Field = keyof typeof fields
const fieldNames = Object.keys(fields) as Field[]

/** With fewer exact results than this, typing errors are tolerated. */
const few = 3

/** How typed words are matched. */
interface Way {
  forgiving: boolean
  /** Whether one of the words is enough. */
  any: boolean
}

/** The score factors of inexact matches: prefixes, typing errors, and prefixes with typing errors. */
const matchWeights = { begun: 0.375, slip: 0.45, begunSlip: 0.25 } as const

/** Shorter prefixes tolerate no typing error, because too many words would match. */
const minFuzzyPrefixLength = 4

/** One wrong letter in four, two in six; never more. */
const slipsIn = (word: string) => (word.length < 4 ? 0 : Math.min(2, Math.round(word.length * 0.25)))

/** Whether a word begins with the typed text except for one error: a letter wrong, missing, extra, or two swapped. */
export function isFuzzyPrefix(word: string, typed: string): boolean {
  let same = 0
  while (same < typed.length && word[same] === typed[same]) same++
  const rest = typed.slice(same + 1)
  return (
    word.startsWith(rest, same + 1) ||
    word.startsWith(typed.slice(same), same + 1) ||
    word.startsWith(rest, same) ||
    (word[same] === typed[same + 1] &&
      word[same + 1] === typed[same] &&
      word.startsWith(typed.slice(same + 2), same + 2))
  )
}

/** A text of a field with the numbers of all things that have it: many villas share a place or an amenity. */
interface Shared {
  field: Field
  text: string
  words: ReadonlyMap<string, number>
  members: number[]
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of indexTokens(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const perField = <T>(make: () => T) => Object.fromEntries(fieldNames.map(field => [field, make()])) as Record<Field, T>

/** A full-text index for many documents. Replacing a text by an equal one changes nothing. */
export class TextIndex {
  /** The texts in which a word occurs. */
  readonly #byWord = new SearchableMap<Set<Shared>>()
  readonly #shared = perField(() => new Map<string, Shared>())
  /** The total words and texts of a field, counted for each thing that has them. */
  readonly #words = perField(() => 0)
  readonly #texts = perField(() => 0)
  /** The number of a thing is its index here. */
  readonly #held: ({ id: string; texts: Shared[] } | undefined)[] = []
  readonly #numbers = new Map<string, number>()
  readonly #vacant: number[] = []

  put(findable: IndexedText): void {
    const { id } = findable
    const texts: Shared[] = []
    for (const field of fieldNames) {
      for (const text of new Set([findable[field]].flat())) if (text) texts.push(this.#share(field, text))
    }
    const before = this.#held[this.#numbers.get(id) ?? -1]?.texts ?? []
    if (before.length === texts.length && texts.every((text, i) => text === before[i])) return
    const number = this.#numbers.get(id) ?? this.#vacant.pop() ?? this.#held.length
    for (const text of texts) if (!before.includes(text)) this.#join(text, number)
    for (const text of before) if (!texts.includes(text)) this.#leave(text, number)
    this.#held[number] = { id, texts }
    this.#numbers.set(id, number)
  }

  remove(id: string): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    for (const text of this.#held[number]?.texts ?? []) this.#leave(text, number)
    this.#held[number] = undefined
    this.#numbers.delete(id)
    this.#vacant.push(number)
  }

  ids(): Iterable<string> {
    return this.#numbers.keys()
  }

  /** Things that match the words, best first: all words as typed, else nearly as typed, else some of them. */
  *search(typed: string): Generator<Hit> {
    const words = queryTokens(typed)
    const exact = this.#find(words, { forgiving: false, any: false })
    yield* exact.hits()
    if (exact.count >= few) return
    const known = new Set(Array.from(exact.hits(), ({ id }) => id))
    const near = this.#find(words, { forgiving: true, any: false })
    for (const hit of near.hits()) if (!known.has(hit.id)) yield hit
    if (exact.count + near.count === 0) yield* this.#find(words, { forgiving: true, any: true }).hits()
  }

  #share(field: Field, text: string): Shared {
    return this.#shared[field].get(text) ?? { field, text, words: countWords(text), members: [] }
  }

  #join(shared: Shared, number: number): void {
    const { field, text, words, members } = shared
    if (members.length === 0) {
      this.#shared[field].set(text, shared)
      for (const word of words.keys()) {
        const texts = this.#byWord.get(word) ?? new Set()
        this.#byWord.set(word, texts.add(shared))
      }
      // Most names belong to one thing; an array literal has no spare capacity.
      shared.members = [number]
    } else members.push(number)
    this.#words[field] += words.size
    this.#texts[field]++
  }

  #leave(shared: Shared, number: number): void {
    const { field, text, words, members } = shared
    members.splice(members.indexOf(number), 1)
    this.#words[field] -= words.size
    this.#texts[field]--
    if (members.length > 0) return
    this.#shared[field].delete(text)
    for (const word of words.keys()) {
      const texts = this.#byWord.get(word)
      texts?.delete(shared)
      if (texts?.size === 0) this.#byWord.delete(word)
    }
  }

  /** The indexed words that a typed word matches, with the factor of each. */
  #meant(word: string, mayBegin: boolean, forgiving: boolean): Map<string, number> {
    const meant = new Map<string, number>()
    if (this.#byWord.has(word)) meant.set(word, 1)
    for (const longer of mayBegin ? this.#byWord.atPrefix(word).keys() : []) {
      if (longer !== word)
        meant.set(longer, (matchWeights.begun * longer.length) / (1.3 * longer.length - 0.3 * word.length))
    }
    if (!forgiving) return meant
    for (const [like, [, slips]] of this.#byWord.fuzzyGet(word, slipsIn(word))) {
      if (!meant.has(like)) meant.set(like, (matchWeights.slip * like.length) / (like.length + slips))
    }
    // The first letter of a prefix must be right; otherwise half of all words would match.
    const mayBeginSo =
      mayBegin && word.length >= minFuzzyPrefixLength ? this.#byWord.atPrefix(word.slice(0, 1)).keys() : []
    for (const longer of mayBeginSo) {
      if (longer.length > word.length && !meant.has(longer) && isFuzzyPrefix(longer, word)) {
        meant.set(longer, (matchWeights.begunSlip * word.length) / longer.length)
      }
    }
    return meant
  }

  /** The score of a word in each text of a field: the rarer, the higher (BM25+). */
  *#scores(word: string): Generator<[Shared, number]> {
    const texts = this.#byWord.get(word) ?? []
    const having = perField(() => 0)
    for (const { field, members } of texts) having[field] += members.length
    const all = this.#numbers.size
    for (const shared of texts) {
      const { field, words } = shared
      const times = words.get(word) ?? 0
      const rare = Math.log(1 + (Math.max(0, all - having[field]) + 0.5) / (having[field] + 0.5))
      const length = (words.size * this.#texts[field]) / this.#words[field]
      yield [shared, fields[field] * rare * (0.5 + (times * 2.2) / (times + 1.2 * (0.3 + 0.7 * length)))]
    }
  }

  #find(typed: readonly string[], { forgiving, any }: Way) {
    const scores = new Float64Array(this.#held.length)
    /** How many of the typed words were found in each thing, and the last of them. */
    const found = new Uint8Array(this.#held.length)
    const latest = new Uint8Array(this.#held.length)
    const meant = typed.map((word, at) =>
      // A completed word matches as a prefix only if it is long enough.
      this.#meant(word, at === typed.length - 1 || word.length > 3, forgiving),
    )
    // Where all words are required, one without matches ends the search.
    const hopeless = !any && meant.some(words => words.size === 0)
    for (const [at, words] of hopeless ? [] : meant.entries()) {
      // Scores are added per text first, because a hundred thousand things can share one.
      const inTexts = new Map<Shared, number>()
      for (const [word, share] of words) {
        for (const [text, score] of this.#scores(word)) inTexts.set(text, (inTexts.get(text) ?? 0) + share * score)
      }
      for (const [{ members }, score] of inTexts) {
        for (const number of members) {
          scores[number] = (scores[number] as number) + score
          if (latest[number] === at + 1) continue
          latest[number] = at + 1
          found[number] = (found[number] as number) + 1
        }
      }
    }
    const least = any || typed.length === 0 ? 1 : typed.length
    // Packs score and number into one float, so that the sort is numeric; equal scores sort by number.
    const ranked = new Float64Array(this.#held.length)
    let count = 0
    for (let number = 0; number < found.length; number++) {
      const words = found[number] as number
      if (words < least) continue
      const score = Math.round((scores[number] as number) * words * precision)
      ranked[count++] = score * most + (most - 1 - number)
    }
    const sorted = ranked.subarray(0, count).sort()
    const known = new Set(meant.flatMap(words => [...words.keys()]))
    // Near matches rank below exact ones, and partial ones lowest.
    const behind = (Number(forgiving) + Number(any)) * most * most
    return { count, hits: () => this.#hits(sorted, known, behind) }
  }

  *#hits(sorted: Float64Array, meant: ReadonlySet<string>, behind: number): Generator<Hit> {
    for (let i = sorted.length - 1; i >= 0; i--) {
      const ranked = sorted[i] as number
      const held = this.#held[most - 1 - (ranked % most)]
      if (!held) continue
      const words = new Set(held.texts.flatMap(text => [...text.words.keys()].filter(word => meant.has(word))))
      yield { id: held.id, words: [...words], fit: Math.floor(ranked / most) - behind }
    }
  }
}

/** Scores have three decimals, and the index holds up to two million things, so that both fit into one number. */
const precision = 1000
const most = 2 ** 21
