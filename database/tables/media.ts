import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, serial, smallint, text } from 'drizzle-orm/pg-core'
import type { Brief } from '#content/illustrator/index'
import { localText } from './columns.ts'

/** A picture: one the illustrator draws from a brief, or an uploaded photograph in the media store. */
export const picture = pgTable('picture', {
  id: serial().primaryKey(),
  /** Part of the address, so that a changed picture has another: the hash of the brief or of the file. */
  hash: text().notNull(),
  brief: jsonb().$type<Brief>(),
  /** The key in the media store. */
  file: text(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** The placeholder until the picture has loaded: `#rrggbb`. */
  colour: text().notNull(),
  alt: localText().notNull(),
})

export const slideshow = pgTable('slideshow', { id: serial().primaryKey() })

export const slideshowPicture = pgTable(
  'slideshow_picture',
  {
    slideshowId: integer()
      .notNull()
      .references(() => slideshow.id),
    position: integer().notNull(),
    pictureId: integer()
      .notNull()
      .references(() => picture.id),
    /** The room in a picture of a villa, by its index among the villa's rooms, from 0. */
    room: smallint(),
  },
  t => [
    primaryKey({ columns: [t.slideshowId, t.position] }),
    index().on(t.pictureId),
    check('slideshow_picture_room', sql`${t.room} >= 0`),
  ],
)
