import type { render } from '../../web/entry-server.tsx'
import type { Assets } from './document.ts'

/** How pages are made: by the built site, or in development by the sources. */
export interface PageRenderer {
  render: typeof render
  /** The files that every page needs, and those of a page by the sources of its template and its words. */
  assets: (sources: readonly string[]) => Assets
  /** Makes every page anew, while its sources are being changed. */
  fresh?: true
  /** The files of the gallery of widgets. */
  galleryAssets: () => Assets
}
