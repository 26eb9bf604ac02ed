import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from './files-below.ts'
import { root } from './root.ts'

const unmerged = /^(<{7}|={7}|>{7})( |$)/m
const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Decisions that their index does not list, or lists more than once. */
export function unlisted(index: string, files: readonly string[]): string[] {
  const listed = [...index.matchAll(/^\| \[\d{4}\]\((\d{4}[^)]*\.md)\)/gm)].map(([, file = '']) => file)
  return files
    .filter(file => /^\d{4}-.*\.md$/.test(file))
    .filter(file => listed.filter(name => name === file).length !== 1)
    .map(file => `docs/decisions/README.md does not list ${file} once: add its line to the table.`)
}

/**
 * What is wrong with the project's papers: links that lead nowhere, marks of a merge that was not finished, and decisions
 * that their index does not list.
 */
export async function checkPapers(): Promise<string[]> {
  const decisions = (await filesBelow(join(root, 'docs'))).filter(file => file.endsWith('.md'))
  const papers = [
    ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'bench/README.md'].map(name => join(root, name)),
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
  const folder = join(root, 'docs', 'decisions')
  const index = await readFile(join(folder, 'README.md'), 'utf8')
  return [...(await Promise.all(wrong)).flat(), ...unlisted(index, await readdir(folder))]
}
