import { readFile } from 'node:fs/promises'
import type { Assets } from './document.ts'
import type { PageRenderer } from './routes.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}

const pageEntry = 'web/entry-client.tsx'
const galleryEntry = 'web/entry-gallery.tsx'

type Manifest = Record<string, Chunk>

/** The fonts that every page shows first: text, and display upright. Home begins in italics too. */
const firstFonts = [/figtree-latin-wght-normal/, /cormorant-garamond-latin-wght-normal/]
const homeFonts = [...firstFonts, /cormorant-garamond-latin-wght-italic/]

/** Reads the build's manifest and tells which files a page needs, by the source of its template. */
export async function loadAssets(clientFolder: string): Promise<Pick<PageRenderer, 'assets' | 'galleryAssets'>> {
  const read = async (name: string) => JSON.parse(await readFile(`${clientFolder}/${name}`, 'utf8')) as Manifest
  const [pages, gallery] = await Promise.all([read('manifest.json'), read('gallery-manifest.json')])

  const collect = (manifest: Manifest, sources: string[]): Chunk[] => {
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

  const needed = (manifest: Manifest, entry: string, others: string[]): Assets => {
    const first = others.some(source => source.includes('/home/')) ? homeFonts : firstFonts
    const chunks = collect(manifest, [entry, ...others])
    const script = manifest[entry]?.file
    return {
      script: `/${script}`,
      styles: [...new Set(chunks.flatMap(chunk => chunk.css ?? []))].map(file => `/${file}`),
      preloads: chunks
        .map(chunk => chunk.file)
        .filter(file => file !== script)
        .map(file => `/${file}`),
      fonts: [...new Set(chunks.flatMap(chunk => chunk.assets ?? []))]
        .filter(file => first.some(font => font.test(file)))
        .map(file => `/${file}`),
    }
  }

  const known = new Map<string, Assets>()
  return {
    assets: (templateSource, language) => {
      const key = `${templateSource} ${language}`
      const made = known.get(key) ?? needed(pages, pageEntry, [templateSource, `web/messages/${language}.json`])
      known.set(key, made)
      return made
    },
    galleryAssets: () => needed(gallery, galleryEntry, []),
  }
}
