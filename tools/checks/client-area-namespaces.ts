import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** The client area's loader names its namespaces in a pattern, which Vite reads as it is written. */
const loader = readFileSync(join(root, 'web', 'client-area-messages.ts'), 'utf8')
const [, listed] = /\{([^}]+)\}\/\*\.json/.exec(loader) ?? []
if (!listed) throw new Error('web/client-area-messages.ts names no namespaces')

/** Namespaces of the client area and the back office: public pages name none of their files. */
const clientAreaNamespaces: ReadonlySet<string> = new Set(listed.split(','))

export const isClientArea = (namespace: string): boolean => clientAreaNamespaces.has(namespace)
