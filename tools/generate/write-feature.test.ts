import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importsOf } from '../checks/import-rules.ts'
import { root } from '../root.ts'
import { registrations } from './feature-files.ts'
import { writeFeature } from './write-feature.ts'

const project = await mkdtemp(join(tmpdir(), 'new-feature-'))
afterAll(() => rm(project, { recursive: true, force: true }))
for (const list of Object.keys(registrations)) await cp(join(root, list), join(project, list), { recursive: true })
const textOf = (file: string) => readFile(join(project, file), 'utf8')

test('a feature is written and registered in every list that is kept by hand', async () => {
  const files = await writeFeature(project, 'pool-fences')
  const folder = 'server/features/pool-fences'
  const written = ['routes.ts', 'get-pool-fences.ts', 'pool-fences.test.ts'].map(file => `${folder}/${file}`)
  expect(files).toEqual(['contract/villas/pool-fences.ts', ...written, ...Object.keys(registrations)])
  // Throws on a syntax error.
  for (const file of files) stripTypeScriptTypes(await textOf(file))
  for (const file of files) expect(await textOf(file)).not.toContain('{{')

  const imported = async (file: string) => importsOf(file, await textOf(file)).map(({ to }) => to)
  expect(await imported('contract/endpoints.ts')).toContain('contract/villas/pool-fences')
  expect(await textOf('contract/endpoints.ts')).toMatch(/^const modules = \{[^}]*^ {2}\.\.\.poolFences,$/m)
  expect(await imported('server/all-features.ts')).toContain('server/features/pool-fences/routes')
  expect(await textOf('server/all-features.ts')).toMatch(
    /^export const allFeatures[^\]]*\] = \[[^\]]*^ {2}poolFencesRoutes,$/m,
  )
  const row = "'GET /core/properties/{id}/poolfences': 'all',"
  expect(await textOf('testing/generated/access-matrix.ts')).toContain(row)
  expect(await imported('server/features/pool-fences/routes.ts')).toContain('contract/villas/pool-fences')
})

test('an existing feature is not overwritten', async () => {
  await writeFeature(project, 'roof-tiles')
  const before = await textOf('server/all-features.ts')
  await expect(writeFeature(project, 'roof-tiles')).rejects.toThrow('exists already')
  expect(await textOf('server/all-features.ts')).toBe(before)
})

test.each(['Pool', 'pool_fences', '../pool', '-pool', 'pool-', ''])('%j is no name of a feature', async name => {
  await expect(writeFeature(project, name)).rejects.toThrow('is no name')
})
