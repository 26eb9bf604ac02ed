/** The store of uploaded pictures and their sizes: bytes under a key such as `sizes/12-abc/520.avif`. */
export interface MediaStore {
  find: (key: string) => Promise<Buffer | undefined>
  save: (key: string, bytes: Uint8Array) => Promise<void>
  /** The names directly below a key: `12-abc` and the like below `sizes`. */
  list: (key: string) => Promise<string[]>
  /** Removes a key and all below it; a missing one is no error. */
  remove: (key: string) => Promise<void>
  /** Removes the leftovers of interrupted writes. */
  tidy: () => Promise<void>
}
