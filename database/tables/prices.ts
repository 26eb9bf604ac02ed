import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Season } from '#domain/pricing/season'
import type { PriceAdjustment, TermsChange } from '#domain/pricing/terms-change'
import { dateRangeCheck, days, instant, sequenceId, sequenceIdRef } from './columns.ts'
import { staff } from './staff.ts'
import { villa } from './villas.ts'

/** A copied year: from which one, and how prices changed. */
export interface CopiedYear {
  from: number
  to: number
  adjust?: PriceAdjustment | undefined
}

/** A change of prices and terms over nights of villas, which staff made and can undo as one (PD-175). */
export const priceStroke = pgTable(
  'price_stroke',
  {
    id: sequenceId(),
    at: instant().notNull().default(sql`app_now()`),
    staffId: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    kind: text().$type<'paint' | 'copy' | 'undo'>().notNull(),
    nights: days().notNull(),
    /** The painted terms, or the copied year; empty for an undo. */
    change: jsonb().$type<{ paint?: TermsChange; copy?: CopiedYear }>().notNull(),
    /** The number of villas that changed. */
    villas: integer().notNull(),
    /** The stroke that this one undoes; each is undone once, and an undo can be undone. */
    undoesId: sequenceIdRef().unique(),
  },
  t => [
    index().on(t.staffId),
    check('price_stroke_kind', sql`${t.kind} in ('paint', 'copy', 'undo')`),
    check('price_stroke_nights', dateRangeCheck(t.nights)),
    check('price_stroke_change', sql`jsonb_typeof(${t.change}) = 'object'`),
    check('price_stroke_undo', sql`(${t.kind} = 'undo') = (${t.undoesId} is not null)`),
  ],
)

/** The seasons of a villa inside the nights of a stroke, before and after it. */
export const priceStrokeVilla = pgTable(
  'price_stroke_villa',
  {
    strokeId: sequenceIdRef()
      .notNull()
      .references(() => priceStroke.id, { onDelete: 'cascade' }),
    villaId: integer()
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    before: jsonb().$type<Season[]>().notNull(),
    after: jsonb().$type<Season[]>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.strokeId, t.villaId] }),
    index().on(t.villaId),
    check(
      'price_stroke_villa_seasons',
      sql`jsonb_typeof(${t.before}) = 'array' and jsonb_typeof(${t.after}) = 'array'`,
    ),
  ],
)
