import { readFile } from 'node:fs/promises'
import type { Assets } from './document.ts'
import type { PageRenderer } from './page-renderer.ts'

interface Chunk {
  file: string
  src?: string
  css?: string[]
  imports?: string[]
}

type Manifest = Record<string, Chunk>

/** The small script that fetches the others, and the first of those others. */
const startEntry = 'web/entry-start.ts'
const pageEntry = 'web/entry-client.tsx'
const galleryEntry = 'web/entry-gallery.tsx'

/** The fonts that every page shows first, text and display upright; and the one of pages that begin in italics, too. */
const firstFonts = /(figtree|cormorant-garamond)-latin-wght-normal\.woff2$/
const italics = /cormorant-garamond-latin-wght-italic\.woff2$/

/** The chunks of the sources and all that they import at once. */
function collect(manifest: Manifest, sources: string[]): Chunk[] {
  const found = new Map<string, Chunk>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || found.has(source)) return
    found.set(source, chunk)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...found.values()]
}

const addresses = (files: (string | undefined)[]) => files.flatMap(file => (file ? [`/${file}`] : []))

/** Reads the build's manifests and tells which files a page needs, by the source of its template. */
export async function loadAssets(clientFolder: string): Promise<Pick<PageRenderer, 'assets' | 'galleryAssets'>> {
  const read = async (name: string) => JSON.parse(await readFile(`${clientFolder}/${name}`, 'utf8')) as Manifest
  const [pages, gallery] = await Promise.all([read('manifest.json'), read('gallery-manifest.json')])
  const styleOf = (manifest: Manifest) => addresses([manifest['style.css']?.file])
  const fontsLike = (name: RegExp) =>
    addresses(
      Object.values(pages)
        .filter(({ src }) => src && name.test(src))
        .map(({ file }) => file),
    )
  const [fonts, italic] = [fontsLike(firstFonts), fontsLike(italics)]

  const known = new Map<string, Assets>()
  return {
    assets: (templateSource, language) => {
      const key = `${templateSource} ${language}`
      const made = known.get(key)
      if (made) return made
      const chunks = collect(pages, [pageEntry, templateSource, `web/messages/${language}.json`])
      const assets = {
        script: `/${pages[startEntry]?.file}`,
        modules: addresses(chunks.map(chunk => chunk.file)),
        styles: styleOf(pages),
        fonts,
        italics: italic,
      }
      known.set(key, assets)
      return assets
    },
    galleryAssets: () => ({
      script: `/${gallery[galleryEntry]?.file}`,
      modules: [],
      styles: styleOf(gallery),
      fonts: [],
      italics: [],
    }),
  }
}
