import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { journeysOf } from './affected-journeys.ts'
import { affectedTests, soakTests } from './affected-tests.ts'
import type { Sources } from './checks/source-graph.ts'
import { root } from './root.ts'

/** Sources by file, each with what it imports. */
const sources = (imports: Record<string, string[]>): Sources =>
  new Map(
    Object.entries(imports).map(([file, links]) => [
      file,
      { text: '', links: links.map(to => ({ to, origins: [to], typeOnly: false, late: false })) },
    ]),
  )

const example = sources({
  'domain/money.ts': [],
  'domain/money.test.ts': ['domain/money.ts'],
  'web/features/share/share.tsx': ['domain/money.ts'],
  'web/features/share/share.component.test.tsx': ['web/features/share/share.tsx'],
  'web/features/quiz/quiz.tsx': [],
  'web/features/quiz/quiz.component.test.tsx': ['web/features/quiz/quiz.tsx'],
  'server/features/matchmaker/find.ts': ['domain/money.ts'],
  'server/features/reviews/reviews.ts': [],
  'server/app.ts': ['server/features/matchmaker/find.ts', 'server/features/reviews/reviews.ts'],
  'testing/site/app.ts': ['server/app.ts'],
  'server/features/matchmaker/matchmaker.test.ts': ['testing/site/app.ts'],
  'server/features/reviews/reviews.test.ts': ['testing/site/app.ts'],
  'e2e/further/quiz.test.ts': [],
  'e2e/further/journal.test.ts': [],
})

test('a rule is tested by what imports it, not by every test of the application', () => {
  expect(affectedTests(['domain/money.ts'], example)).toEqual([
    'domain/money.test.ts',
    'web/features/share/share.component.test.tsx',
  ])
})

test('a feature is tested by its own tests, and by its journeys', () => {
  expect(affectedTests(['server/features/matchmaker/find.ts'], example)).toEqual([
    'e2e/further/quiz.test.ts',
    'server/features/matchmaker/matchmaker.test.ts',
  ])
  expect(affectedTests(['web/features/quiz/quiz.module.css'], example)).toEqual([
    'e2e/further/quiz.test.ts',
    'web/features/quiz/quiz.component.test.tsx',
  ])
})

test('a page of the back office is tested by its own tests, and by its journeys', () => {
  const known = sources({
    'admin/blocks/owner-blocks.tsx': [],
    'admin/hours/hours.component.test.tsx': [],
    'e2e/critical/office.test.ts': [],
    'e2e/critical/wine.test.ts': [],
  })
  expect(affectedTests(['admin/blocks/owner-blocks.tsx'], known)).toEqual([
    'admin/hours/hours.component.test.tsx',
    'e2e/critical/office.test.ts',
  ])
})

test('a changed journey runs itself, and a changed lock file everything', () => {
  expect(affectedTests(['e2e/further/journal.test.ts'], example)).toEqual(['e2e/further/journal.test.ts'])
  expect(affectedTests(['package-lock.json'], example)).toBe('all')
})

test('a soak run has the tests with many rounds or widths, and the further journeys', () => {
  const texts = new Map([
    ['database/races.test.ts', "import { rounds } from '#testing/soak'"],
    ['e2e/browser.ts', "import { isSoak } from '#testing/soak'"],
    ['e2e/critical/booking.test.ts', "describe.each(atWidth('phone'))"],
    ['e2e/critical/search.test.ts', ''],
    ['e2e/further/quiz.test.ts', ''],
  ])
  const soaking: Sources = new Map([...texts].map(([file, text]) => [file, { text, links: [] }]))
  expect(soakTests('all', soaking)).toEqual([
    'database/races.test.ts',
    'e2e/critical/booking.test.ts',
    'e2e/further/quiz.test.ts',
  ])
  expect(soakTests(['e2e/critical/search.test.ts', 'e2e/further/quiz.test.ts'], soaking)).toEqual([
    'e2e/further/quiz.test.ts',
  ])
})

test('every named journey exists, and every named area', async () => {
  const names = async (folder: string) => new Set(await readdir(join(root, folder)))
  const journeys = new Set([...(await names('e2e/critical')), ...(await names('e2e/further'))])
  // The root folder has the back office.
  const areas = await Promise.all(['.', 'web/features', 'server/features', 'web/templates'].map(names))
  const lost = Object.entries(journeysOf).flatMap(([area, files]) => [
    ...(areas.some(found => found.has(area)) ? [] : [area]),
    ...files.filter(name => !journeys.has(`${name}.test.ts`)),
  ])
  expect(lost).toEqual([])
})
