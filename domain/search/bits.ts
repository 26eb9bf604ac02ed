/**
 * A set of small whole numbers (the slots of the search index) as bits, 32 to a word.
 * Sets that are combined were made for the same size; members are never looked for beyond it.
 */
export type Bits = Uint32Array

/** An empty set with room for the numbers below `size`. */
export const emptyBits = (size: number): Bits => new Uint32Array(wordsFor(size))

const wordsFor = (size: number) => (size + 31) >>> 5

/**
 * So many lists of `length` zeros in one piece of memory. While a large index is made, each piece that is asked for may
 * cost some milliseconds of tidying up, and thousands of them would keep the collector of garbage busy ever after.
 */
export function inOnePiece(lists: number, length: number): Uint32Array[] {
  const all = new Uint32Array(lists * length)
  return Array.from({ length: lists }, (_, i) => all.subarray(i * length, (i + 1) * length))
}

/** So many empty sets in one piece of memory. */
export const emptySets = (count: number, size: number): Bits[] => inOnePiece(count, wordsFor(size))

/** A copy with room for `length` numbers, of which the first are the same. */
export function grown<Numbers extends Uint32Array | Float64Array>(numbers: Numbers, length: number): Numbers {
  const copy = new (numbers.constructor as new (length: number) => Numbers)(length)
  copy.set(numbers)
  return copy
}

/** Whether the set holds a number. */
export const holds = (set: Bits, member: number): boolean => ((set[member >>> 5] ?? 0) & (1 << (member & 31))) !== 0

/** Adds a number to the set. */
export function add(set: Bits, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) | (1 << (member & 31))
}

/** Takes a number out of the set. */
export function take(set: Bits, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) & ~(1 << (member & 31))
}

/** Where the words lie that are not empty; the next who asks writes over it. */
let places = new Uint32Array(0)

const placesFor = ({ length }: Bits) => {
  if (places.length < length) places = new Uint32Array(length)
  return places
}

/**
 * Writes into a set what every one of the others (at least one) holds, and returns it.
 * A word that has run empty asks no further set: put the choosiest first.
 */
export function intersect(into: Bits, [choosiest, ...others]: readonly Bits[]): Bits {
  const filled = placesFor(into)
  let left = 0
  for (let at = 0; at < into.length; at++) {
    const word = (choosiest as Bits)[at] as number
    into[at] = word
    if (word !== 0) filled[left++] = at
  }
  for (const other of others) {
    const asked = left
    left = 0
    for (let i = 0; i < asked; i++) {
      const at = filled[i] as number
      const word = (into[at] as number) & (other[at] as number)
      into[at] = word
      if (word !== 0) filled[left++] = at
    }
  }
  return into
}

/** Adds to a set what another holds, and returns it. */
export function unite(set: Bits, other: Bits): Bits {
  for (let at = 0; at < set.length; at++) {
    const word = other[at] as number
    if (word !== 0) set[at] = (set[at] as number) | word
  }
  return set
}

/** Takes out of a set what another holds, and returns it. */
export function subtract(set: Bits, other: Bits): Bits {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] as number) & ~(other[at] as number)
  return set
}

/** How many bits of a word are set: sums of neighbouring bits in pairs, fours, eights, added up by the multiplication. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** How many numbers the set holds. */
export function count(set: Bits): number {
  let total = 0
  for (let at = 0; at < set.length; at++) {
    const word = set[at] as number
    if (word !== 0) total += ones(word)
  }
  return total
}

/** How many numbers the set shares with each of the others, in their order. */
export function countShared(set: Bits, others: readonly Bits[]): number[] {
  // Most words of a search are empty: those that are not are looked up once, not for each of the others.
  const filled = placesFor(set)
  let number = 0
  for (let at = 0; at < set.length; at++) if (set[at] !== 0) filled[number++] = at
  return others.map(other => {
    let total = 0
    for (let i = 0; i < number; i++) {
      const at = filled[i] as number
      total += ones((set[at] as number) & (other[at] as number))
    }
    return total
  })
}

/**
 * The numbers in the set, ascending, or the first so many of them and perhaps some more, written into `room`, which has
 * place for all; the answer is a part of it.
 */
export function members(set: Bits, room: Uint32Array, atLeast = Infinity): Uint32Array {
  let next = 0
  for (let at = 0; at < set.length && next < atLeast; at++) {
    // `word & -word` is the lowest bit alone; `word & (word - 1)` is the word without it.
    for (let word = set[at] as number; word !== 0; word &= word - 1) {
      room[next++] = (at << 5) + 31 - Math.clz32(word & -word)
    }
  }
  return room.subarray(0, next)
}

/** Takes out of a set the numbers that do not pass, and returns it. */
export function keep(set: Bits, passes: (member: number) => boolean): Bits {
  for (let at = 0; at < set.length; at++) {
    const word = set[at] as number
    let kept = word
    for (let left = word; left !== 0; left &= left - 1) {
      const lowest = left & -left
      if (!passes((at << 5) + 31 - Math.clz32(lowest))) kept &= ~lowest
    }
    if (kept !== word) set[at] = kept
  }
  return set
}

interface Keyed {
  set: Bits
  /** The words between which its members lie: from `low` up to, and without, `high`. */
  low: number
  high: number
}

/** So many sets are made at once when one more is needed. */
const setsAtOnce = 16

/** Sets by key (a region, an amenity group, a number of bedrooms), made when their first member comes. */
export class KeyedBits<Key> {
  readonly #sets = new Map<Key, Keyed>()
  #size: number
  #empty: Bits
  #spare: Bits[] = []

  /** For numbers below `size`. */
  constructor(size: number) {
    this.#size = size
    this.#empty = emptyBits(size)
  }

  /** Makes room for numbers below `size`. */
  grow(size: number): void {
    this.#size = size
    this.#empty = emptyBits(size)
    this.#spare = []
    for (const keyed of this.#sets.values()) keyed.set = grown(keyed.set, this.#empty.length)
  }

  /** The set of a key, empty if it never had a member; to be read only. */
  get(key: Key): Bits {
    return this.#sets.get(key)?.set ?? this.#empty
  }

  /** Adds a number to the set of a key. */
  add(key: Key, member: number): void {
    let keyed = this.#sets.get(key)
    if (!keyed) {
      if (this.#spare.length === 0) this.#spare = emptySets(setsAtOnce, this.#size)
      keyed = { set: this.#spare.pop() as Bits, low: Infinity, high: 0 }
      this.#sets.set(key, keyed)
    }
    add(keyed.set, member)
    keyed.low = Math.min(keyed.low, member >>> 5)
    keyed.high = Math.max(keyed.high, (member >>> 5) + 1)
  }

  /** Takes a number out of every set. */
  take(member: number): void {
    for (const { set } of this.#sets.values()) take(set, member)
  }

  /** Adds to a set what the set of a key holds; where neighbours have neighbouring numbers, few words are touched. */
  uniteInto(into: Bits, key: Key): void {
    const { set, low, high } = this.#sets.get(key) ?? { set: this.#empty, low: 0, high: 0 }
    for (let at = low; at < high; at++) into[at] = (into[at] as number) | (set[at] as number)
  }

  /** How many numbers each of the sets shares with another one. */
  countShared(set: Bits): Map<Key, number> {
    const totals = countShared(
      set,
      Array.from(this.#sets.values(), keyed => keyed.set),
    )
    return new Map(Array.from(this.#sets.keys(), (key, i) => [key, totals[i] ?? 0]))
  }
}
