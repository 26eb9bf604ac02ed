import { LRUCache } from 'lru-cache'
import type { ReadyReply } from './ready-reply.ts'

/** What an answer takes beside its bytes: headers, what was read for it, its place in the map. */
const besides = 2048

const bytesOf = ({ variants }: ReadyReply): number =>
  Object.values(variants).reduce((sum, { body }) => sum + body.length, besides)

/**
 * Answers that are kept, bounded by the bytes that they take: the form in which each was made, the compressed ones that
 * come later, and its key. Who was not asked for longest makes room. What alone would take more than its share is not
 * kept.
 */
export class KeptReplies<Entry extends { ready: ReadyReply }> {
  readonly #kept: LRUCache<string, Entry>

  constructor({ bytes, share = 1 }: { bytes: number; share?: number }) {
    this.#kept = new LRUCache({
      maxSize: Math.floor(bytes),
      maxEntrySize: Math.floor(bytes * share),
      sizeCalculation: ({ ready }, key) => bytesOf(ready) + 2 * key.length,
    })
  }

  /** The bytes that are taken. */
  get bytes(): number {
    return this.#kept.calculatedSize
  }

  get(key: string): Entry | undefined {
    return this.#kept.get(key)
  }

  /** The same, without being asked for. */
  peek(key: string): Entry | undefined {
    return this.#kept.peek(key)
  }

  set(key: string, entry: Entry): void {
    this.#kept.set(key, entry)
    entry.ready.grown = () => {
      // Only another entry is counted anew.
      if (this.#kept.peek(key)?.ready === entry.ready) this.#kept.set(key, { ...entry })
    }
  }

  delete(key: string): void {
    this.#kept.delete(key)
  }
}
