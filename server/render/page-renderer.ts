import type { render } from '../../web/entry-server.tsx'
import type { Assets } from './document.ts'

/** How pages are made: by the built site, or in development by the sources. */
export interface PageRenderer {
  render: typeof render
  /** The files of a page by the source of its template; those that every page needs where there is no such source. */
  assets: (templateSource: string, language: string) => Assets
  /** Makes every page anew, while its sources are being changed. */
  fresh?: true
  /** The files of the gallery of widgets. */
  galleryAssets: () => Assets
}
