import { readSources, type Sources } from './source-graph.ts'

/**
 * Files that import one another in a circle, each circle once. Imports of types count: what cannot be said without the
 * other belongs to it, or to something below both. What is loaded late does not: a file may open what opens it.
 */
export function circles(sources: Sources): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]) => {
    const begun = way.indexOf(file)
    if (begun >= 0) found.push([...way.slice(begun), file])
    if (begun >= 0 || done.has(file)) return
    for (const { to, late } of sources.get(file)?.links ?? []) if (!late) visit(to, [...way, file])
    done.add(file)
  }
  for (const file of sources.keys()) visit(file, [])
  return found
}

/** Every circle of imports in the browser's and the server's code, as a line each. */
export async function checkCircles(root: string): Promise<string[]> {
  const found = circles(await readSources(root, ['web', 'server', 'contract', 'domain']))
  return found.map(circle => `files import one another in a circle: ${circle.join(' → ')}`)
}
