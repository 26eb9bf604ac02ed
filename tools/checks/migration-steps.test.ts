import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '#testing/test-folder'
import { checkMigrationSteps, findBreaking } from './migration-steps.ts'

test.each([
  ['ALTER TABLE "villa" DROP COLUMN "slug";', 'drops a column'],
  ['ALTER TABLE "villa" RENAME COLUMN "slug" TO "name";', 'renames'],
  ['ALTER TABLE villa RENAME slug TO name;', 'renames'],
  ['ALTER TABLE "villa" RENAME TO "house";', 'renames'],
  ['DROP TABLE "villa";', 'drops a table'],
  ['ALTER TABLE "villa" ALTER COLUMN "lat" SET DATA TYPE text;', 'changes the type of a column'],
  ['ALTER TABLE "villa" ALTER COLUMN "lat" SET NOT NULL;', 'requires a value'],
  ['ALTER TABLE "villa" ADD COLUMN "code" text NOT NULL;', 'adds a required column without a default'],
])('%s', (sql, what) => {
  expect(findBreaking(sql)).toEqual([expect.stringMatching(new RegExp(`^${what}: `))])
})

test.each([
  'ALTER TABLE "villa" ADD COLUMN "code" text;',
  `ALTER TABLE "villa" ADD COLUMN "code" text DEFAULT '' NOT NULL;`,
  'ALTER TABLE "villa" ADD COLUMN "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL;',
  'ALTER TABLE "villa" DROP CONSTRAINT "x";',
  '-- drop table villa;\nCREATE INDEX "i" ON "villa" ("slug");',
  'CREATE TABLE "made" ("a" text); ALTER TABLE "made" ALTER COLUMN "a" SET NOT NULL;',
])('%s only adds', sql => {
  expect(findBreaking(sql)).toEqual([])
})

test('a migration that breaks the version before needs a reason, and a reason needs such a migration', async () => {
  const folder = await testFolder('maestrale-steps-')
  await mkdir(join(folder, 'meta'))
  const entries = ['0001_old', '0002_drop', '0003_add'].map(tag => ({ tag }))
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
  await writeFile(join(folder, '0002_drop.sql'), 'ALTER TABLE villa DROP COLUMN slug;')
  await writeFile(join(folder, '0003_add.sql'), 'ALTER TABLE villa ADD COLUMN code text;')
  const check = (reasons: Record<string, string>) => checkMigrationSteps(folder, { after: '0001_old', reasons })
  expect(await check({})).toEqual([
    expect.stringMatching(/^0002_drop\.sql breaks the version before: it drops a column/),
  ])
  expect(await check({ '0002_drop': 'not read since 0.2.0' })).toEqual([])
  expect(await check({ '0002_drop': 'not read since 0.2.0', '0003_add': 'why?' })).toEqual([
    expect.stringMatching(/^0003_add breaks nothing/),
  ])
})

test('the migrations of the project keep to it', async () => {
  expect(await checkMigrationSteps()).toEqual([])
})
