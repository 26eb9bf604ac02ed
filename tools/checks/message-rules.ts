import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { templateNames } from '#domain/content/public-templates'
import { type Language, languages } from '#domain/text/language'
import { templateNamespaces } from '../../web/template-messages.ts'
import { readSources, type Source, type Sources } from './source-graph.ts'

/** English messages by key, with namespace and required values. */
export type Messages = ReadonlyMap<string, { part: string; values: readonly string[] }>

const valuesIn = (text: string) => [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name))]

async function readMessages(root: string): Promise<Messages> {
  const folder = join(root, 'web', 'messages')
  const parts = await Promise.all(
    (await readdir(folder)).map(async part => {
      const texts = JSON.parse(await readFile(join(folder, part, 'en.json'), 'utf8')) as Record<string, string>
      return Object.entries(texts).map(([key, text]) => [key, { part, values: valuesIn(text) }] as const)
    }),
  )
  return new Map(parts.flat())
}

/** Index just behind the counterpart of an opening bracket or quote. */
function endOf(text: string, start: number): number {
  const quote = /['"`]/.test(text[start] ?? '') && text[start]
  for (let i = start + 1; i < text.length; i++) {
    const here = text[i] ?? ''
    if (here === '\\') i++
    else if (quote ? here === quote : /[)\]}]/.test(here)) return i + 1
    else if (quote ? quote === '`' && text.startsWith('${', i) : /['"`([{]/.test(here))
      i = endOf(text, quote ? i + 1 : i) - 1
  }
  return text.length
}

/** Splits at top-level commas. */
function split(text: string): string[] {
  const pieces: string[] = []
  let begun = 0
  for (let i = 0; i < text.length; i++) {
    if (/['"`([{]/.test(text[i] ?? '')) i = endOf(text, i) - 1
    else if (text[i] === ',') {
      pieces.push(text.slice(begun, i))
      begun = i + 1
    }
  }
  return [...pieces, text.slice(begun)].map(piece => piece.trim()).filter(Boolean)
}

const quoted = (text: string) => [...text.matchAll(/['"]([\w-]+)['"]/g)].map(([, word = '']) => word)

/** Superfluous and missing values of `t` calls; only calls with literal keys are checked. */
export function wrongValues(source: string, messages: Messages): string[] {
  return [...source.matchAll(/(?<![\w.])t\(/g)].flatMap(({ index }) => {
    const open = index + 1
    const [named = '', given = '{}'] = split(source.slice(open + 1, endOf(source, open) - 1))
    const wanted = quoted(named).flatMap(key => messages.get(key) ?? [])
    if (wanted.length === 0 || !given.startsWith('{') || given.includes('...')) return []
    const names = split(given.slice(1, -1)).map(member => /^\w+/.exec(member)?.[0] ?? member)
    return [
      ...wanted
        .flatMap(({ values }) => values.filter(value => !names.includes(value)))
        .map(name => `{${name}} is missing`),
      ...names
        .filter(name => !wanted.some(({ values }) => values.includes(name)))
        .map(name => `{${name}} is not wanted`),
    ].map(fault => `t(${named}): ${fault}`)
  })
}

/** Messages that a source names: by their keys, or by a common prefix. */
const namedIn = (text: string, messages: Messages) => {
  const begun = [...text.matchAll(/(?<![\w.])t\(`(\w+_)\$\{/g)].map(([, beginning = '']) => beginning)
  return [
    ...quoted(text).filter(word => messages.has(word)),
    ...[...messages.keys()].filter(key => begun.some(beginning => key.startsWith(beginning))),
  ]
}

/** Files that declare lazy-loaded components with their message namespaces. */
const lazyFile = /\/lazy\.tsx?$/
const wordsOf = (source: Source) =>
  [...source.text.matchAll(/(?:namespaces|words)(?::|\s=)\s*\[([^\]]*)\]/g)].flatMap(([, list = '']) => quoted(list))

/** Entry points with message namespaces: the layout, each template, each lazy-loaded component. */
function beginnings(sources: Sources): { file: string; parts: readonly string[] }[] {
  return [
    { file: 'web/app/entry-client.tsx', parts: ['frame'] },
    { file: 'admin/entry.tsx', parts: ['frame', 'account', 'admin', 'autosave', 'conversation', 'trips'] },
    ...templateNames.map(name => ({ file: `web/templates/${name}/index.tsx`, parts: templateNamespaces(name) })),
    ...[...sources]
      .filter(([file]) => lazyFile.test(file))
      .flatMap(([, source]) =>
        source.links.filter(({ late }) => late).map(({ to }) => ({ file: to, parts: ['frame', ...wordsOf(source)] })),
      ),
  ]
}

/** All files that load with a file. */
function reach(sources: Sources, file: string, reached = new Set<string>()): Set<string> {
  const source = sources.get(file)
  if (!source || reached.has(file)) return reached
  reached.add(file)
  for (const { late, typeOnly, origins } of source.links) {
    if (!late && !typeOnly) for (const origin of origins) reach(sources, origin, reached)
  }
  return reached
}

/** Namespaces that a page or lazy-loaded component uses without loading them. */
export function missingParts(sources: Sources, messages: Messages): string[] {
  return beginnings(sources).flatMap(({ file, parts }) =>
    [...reach(sources, file)].flatMap(from =>
      namedIn(sources.get(from)?.text ?? '', messages)
        .filter(key => !parts.includes(messages.get(key)?.part ?? ''))
        .map(key => `${file} shows ${key} (in ${from}), but does not bring the part ${messages.get(key)?.part}`),
    ),
  )
}

/** A term that the glossary has replaced, in one language. */
export interface AvoidedWord {
  language: Language
  word: string
  instead: string
}

/** The last table of the glossary: `| de | Ortstaxe | Kurtaxe |`. */
export const avoidedWords = (glossary: string): AvoidedWord[] =>
  languages.flatMap(language =>
    [...glossary.matchAll(new RegExp(`^\\| ${language} \\| (.+?) \\| (.+?) \\|$`, 'gm'))].map(
      ([, word = '', instead = '']) => ({ language, word, instead }),
    ),
  )

/** Avoided terms in a text; whole words, case-insensitive. */
export const avoidedIn = (text: string, language: Language, words: readonly AvoidedWord[]): string[] =>
  words
    .filter(
      avoided => avoided.language === language && new RegExp(`(?<!\\p{L})${avoided.word}(?!\\p{L})`, 'iu').test(text),
    )
    .map(({ word, instead }) => `says “${word}”; write “${instead}”`)

/** Words that a text repeats at once, and endings that a replacement has doubled; French says "vous vous". */
export const repeatedIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\p{L})(?!vous|nous)(\p{L}{4,}) \1(?!\p{L})|(\p{L}{4,})\2\2/giu)].map(
    ([repeated]) => `repeats “${repeated}”`,
  )

/** Folders of the site's own texts, with a file per language. */
const textFolders = async (root: string) => [
  ...(await readdir(join(root, 'web', 'messages'))).map(part => join('web', 'messages', part)),
  join('server', 'features', 'payments', 'words'),
  join('documents', 'messages'),
]

/** Every message with an avoided term or a repeated word, one line each. */
export async function checkWords(root: string): Promise<string[]> {
  const words = avoidedWords(await readFile(join(root, 'docs', 'glossary.md'), 'utf8'))
  const faults = (await textFolders(root)).flatMap(folder =>
    languages.map(async language => {
      const file = join(folder, `${language}.json`)
      const texts = JSON.parse(await readFile(join(root, file), 'utf8')) as Record<string, string>
      return Object.entries(texts).flatMap(([key, text]) =>
        [...avoidedIn(text, language, words), ...repeatedIn(text)].map(fault => `${file}: ${key} ${fault}`),
      )
    }),
  )
  return (await Promise.all(faults)).flat()
}

/** Every error in the use of messages, one line each. */
export async function checkMessages(root: string): Promise<string[]> {
  const messages = await readMessages(root)
  const sources = await readSources(root, ['admin', 'web'])
  const site = [...sources].filter(([file]) => !/\.test\.tsx?$|^web\/gallery\//.test(file))
  const used = new Set(site.flatMap(([, { text }]) => namedIn(text, messages)))
  return [
    ...[...messages.keys()].filter(key => !used.has(key)).map(key => `${key} is a message that nothing shows`),
    ...site.flatMap(([file, { text }]) => wrongValues(text, messages).map(fault => `${file}: ${fault}`)),
    ...missingParts(sources, messages),
  ]
}
