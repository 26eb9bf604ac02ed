/** Where an upload goes: into the library, to a villa, or in place of the file of a picture. */
export type UploadTarget =
  | { kind: 'library' }
  | { kind: 'villa'; id: number; name: string }
  | { kind: 'file'; id: number; revision: number }
