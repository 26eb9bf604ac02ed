/** The store of uploaded pictures and their sizes: bytes under a key such as `sizes/12-abc/520.avif`. */
export interface MediaStore {
  find: (key: string) => Promise<Buffer | undefined>
  save: (key: string, bytes: Uint8Array) => Promise<void>
  /** The names directly below a key: of `sizes`, `12-abc` and its like. */
  list: (key: string) => Promise<string[]>
  /** Removes a key and all below it; what is not there is no matter. */
  remove: (key: string) => Promise<void>
  /** Removes the leftovers of interrupted writes. */
  tidy: () => Promise<void>
}
