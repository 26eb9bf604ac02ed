import { z } from 'zod'

/** A table of an archive, with its columns in the order of the dump. */
const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })
export type DumpedTable = z.infer<typeof table>

/** The first entry of an archive: what it contains, and with which version it can be restored. */
export const manifestShape = z.object({
  format: z.literal(1),
  /** The version of the site that made the backup. */
  version: z.string(),
  /** The time of the snapshot. */
  at: z.iso.datetime(),
  /** The newest migration, and the version of the job queue's tables. */
  newestMigration: z.object({ tag: z.string(), when: z.number() }),
  queueVersion: z.number(),
  tables: z.array(table),
  /** Names of the variables that were set; their values stay with the secrets. */
  configuration: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestShape>

/** The last entry: an archive without it is cut off. */
export const endShape = z.object({
  /** Rows by table, as `schema.name`. */
  rows: z.record(z.string(), z.number()),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() })),
})
export type End = z.infer<typeof endShape>

/** Rows of all tables. */
export const countRows = ({ rows }: Pick<End, 'rows'>): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0)

export const tableKey = ({ schema, name }: Pick<DumpedTable, 'schema' | 'name'>): string => `${schema}.${name}`
