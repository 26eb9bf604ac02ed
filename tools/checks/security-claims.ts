import { access, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const page = 'docs/security.md'

/** The anchor of a heading, as Markdown renderers generate it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** Rows of tables with a column "Shown by": line number, name and evidence. */
function rowsOf(text: string): { line: number; name: string; shownBy: string }[] {
  let shows = false
  return text.split('\n').flatMap((content, at) => {
    const cells = content.startsWith('|')
      ? content
          .slice(1, -1)
          .split(' | ')
          .map(cell => cell.trim())
      : undefined
    if (!cells) shows = false
    else if (cells.at(-1) === 'Shown by') shows = true
    else if (shows && !/^-+\|/.test(content.slice(1))) {
      return [{ line: at + 1, name: cells[0] ?? '', shownBy: cells.at(-1) ?? '' }]
    }
    return []
  })
}

/** Errors in docs/security.md: missing tests or pages, and claims without evidence. */
export async function checkSecurityClaims(root: string): Promise<string[]> {
  const text = await readFile(join(root, page), 'utf8')
  const there = (path: string) =>
    access(join(root, path)).then(
      () => true,
      () => false,
    )
  const files = new Set([...text.matchAll(/`([\w./-]+\/[\w.-]+\.tsx?)`/g)].map(([, path = '']) => path))
  const links = new Set([...text.matchAll(/\]\(([^):]+)\)/g)].map(([, target = '']) => target))
  const lost = await Promise.all(
    [...files].map(async path => ((await there(path)) ? [] : [`${page}: there is no ${path}`])),
  )
  const broken = await Promise.all(
    [...links].map(async target => {
      const [path = '', anchor] = target.split('#')
      const linked = join(dirname(page), path)
      const content = await readFile(join(root, linked), 'utf8').catch(() => undefined)
      if (content === undefined) return [`${page}: there is no ${linked}`]
      const anchors = [...content.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
      return anchor && !anchors.includes(anchor) ? [`${page}: ${linked} has no ${anchor}`] : []
    }),
  )
  const bare = rowsOf(text).flatMap(({ line, name, shownBy }) =>
    shownBy === '' ? [`${page}:${line}: nothing shows ${name}`] : [],
  )
  return [...lost.flat(), ...broken.flat(), ...bare]
}
