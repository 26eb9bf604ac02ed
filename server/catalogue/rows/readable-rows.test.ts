import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isValidRow, type PublicTable, rowSchemas } from '#database/tables/rows'
import { testDay } from '#testing/day'
import { oddJson } from '#testing/generated/arbitrary-json'
import { testDatabase } from '#testing/site/database'
import { findOccupancies, findSeasons } from '../calendar-queries.ts'
import { findListedVillas } from '../queries.ts'

const { db } = await testDatabase()
const ids = [1, 2, 3, 4, 5, 6]
const found: [table: PublicTable, rows: object[]][] = [
  ['villa', await findListedVillas(db, ids)],
  ['season', [...(await findSeasons(db, testDay, ids)).values()].flatMap(({ rows }) => rows)],
  ['occupancy', [...(await findOccupancies(db, testDay, ids)).values()].flatMap(({ rows }) => rows)],
]

const odd = fc.oneof(
  oddJson,
  fc.constantFrom<unknown>(undefined, Number.NaN, Infinity, 'infinity', '10000-01-01', '2027-02-29', '2028-02-29'),
  fc.constantFrom<unknown>(
    'option',
    'block',
    '/a b',
    [null],
    [8],
    [-1],
    [1, 7],
    { en: 1 },
    { en: 'x', fr: null },
    366,
    367,
  ),
)

test.each(found)('a row of %s is equally valid by the compiled shape and the shape itself', (table, rows) => {
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(isValidRow(table, row)).toBe(true)
  fc.assert(
    fc.property(fc.constantFrom(...rows), fc.nat(), odd, (row, at, value) => {
      const keys = Object.keys(row)
      const poisoned = { ...row, [keys[at % keys.length] ?? '']: value }
      expect(isValidRow(table, poisoned)).toBe(rowSchemas[table].safeParse(poisoned).success)
    }),
    { numRuns: 2000 },
  )
})
