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

/** The fonts that every page shows first: text, and display upright. */
const firstFonts = [/figtree-latin-wght-normal/, /cormorant-garamond-latin-wght-normal/]

/** Reads the build's manifest and tells which files a page needs, by the source of its template. */
export async function loadAssets(clientFolder: string): Promise<Pick<PageRenderer, 'assets' | 'galleryAssets'>> {
  const manifest = JSON.parse(await readFile(`${clientFolder}/manifest.json`, 'utf8')) as Record<string, Chunk>

  const collect = (sources: string[]): Chunk[] => {
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

  const needed = (entry: string, others: string[]): Assets => {
    const chunks = collect([entry, ...others])
    const script = manifest[entry]?.file
    return {
      script: `/${script}`,
      styles: [...new Set(chunks.flatMap(chunk => chunk.css ?? []))].map(file => `/${file}`),
      preloads: chunks
        .map(chunk => chunk.file)
        .filter(file => file !== script)
        .map(file => `/${file}`),
      fonts: [...new Set(chunks.flatMap(chunk => chunk.assets ?? []))]
        .filter(file => firstFonts.some(font => font.test(file)))
        .map(file => `/${file}`),
    }
  }

  const known = new Map<string, Assets>()
  return {
    assets: (templateSource, language) => {
      const key = `${templateSource} ${language}`
      const made = known.get(key) ?? needed(pageEntry, [templateSource, `web/messages/${language}.json`])
      known.set(key, made)
      return made
    },
    galleryAssets: () => needed(galleryEntry, []),
  }
}
