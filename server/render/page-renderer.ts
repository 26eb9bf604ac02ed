import type { Language } from '#domain/text/language'
import type { render } from '../../web/app/entry-server.tsx'
import type { Assets } from './document.ts'

/** The page renderer: of the built site or, in development, of the sources. */
export interface PageRenderer {
  render: typeof render
  /** The files of every page, and those of a page by the sources of its template and its messages. */
  assets: (sources: readonly string[]) => Assets
  /** Renders every page again, for development. */
  fresh?: true
  /** The files of the back office, an application of its own. */
  adminAssets: (language: Language) => Assets
  /** The files of the component gallery. */
  galleryAssets: () => Assets
}
