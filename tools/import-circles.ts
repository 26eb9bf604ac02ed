import { readSources, type Sources } from './source-graph.ts'

/** What imports what: files, or the folders in which they stand. */
type Graph = ReadonlyMap<string, Iterable<string>>

/** Each way that leads back to where it began, once. */
function circlesOf(graph: Graph): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const visit = (one: string, way: readonly string[]) => {
    const begun = way.indexOf(one)
    if (begun >= 0) found.push([...way.slice(begun), one])
    if (begun >= 0 || done.has(one)) return
    for (const next of graph.get(one) ?? []) visit(next, [...way, one])
    done.add(one)
  }
  for (const one of graph.keys()) visit(one, [])
  return found
}

/**
 * Files that import one another in a circle, each circle once. Imports of types count: what cannot be said without the
 * other belongs to it, or to something below both. What is loaded late does not: a file may open what opens it.
 */
export function circles(sources: Sources): string[][] {
  const graph = new Map(
    [...sources].map(([file, { links }]) => [file, links.filter(({ late }) => !late).map(({ to }) => to)]),
  )
  return circlesOf(graph)
}

/** The feature in which a file stands, or else the folder within its room; none for what lies in a room itself. */
const folderOf = (file: string) => /^(?:(?:web|server)\/features|[^/]+)\/[^/]+(?=\/)/.exec(file)?.[0]

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/**
 * Features and folders that import one another in a circle, whatever the file: what each knows of the other belongs
 * to one of them, or below both. What is loaded late counts, since it is known by name. Tests may look around.
 */
export function folderCircles(sources: Sources): string[][] {
  const graph = new Map<string, Set<string>>()
  for (const [file, { links }] of sources) {
    const from = folderOf(file)
    if (!from || isTest(file)) continue
    const others = links.flatMap(({ to }) => folderOf(to) ?? []).filter(to => to !== from)
    graph.set(from, new Set([...(graph.get(from) ?? []), ...others]))
  }
  return circlesOf(graph)
}

/** Every circle of imports in the browser's and the server's code, as a line each. */
export async function checkCircles(root: string): Promise<string[]> {
  const sources = await readSources(root, ['web', 'server', 'contract', 'domain'])
  return [
    ...circles(sources).map(circle => `files import one another in a circle: ${circle.join(' → ')}`),
    ...folderCircles(sources).map(
      circle => `features or folders import one another in a circle: ${circle.join(' → ')}`,
    ),
  ]
}
