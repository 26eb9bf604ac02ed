import { LRUCache } from 'lru-cache'
import type { PreparedResponse } from './prepared-response.ts'

/** Estimated bytes of a response beside its body: headers, tracked reads, the map entry. */
const besides = 2048

const bytesOf = ({ variants }: PreparedResponse): number =>
  Object.values(variants).reduce((sum, { body }) => sum + body.length, besides)

/**
 * A response cache bounded by bytes: the variant in which each was rendered, compressed variants added later, and the
 * key. It evicts the least recently used entry and does not store one that exceeds its share alone.
 */
export class ResponseCache<Entry extends { ready: PreparedResponse }> {
  readonly #kept: LRUCache<string, Entry>

  constructor({ bytes, share = 1 }: { bytes: number; share?: number }) {
    this.#kept = new LRUCache({
      maxSize: Math.floor(bytes),
      maxEntrySize: Math.floor(bytes * share),
      sizeCalculation: ({ ready }, key) => bytesOf(ready) + 2 * key.length,
    })
  }

  /** The bytes in use. */
  get bytes(): number {
    return this.#kept.calculatedSize
  }

  get(key: string): Entry | undefined {
    return this.#kept.get(key)
  }

  /** Reads an entry without marking it as used. */
  peek(key: string): Entry | undefined {
    return this.#kept.peek(key)
  }

  set(key: string, entry: Entry): void {
    this.#kept.set(key, entry)
    entry.ready.onEncodingAdded = () => {
      // `set` with the same entry would not measure it again.
      if (this.#kept.peek(key)?.ready === entry.ready) this.#kept.set(key, { ...entry })
    }
  }

  delete(key: string): void {
    this.#kept.delete(key)
  }
}
