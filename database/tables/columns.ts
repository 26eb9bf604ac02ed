import { customType } from 'drizzle-orm/pg-core'
import type { Day } from '#domain/day'
import { type Text, wholeText } from '#domain/language'

/** A half-open range of days, as PostgreSQL's `daterange`: `[from,to)`. */
export const days = customType<{ data: { from: Day; to: Day }; driverData: string }>({
  dataType: () => 'daterange',
  toDriver: ({ from, to }) => `[${from},${to})`,
  fromDriver: range => {
    const [from = '', to = ''] = range.slice(1, -1).split(',')
    return { from, to }
  },
})

/** A text in each language: adding a language needs no column, and what is not yet written reads as English. */
export const localText = customType<{ data: Text; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: text => JSON.stringify(text),
  fromDriver: text => wholeText(text as Text),
})
