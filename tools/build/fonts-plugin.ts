import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
// @ts-expect-error the package has no types
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

const rules = join(root, 'web', 'styles', 'fonts.css')
const made = join(root, 'dist', 'fonts')

/** Features needed for these characters: accents are precomposed, so no mark positioning. */
const features = ['kern', 'liga', 'lnum', 'tnum']

const { resolve } = createRequire(import.meta.url)

/** The characters of a `unicode-range`. */
export const charactersOf = (range: string): string =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, i) => String.fromCodePoint(first + i))
    })
    .join('')

const newest = async (...files: string[]) =>
  Math.max(...(await Promise.all(files.map(async f => (await stat(f)).mtimeMs))))

async function cut(rule: string): Promise<void> {
  const [, name = ''] = /dist\/fonts\/([\w-]+\.woff2)/.exec(rule) ?? []
  if (!name) return
  const source = resolve(`@fontsource-variable/${name.replace(/-latin-.*/, '')}/files/${name}`)
  const file = join(made, name)
  const age = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
  if (age > (await newest(rules, source, import.meta.filename))) return
  const [, range = ''] = /unicode-range:([^;]+)/.exec(rule) ?? []
  const [, min, max = min] = /font-weight: (\d+)(?: (\d+))?/.exec(rule) ?? []
  const font = await subsetFont(await readFile(source), charactersOf(range), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  })
  // Written atomically, because several builds can run concurrently.
  const part = `${file}.${process.pid}`
  await writeFile(part, font)
  await rename(part, file)
}

/**
 * Subsets the fonts that every page preloads to the characters and weights of their rules in fonts.css. Output:
 * dist/fonts, with the names of the originals.
 */
export const cutFonts = (): Plugin => ({
  name: 'cut-fonts',
  async buildStart() {
    await mkdir(made, { recursive: true })
    const faces = (await readFile(rules, 'utf8')).match(/@font-face \{[^}]+\}/g) ?? []
    await Promise.all(faces.map(cut))
  },
})
