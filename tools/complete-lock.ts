import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

interface Entry {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const systems = ['darwin', 'linux', 'win32', 'freebsd', 'netbsd', 'openbsd', 'sunos', 'aix', 'android', 'openharmony']
const processors = ['x64', 'arm64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el']

/** Platform of a package by its name: `@biomejs/cli-linux-x64-musl`. Undefined for others. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.replace('windows', 'win32').split(/[-/]/)
  const os = systems.find(system => words.includes(system))
  const cpu = processors.find(processor => words.includes(processor))
  if (!os) return undefined
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined
  return { os: [os], ...(cpu && { cpu: [cpu] }), ...(libc && { libc }) }
}

/**
 * npm omits a platform's optional package from the lock file if it could not fetch it, and `npm ci` then rejects the
 * file as incomplete. Adds the missing entries, whose versions their dependents state.
 */
const file = join(root, 'package-lock.json')
const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, Entry> }
let added = 0
for (const parent of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`
    const platform = platformOf(name)
    if (lock.packages[place] || !platform) continue
    const exact = version.replace(/^[\^~]/, '')
    lock.packages[place] = { version: exact, ...platform, ...(parent.dev && { dev: true }), optional: true }
    added++
  }
}
const [first, ...others] = Object.entries(lock.packages)
if (first) lock.packages = Object.fromEntries([first, ...others.sort(([a], [b]) => a.localeCompare(b, 'en'))])
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages of other platforms were added to the lock file.`)
