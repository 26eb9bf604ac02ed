import { join } from 'node:path'
import { builtDocuments, type Documents } from '#server/adapters/documents/documents'
import { builtRenderer } from '#server/render/built-renderer'
import type { PageRenderer } from '#server/render/routes'
import { isBuilt } from '#tools/is-built'
import { root } from '#tools/root'

/** The folder of the built site, built first where a source is newer. */
export async function built(): Promise<string> {
  if (!(await isBuilt())) {
    const { buildSite } = await import('#tools/build-site')
    await buildSite({ quiet: true })
  }
  return join(root, 'dist')
}

/** The renderer of the built site, built first where it is not. */
export const builtSite = async (): Promise<PageRenderer> => builtRenderer(await built())

/** The documents of the built site, built first where they are not. */
export const documents = async (): Promise<Documents> => builtDocuments(await built())()
