import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '#domain/language'
import { loadAssets } from '#server/render/assets'
import { templateSources } from '../web/template-words.ts'
import { root } from './root.ts'

/** Bytes of files as they are stored and as they are served. */
export interface Weight {
  files: number
  plain: number
  gzip: number
  brotli: number
}

/** What a page of a template asks for before the visitor does anything, in the language in which it is heaviest. */
export interface PageWeight {
  template: string
  language: string
  script: Weight
  style: Weight
}

/** The most JavaScript of a page, in bytes as they are served. */
export const scriptLimit = 150_000

const client = join(root, 'dist', 'client')

async function weigh(files: string[]): Promise<Weight> {
  const sizes = await Promise.all(
    ['', '.gz', '.br'].map(async form => {
      const each = await Promise.all(files.map(async file => (await stat(join(client, file + form))).size))
      return each.reduce((sum, size) => sum + size, 0)
    }),
  )
  const [plain = 0, gzip = 0, brotli = 0] = sizes
  return { files: files.length, plain, gzip, brotli }
}

async function templates(): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Record<string, unknown>
  return Object.keys(manifest)
    .flatMap(source => /^web\/templates\/([^/]+)\/index\.tsx$/.exec(source)?.[1] ?? [])
    .toSorted()
}

/** The weight of every template's page, told by the same rule by which the server names its files. Needs the build. */
export async function pageWeights(): Promise<PageWeight[]> {
  const { assets } = await loadAssets(client)
  return Promise.all(
    (await templates()).map(async template => {
      const byLanguage = await Promise.all(
        languages.map(async language => {
          const { script, modules, styles } = assets(templateSources(template, language))
          return {
            template,
            language,
            script: await weigh([script, ...modules]),
            style: await weigh(styles),
          }
        }),
      )
      return byLanguage.reduce((heaviest, page) => (page.script.brotli > heaviest.script.brotli ? page : heaviest))
    }),
  )
}

/** Every page with more JavaScript than the limit, as a line each. */
export async function overweight(limit: number = scriptLimit): Promise<string[]> {
  return (await pageWeights())
    .filter(({ script }) => script.brotli > limit)
    .map(
      ({ template, language, script }) =>
        `${template} (${language}): ${script.brotli} bytes of compressed JavaScript before interaction; at most ${limit}.`,
    )
}
