import { LRUCache } from 'lru-cache'
import type { ReadyReply } from './ready-reply.ts'

/** The compressed forms come later and are small beside the plain one. */
const bytesOf = ({ size }: ReadyReply) => Math.ceil(size * 1.5) + 2048

/** Answers kept ready, bounded by their bytes (decision 16). */
export const keptReplies = (maxBytes: number): LRUCache<string, ReadyReply> =>
  new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf })
