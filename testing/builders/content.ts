import { randomUUID } from 'node:crypto'
import * as tables from '#database/tables'
import { first, type Given, inEach, type Writes } from './row.ts'

let pages = 100_000

/** Inserts a text page at a path of its own, without parent. */
export const aPage = (db: Writes, facts: Given<typeof tables.page> = {}) => {
  const { id = pages++ } = facts
  const title = inEach('A page')
  return first(
    db
      .insert(tables.page)
      .values({
        templateId: 24,
        path: `/page-${id}`,
        menuName: title,
        title,
        metaDescription: title,
        heading1: title,
        heading2: inEach(''),
        ...facts,
        id,
      })
      .returning(),
  )
}

/** Inserts a contact with an address of its own. */
export const aContact = (db: Writes, facts: Given<typeof tables.contact> = {}) =>
  first(
    db
      .insert(tables.contact)
      .values({ email: `${randomUUID()}@example.com`, ...facts })
      .returning(),
  )
