import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A package of the lock file; `license` is an SPDX expression. */
interface Locked {
  name?: string
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
  os?: string[]
  cpu?: string[]
}

interface Notice {
  title: string
  license: string
  /** Licence text in the package; empty without one. */
  text: string
}

const licenceFile = /^(licen[cs]e|copying|notice|unlicense)([._-].*)?$/i
const programFile = /\.(?:[cm]?[jt]s|json)$/i
const rule = '='.repeat(78)

const nameOf = (path: string, { name }: Locked) => name ?? path.slice(path.lastIndexOf('node_modules/') + 13)

/** The texts of a package's licence files, with normalised line endings. */
async function licenceText(folder: string): Promise<string> {
  const files = await readdir(folder).catch(() => [])
  const named = files.filter(file => licenceFile.test(file) && !programFile.test(file)).sort()
  const texts = await Promise.all(named.map(file => readFile(join(folder, file), 'utf8')))
  return texts.map(text => text.replace(/[^\S\n]+$/gm, '').trim()).join('\n\n')
}

/**
 * Lists third-party packages that the site ships or runs: name, version, licence and licence text. Packages with the
 * same text share it. Platform-specific packages have no text, since other systems do not install them.
 */
export async function makeNotices(root: string): Promise<string> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const shipped = Object.entries(packages).filter(([path, { dev, link }]) => path !== '' && !dev && !link)
  const notices = await Promise.all(
    shipped.map(async ([path, found]): Promise<Notice> => {
      const license = found.license ?? 'see the package'
      const title = `${nameOf(path, found)} ${found.version ?? ''}`
      const isForOneSystem = found.os !== undefined || found.cpu !== undefined
      return { title, license, text: isForOneSystem ? '' : await licenceText(join(root, path)) }
    }),
  )
  const byText = Map.groupBy(notices, ({ license, text }) => `${license}\n${text}`)
  const parts = [...byText.values()].map(group => {
    const [{ license, text }] = group as [Notice]
    const titles = [...new Set(group.map(({ title }) => title))].sort()
    return { titles, body: `${titles.join('\n')}\n\nLicence: ${license}\n${text ? `\n${text}\n` : ''}` }
  })
  parts.sort((a, b) => ((a.titles[0] ?? '') < (b.titles[0] ?? '') ? -1 : 1))
  const head = `Third-party notices\n\nThis site contains and runs software and typefaces of others, under the licences below.\n`
  return [head, ...parts.map(({ body }) => body)].join(`\n${rule}\n\n`)
}
