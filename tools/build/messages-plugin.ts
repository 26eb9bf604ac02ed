import { readdir, readFile } from 'node:fs/promises'
import MessageFormat from '@messageformat/core'
// @ts-expect-error the package has no types for its own module
import compileModule from '@messageformat/core/compile-module.js'
import type { Plugin } from 'vite'
import { typeset } from '#domain/text/typography'
import { isClientArea } from '../checks/client-area-namespaces.ts'

/** Messages of the layout, in any language. */
const frame = /^(.*\/web\/messages)\/frame\//

/** Messages of the client area are loaded separately (`web/client-area-messages.ts`). */
const isPublic = (part: string) => part !== 'frame' && !isClientArea(part)

/** Loaders of a language's other namespaces, by name. */
async function namingOthers(folder: string, language: string | undefined, only: readonly string[]): Promise<string> {
  const parts = (await readdir(folder)).filter(part => isPublic(part) && (only.length === 0 || only.includes(part)))
  const entries = parts.map(part => `'${part}': () => import('/web/messages/${part}/${language}.json')`)
  return `export const others = { ${entries.join(', ')} }`
}

/**
 * Compiles message files into functions, one module per namespace and language, so that browsers need no parser. Sets
 * the spaces of each language's typography. The layout's messages, which every page loads, carry the loaders of their
 * language's other namespaces: no page carries file names of other languages. The back office needs the loaders of few
 * namespaces of the site; they are named by `only`.
 */
export function messages({ only = [] }: { only?: readonly string[] } = {}): Plugin {
  const file = /\/(?:web\/messages\/[a-z-]+|documents\/messages)\/([a-z]{2})\.json(\.js)?$/
  let inDevelopment = false
  return {
    name: 'messages',
    enforce: 'pre',
    configResolved({ command }) {
      inDevelopment = command === 'serve'
    },
    // The development server does not resolve imports of .json files, but compiled messages have some.
    async resolveId(source, importer) {
      if (!inDevelopment || !/messages\/(?:[a-z-]+\/)?[a-z]{2}\.json(\.js)?$/.test(source)) return null
      const found = await this.resolve(source.replace(/\.js$/, ''), importer, { skipSelf: true })
      return found && `${found.id}.js`
    },
    async load(id) {
      const match = file.exec(id)
      if (!match?.[1]) return null
      const source = match[2] ? id.slice(0, -match[2].length) : id
      this.addWatchFile(source)
      const [, language] = match
      const written = JSON.parse(await readFile(source, 'utf8')) as Record<string, string>
      const texts = Object.fromEntries(Object.entries(written).map(([key, text]) => [key, typeset(text, language)]))
      const code: string = compileModule(new MessageFormat(language), texts)
      const folder = frame.exec(source)?.[1]
      const others = folder === undefined ? '' : await namingOthers(folder, language, only)
      return { code: frame.test(source) ? `${code}\n${others}` : code, moduleType: 'js', map: null }
    },
  }
}
