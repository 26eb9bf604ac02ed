/** Where uploaded pictures and made sizes are kept: bytes under a key such as `sizes/12-abc/520.avif`. */
export interface MediaStore {
  find: (key: string) => Promise<Buffer | undefined>
  save: (key: string, bytes: Uint8Array) => Promise<void>
}
