import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { templateNames } from '#domain/content/public-templates'
import { languages } from '#domain/text/language'
import { loadAssets } from '#server/render/assets'
import { templateSources } from '../../web/template-messages.ts'
import { root } from '../root.ts'

/** Bytes of files, stored and as served. */
export interface Weight {
  files: number
  plain: number
  gzip: number
  brotli: number
}

/** Initial load of a template's page, in its largest language. */
export interface PageWeight {
  template: string
  language: string
  script: Weight
  style: Weight
}

/** Limits of a page's initial load, in bytes as served; scripts with their headers. */
export const limits = { script: 120_000, style: 20_000 } as const

/** Bytes of the headers of a file, without those of the network: each file costs them on a first visit. */
export const assetHeaderBytes = 310

/** Maximum number of style sheets per page: each costs a round trip, or a connection, before the first picture. */
const mostSheets = 4

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

/** Weight of every template's page, by the rule with which the server lists its files. Requires the build. */
export async function pageWeights(): Promise<PageWeight[]> {
  const { assets } = await loadAssets(client)
  return Promise.all(
    templateNames.map(async template => {
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
      return byLanguage.reduce((heaviest, page) => (sent(page, 'script') > sent(heaviest, 'script') ? page : heaviest))
    }),
  )
}

/** Bytes that a page's files take on a first visit: scripts with their headers. */
export const sent = ({ script, style }: PageWeight, kind: 'script' | 'style'): number =>
  kind === 'style' ? style.brotli : script.brotli + script.files * assetHeaderBytes

/** Sources of pages that the manifest does not name: their files would be neither listed by documents nor weighed. */
async function unlisted(): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as object
  const sources = templateNames.flatMap(name => languages.flatMap(language => templateSources(name, language)))
  return [...new Set(sources)].filter(source => !Object.hasOwn(manifest, source))
}

const kinds = { script: 'JavaScript', style: 'style sheets' } as const

/** Every page whose initial load exceeds the limits, and every file that no page would list; one line each. */
export async function overweight(): Promise<string[]> {
  const missing = (await unlisted()).map(source => `${source} is not in the manifest of the build.`)
  const heavy = (await pageWeights()).flatMap(page => [
    ...(page.style.files > mostSheets
      ? [
          `${page.template}: ${page.style.files} style sheets; at most ${mostSheets} (the groups of tools/build/chunk-groups.ts).`,
        ]
      : []),
    ...(['script', 'style'] as const)
      .filter(kind => sent(page, kind) > limits[kind])
      .map(
        kind =>
          `${page.template} (${page.language}): ${sent(page, kind)} bytes of compressed ${kinds[kind]} before interaction; at most ${limits[kind]}.`,
      ),
  ])
  return [...missing, ...heavy]
}
