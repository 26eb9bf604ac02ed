import { readFile } from 'node:fs/promises'
import type { Language } from '#domain/text/language'
import type { Assets } from './document.ts'
import type { PageRenderer } from './page-renderer.ts'

interface Chunk {
  file: string
  src?: string
  css?: string[]
  imports?: string[]
}

type Manifest = Record<string, Chunk>

/** The small script that loads the others, and the entry of each. */
const startEntry = 'web/app/entry-bootstrap.ts'
const pageEntry = 'web/app/entry-client.tsx'
const adminEntry = 'admin/entry.tsx'
const galleryEntry = 'web/app/entry-gallery.tsx'

/** The fonts of every page (text and display upright), and the italics for pages that begin with them. */
const firstFonts = /^dist\/fonts\/.+-normal\.woff2$/
const italics = /^dist\/fonts\/.+-italic\.woff2$/

/** The chunks of the sources with their static imports, dependencies first. */
function collect(manifest: Manifest, sources: readonly string[]): Chunk[] {
  const visited = new Set<string>()
  const visit = (source: string): Chunk[] => {
    const chunk = manifest[source]
    if (!chunk || visited.has(source)) return []
    visited.add(source)
    return [...(chunk.imports ?? []).flatMap(visit), chunk]
  }
  return sources.flatMap(visit)
}

/** Messages that the log-in of the back office needs; the document names their files, so that they load at once. */
const adminMessages = (language: Language) =>
  ['frame', 'account', 'admin'].map(part => `web/messages/${part}/${language}.json`)

const addresses = (files: (string | undefined)[]) => [...new Set(files)].flatMap(file => (file ? [`/${file}`] : []))

/** Reads the build's manifests; finds the files of a page by the sources of its template and its messages. */
export async function loadAssets(clientFolder: string): Promise<Omit<PageRenderer, 'render'>> {
  const read = async (name: string) => JSON.parse(await readFile(`${clientFolder}/${name}`, 'utf8')) as Manifest
  const [pages, admin, gallery] = await Promise.all([
    read('manifest.json'),
    read('admin-manifest.json'),
    read('gallery-manifest.json'),
  ])
  // In this order a template's styles follow and override those of its components.
  const stylesOf = (chunks: Chunk[]) => addresses(chunks.flatMap(chunk => chunk.css ?? []))
  const fontsLike = (name: RegExp) =>
    addresses(
      Object.values(pages)
        .filter(({ src }) => src && name.test(src))
        .map(({ file }) => file),
    )
  const [fonts, italic] = [fontsLike(firstFonts), fontsLike(italics)]

  const known = new Map<string, Assets>()
  return {
    assets: sources => {
      const key = sources.join(' ')
      const made = known.get(key)
      if (made) return made
      const chunks = collect(pages, [pageEntry, ...sources])
      const assets = {
        script: `/${pages[startEntry]?.file}`,
        modules: addresses([pages[pageEntry]?.file, ...chunks.map(chunk => chunk.file)]),
        styles: stylesOf(chunks),
        fonts,
        italics: italic,
      }
      known.set(key, assets)
      return assets
    },
    adminAssets: language => {
      const chunks = collect(admin, [adminEntry, ...adminMessages(language)])
      return {
        script: `/${admin[adminEntry]?.file}`,
        modules: addresses([admin[adminEntry]?.file, ...chunks.map(chunk => chunk.file)]),
        styles: stylesOf(chunks),
        fonts: [],
        italics: [],
      }
    },
    galleryAssets: () => ({
      script: `/${gallery[galleryEntry]?.file}`,
      modules: [],
      styles: stylesOf(collect(gallery, [galleryEntry])),
      fonts: [],
      italics: [],
    }),
  }
}
