import type { Readable } from 'node:stream'

/** A file of the store as it is read; its content must be consumed or destroyed. */
export interface StoredFile {
  size: number
  content: Readable
}

/**
 * The store of uploaded pictures and their sizes: bytes under a key such as `sizes/12-abc/520.avif`. A write is atomic.
 * Every method throws `MediaStoreFailed` where the store does not answer or refuses.
 */
export interface MediaStore {
  find: (key: string) => Promise<Buffer | undefined>
  /** The same as a stream. */
  open: (key: string) => Promise<StoredFile | undefined>
  has: (key: string) => Promise<boolean>
  save: (key: string, bytes: Uint8Array) => Promise<void>
  /** The names directly below a key: `12-abc` and the like below `sizes`. Without a key, those of the whole store. */
  list: (key?: string) => AsyncIterable<string>
  /** The keys of all files at a key and below it. */
  files: (key: string) => AsyncIterable<string>
  /** Removes a key and all below it; a missing one is no error. */
  remove: (key: string) => Promise<void>
  /** Removes the leftovers of interrupted writes. */
  tidy: () => Promise<void>
}

/** The store does not answer, or refuses; the message names neither keys nor secrets. */
export class MediaStoreFailed extends Error {}

/** Throws unless a key is a path below the store. */
export function assertStoreKey(key: string): void {
  const isPath = key.split('/').every(part => part !== '' && part !== '.' && part !== '..')
  if (!isPath || /[\\\0]/.test(key)) throw new Error(`The key ${key} leads out of the store`)
}
