import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFiles } from '../list-files.ts'
import { root } from '../root.ts'

const unmerged = /^(<{7}|={7}|>{7})( |$)/m
const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Errors in the project's documents: dead links, and merge conflict markers. */
export async function checkPapers(): Promise<string[]> {
  const decisions = (await listFiles(join(root, 'docs'))).filter(file => file.endsWith('.md'))
  const papers = [
    ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'bench/README.md'].map(name =>
      join(root, name),
    ),
    ...decisions,
  ]
  const wrong = papers.map(async paper => {
    const text = await readFile(paper, 'utf8')
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target)
    const dead = await Promise.all(links.map(async link => ((await exists(join(dirname(paper), link))) ? [] : [link])))
    const name = paper.slice(root.length + 1)
    return [
      ...(unmerged.test(text) ? [`${name} has marks of an unfinished merge.`] : []),
      ...dead.flat().map(link => `${name} links to ${link}, which is not there.`),
    ]
  })
  return (await Promise.all(wrong)).flat()
}
