import { expect, test } from 'vitest'
import { summaryOf } from './statement-spans.ts'

test.each([
  ['select "id" from "booking" where "email" = $1', 'select booking'],
  [`insert into "mail" ("recipient") values ('anna@example.com')`, 'insert mail'],
  ['update "public"."villa" set "name" = $1', 'update villa'],
  ['begin', 'begin'],
  ['', 'statement'],
])('the summary of %j is %j', (statement, summary) => {
  expect(summaryOf(statement)).toBe(summary)
})
