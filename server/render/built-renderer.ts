import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadAssets } from './assets.ts'
import type { PageRenderer } from './page-renderer.ts'

/** The renderer of the built site. */
export async function builtRenderer(dist: string): Promise<PageRenderer> {
  const [{ render }, assets] = await Promise.all([
    import(pathToFileURL(join(dist, 'server', 'entry-server.js')).href) as Promise<Pick<PageRenderer, 'render'>>,
    loadAssets(join(dist, 'client')),
  ])
  return { render, ...assets }
}
