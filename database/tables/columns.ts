import { customType, jsonb } from 'drizzle-orm/pg-core'
import type { Day } from '#domain/day'
import type { Text } from '#domain/language'

/** A half-open range of days, as PostgreSQL's `daterange`: `[from,to)`. */
export const days = customType<{ data: { from: Day; to: Day }; driverData: string }>({
  dataType: () => 'daterange',
  toDriver: ({ from, to }) => `[${from},${to})`,
  fromDriver: range => {
    const [from = '', to = ''] = range.slice(1, -1).split(',')
    return { from, to }
  },
})

/** A text in each language: adding a language needs no column. */
export const text3 = () => jsonb().$type<Text>()
