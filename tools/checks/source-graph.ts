import { readFile } from 'node:fs/promises'
import { join, posix, relative } from 'node:path'
import { listFiles } from '../list-files.ts'

/** An import from one source file to another. */
export interface Link {
  /** The imported file, from the project's folder. */
  to: string
  /** Files that define the imported names, resolved through re-exports. */
  origins: readonly string[]
  typeOnly: boolean
  /** A dynamic import: `import('./menu')`. */
  late: boolean
}

export interface Source {
  text: string
  links: Link[]
}

export type Sources = ReadonlyMap<string, Source>

const fixed = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:([^'";]*?)\sfrom\s+)?['"]([^'"]+)['"]/g
const late = /import\(\s*['"]([^'"]+)['"]\s*\)/g
const passedOn = /(?:^|\n)export\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g

/** Names of an import list in braces, without `type`, on one side of `as`. */
const namesIn = (list: string, side: 0 | -1) =>
  list
    .split(',')
    .map(name => name.trim())
    .filter(name => name && !name.startsWith('type '))
    .map(name => name.split(/\s+as\s+/).at(side) ?? name)

/** Reads the sources below some folders and their imports. */
export async function readSources(root: string, folders: readonly string[]): Promise<Sources> {
  const files = (await Promise.all(folders.map(folder => listFiles(join(root, folder))))).flat()
  const paths = files.map(file => relative(root, file)).filter(file => /\.tsx?$/.test(file))
  const texts = new Map(
    await Promise.all(paths.map(async path => [path, await readFile(join(root, path), 'utf8')] as const)),
  )

  const fileOf = (from: string, target: string) => {
    const path = target.startsWith('#') ? target.slice(1) : posix.join(posix.dirname(from), target)
    if (!/^[#.]/.test(target)) return undefined
    return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map(end => path + end).find(file => texts.has(file))
  }
  const originOf = (file: string, name: string): string => {
    for (const [, list = '', target = ''] of (texts.get(file) ?? '').matchAll(passedOn)) {
      const found = fileOf(file, target)
      if (found && namesIn(list, -1).includes(name)) return found
    }
    return file
  }

  return new Map(
    [...texts].map(([from, text]) => {
      const links = [
        ...[...text.matchAll(fixed)].map(([, typeOnly, names = '', target = '']) => ({ target, names, typeOnly })),
        ...[...text.matchAll(late)].map(([, target = '']) => ({ target, names: undefined, typeOnly: undefined })),
      ].flatMap(({ target, names, typeOnly }) => {
        const to = fileOf(from, target)
        if (!to) return []
        const list = /\{([^}]*)\}/.exec(names ?? '')?.[1]
        const onlyTypes =
          Boolean(typeOnly) || (list !== undefined && namesIn(list, 0).length === 0 && !/^\w/.test(names ?? ''))
        const origins = list === undefined ? [to] : namesIn(list, 0).map(name => originOf(to, name))
        return [{ to, origins, typeOnly: onlyTypes, late: names === undefined }]
      })
      return [from, { text, links }]
    }),
  )
}
