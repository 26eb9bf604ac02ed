import { readSources, type Sources } from './source-graph.ts'

/** Import graph of files, or of their folders. */
type Graph = ReadonlyMap<string, Iterable<string>>

/** Each cycle once. */
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
 * Import cycles between files, each once. Type imports and dynamic imports count: mutually dependent code belongs
 * together, or below both.
 */
export function findCycles(sources: Sources): string[][] {
  return circlesOf(new Map([...sources].map(([file, { links }]) => [file, links.map(({ to }) => to)])))
}

/** The feature of a file, or else its folder within its layer; none for files directly in a layer. */
const folderOf = (file: string) => /^(?:(?:web|server)\/features|[^/]+)\/[^/]+(?=\/)/.exec(file)?.[0]

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/**
 * Import cycles between features and folders, whatever the file: shared knowledge belongs to one of them, or below
 * both. Dynamic imports count, since they name their target. Tests are exempt.
 */
export function findFolderCycles(sources: Sources): string[][] {
  const graph = new Map<string, Set<string>>()
  for (const [file, { links }] of sources) {
    const from = folderOf(file)
    if (!from || isTest(file)) continue
    const others = links.flatMap(({ to }) => folderOf(to) ?? []).filter(to => to !== from)
    graph.set(from, new Set([...(graph.get(from) ?? []), ...others]))
  }
  return circlesOf(graph)
}

/** Every import cycle, one line each; folders of tests may use one another. */
export async function checkCycles(root: string): Promise<string[]> {
  const layers = ['admin', 'web', 'server', 'contract', 'domain', 'content', 'database', 'documents', 'bank']
  const sources = await readSources(root, layers)
  const everything = await readSources(root, [...layers, 'bench', 'e2e', 'testing', 'tools'])
  return [
    ...findCycles(everything).map(circle => `files import one another in a circle: ${circle.join(' → ')}`),
    ...findFolderCycles(sources).map(
      circle => `features or folders import one another in a circle: ${circle.join(' → ')}`,
    ),
  ]
}
