import { join } from 'node:path'
import { builtDocuments, type Documents, documentsBy } from '#server/adapters/documents/documents'
import { builtRenderer } from '#server/render/built-renderer'
import type { PageRenderer } from '#server/render/routes'
import { isBuilt } from '#tools/build/is-built'
import { root } from '#tools/root'

let building: Promise<string> | undefined

async function build(): Promise<string> {
  if (!(await isBuilt())) {
    const { buildAside } = await import('#tools/build/build-in-child-process')
    await buildAside()
  }
  return join(root, 'dist')
}

/** Folder of the built site. Each process builds it once at most, even if sources change during its tests. */
export const built = (): Promise<string> => (building ??= build())

/** The renderer of the built site, which is built first if necessary. */
export const builtSite = async (): Promise<PageRenderer> => builtRenderer(await built())

/** The documents of the built site, which is built on first use. */
export const documents: Documents = documentsBy(async (name, data) => (await pool())[name](data as never))

let opened: ReturnType<typeof builtDocuments> | undefined
async function pool() {
  const dist = await built()
  opened ??= builtDocuments(dist)
  return opened
}
