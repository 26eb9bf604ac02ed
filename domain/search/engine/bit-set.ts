/**
 * A bit set of small integers (the slots of the search index), 32 to a word.
 * Combined sets must have the same size; members are below that size.
 */
export type BitSet = Uint32Array

/** An empty set with room for the numbers below `size`. */
export const createBitSet = (size: number): BitSet => new Uint32Array(wordsFor(size))

const wordsFor = (size: number) => (size + 31) >>> 5

/**
 * Allocates lists of `length` zeros in one buffer. While a large index is built, separate allocations can cost some
 * milliseconds of garbage collection each, and thousands of buffers would burden the collector ever after.
 */
export function allocateContiguous(lists: number, length: number): Uint32Array[] {
  const all = new Uint32Array(lists * length)
  return Array.from({ length: lists }, (_, i) => all.subarray(i * length, (i + 1) * length))
}

/** Empty sets in one buffer. */
export const createBitSets = (count: number, size: number): BitSet[] => allocateContiguous(count, wordsFor(size))

/** A longer copy, padded with zeros. */
export function resized<Numbers extends Uint32Array | Float64Array>(numbers: Numbers, length: number): Numbers {
  const copy = new (numbers.constructor as new (length: number) => Numbers)(length)
  copy.set(numbers)
  return copy
}

/** Whether the set holds a number. */
export const has = (set: BitSet, member: number): boolean => ((set[member >>> 5] ?? 0) & (1 << (member & 31))) !== 0

/** Adds a number to the set. */
export function add(set: BitSet, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) | (1 << (member & 31))
}

/** Removes a number from the set. */
export function remove(set: BitSet, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) & ~(1 << (member & 31))
}

/** Scratch buffer: the indices of non-empty words; the next call overwrites it. */
let places = new Uint32Array(0)

const placesFor = ({ length }: BitSet) => {
  if (places.length < length) places = new Uint32Array(length)
  return places
}

/**
 * Writes the intersection of the other sets (at least one) into a set, and returns it.
 * An empty word is not checked further: put the most selective set first.
 */
export function intersectInto(into: BitSet, [choosiest, ...others]: readonly BitSet[]): BitSet {
  const filled = placesFor(into)
  let left = 0
  for (let at = 0; at < into.length; at++) {
    const word = (choosiest as BitSet)[at] as number
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

/** Adds the members of another set, and returns the set. */
export function unionInto(set: BitSet, other: BitSet): BitSet {
  for (let at = 0; at < set.length; at++) {
    const word = other[at] as number
    if (word !== 0) set[at] = (set[at] as number) | word
  }
  return set
}

/** Removes the members of another set, and returns the set. */
export function differenceInto(set: BitSet, other: BitSet): BitSet {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] as number) & ~(other[at] as number)
  return set
}

/** The number of bits in a word (population count): sums of pairs, fours, eights, then a multiplication. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The size of a set. */
export function count(set: BitSet): number {
  let total = 0
  for (let at = 0; at < set.length; at++) {
    const word = set[at] as number
    if (word !== 0) total += ones(word)
  }
  return total
}

/** The sizes of the intersections with each of the other sets, in their order. */
export function intersectionCounts(set: BitSet, others: readonly BitSet[]): number[] {
  // Most words of a search are empty: find the others once, not for each set.
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
 * The numbers in the set, ascending; with `atLeast`, only so many of them and perhaps some more. Written into `room`,
 * which must have place for all; returns a view of it.
 */
export function toArray(set: BitSet, room: Uint32Array, atLeast = Infinity): Uint32Array {
  let next = 0
  for (let at = 0; at < set.length && next < atLeast; at++) {
    // `word & -word` is the lowest bit alone; `word & (word - 1)` is the word without it.
    for (let word = set[at] as number; word !== 0; word &= word - 1) {
      room[next++] = (at << 5) + 31 - Math.clz32(word & -word)
    }
  }
  return room.subarray(0, next)
}

/** Removes the numbers that do not pass, and returns the set. */
export function retain(set: BitSet, passes: (member: number) => boolean): BitSet {
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
  set: BitSet
  /** The range of words with members: from `low` up to, and without, `high`. */
  low: number
  high: number
}

/** Sets are allocated in batches of this size. */
const setsAtOnce = 16

/** Sets by key (a region, an amenity group, a number of bedrooms), created with their first member. */
export class KeyedBitSets<Key> {
  readonly #sets = new Map<Key, Keyed>()
  #size: number
  #empty: BitSet
  #spare: BitSet[] = []

  /** For numbers below `size`. */
  constructor(size: number) {
    this.#size = size
    this.#empty = createBitSet(size)
  }

  /** Makes room for numbers below `size`. */
  grow(size: number): void {
    this.#size = size
    this.#empty = createBitSet(size)
    this.#spare = []
    for (const keyed of this.#sets.values()) keyed.set = resized(keyed.set, this.#empty.length)
  }

  /** The set of a key, empty if it never had a member; read-only. */
  get(key: Key): BitSet {
    return this.#sets.get(key)?.set ?? this.#empty
  }

  /** Adds a number to the set of a key. */
  add(key: Key, member: number): void {
    let keyed = this.#sets.get(key)
    if (!keyed) {
      if (this.#spare.length === 0) this.#spare = createBitSets(setsAtOnce, this.#size)
      keyed = { set: this.#spare.pop() as BitSet, low: Infinity, high: 0 }
      this.#sets.set(key, keyed)
    }
    add(keyed.set, member)
    keyed.low = Math.min(keyed.low, member >>> 5)
    keyed.high = Math.max(keyed.high, (member >>> 5) + 1)
  }

  /** Removes a number from every set. */
  take(member: number): void {
    for (const { set } of this.#sets.values()) remove(set, member)
  }

  /** Adds the set of a key to another; touches few words where related slots are adjacent. */
  uniteInto(into: BitSet, key: Key): void {
    const { set, low, high } = this.#sets.get(key) ?? { set: this.#empty, low: 0, high: 0 }
    for (let at = low; at < high; at++) into[at] = (into[at] as number) | (set[at] as number)
  }

  /** The size of the intersection of each set with another one. */
  countShared(set: BitSet): Map<Key, number> {
    const totals = intersectionCounts(
      set,
      Array.from(this.#sets.values(), keyed => keyed.set),
    )
    return new Map(Array.from(this.#sets.keys(), (key, i) => [key, totals[i] ?? 0]))
  }
}
