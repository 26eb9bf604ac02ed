import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What makes e-mails and papers: data in, markup out. */
export type Documents = typeof import('#documents/entry')

/** The documents of the built site, loaded when the first is made. */
export const builtDocuments = (dist: string) => (): Promise<Documents> =>
  import(pathToFileURL(join(dist, 'documents', 'entry.js')).href)
