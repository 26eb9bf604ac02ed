import { join } from 'node:path'
import { builtRenderer } from '#server/render/built-renderer'
import type { PageRenderer } from '#server/render/routes'
import { isBuilt } from '#tools/is-built'
import { root } from '#tools/root'

/** The renderer of the built site, built first where it is not. */
export async function builtSite(): Promise<PageRenderer> {
  if (!(await isBuilt())) {
    const { buildSite } = await import('#tools/build-site')
    await buildSite({ quiet: true })
  }
  return builtRenderer(join(root, 'dist'))
}
