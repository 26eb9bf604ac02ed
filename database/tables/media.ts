import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Brief } from '#content/illustrator/index'
import type { PictureFocus } from '#domain/pictures/focus'
import { instant, localText, revision, sequenceIdRef } from './columns.ts'
import { staff } from './staff.ts'

/** A picture: one the illustrator draws from a brief, or an uploaded photograph in the media store. */
export const picture = pgTable(
  'picture',
  {
    id: serial().primaryKey(),
    /** Part of the address, so that a changed picture has another: the hash of brief or file, and of the focus. */
    hash: text().notNull(),
    brief: jsonb().$type<Brief>(),
    /** The key in the media store. */
    file: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The placeholder until the picture has loaded: `#rrggbb`. */
    colour: text().notNull(),
    alt: localText().notNull(),
    /** The focal points, which stay visible in crops, and closer crops. */
    focus: jsonb().$type<PictureFocus>().notNull().default({}),
    /** The name of the uploaded file. */
    name: text().notNull().default(''),
    photographer: text().notNull().default(''),
    licence: text().notNull().default(''),
    /** The last day of the licence. */
    licenceEnds: date(),
    /** The SHA-256 of the uploaded file, by which a second upload is found. */
    sourceHash: text(),
    /** By which pictures of the same look are found (`domain/pictures/likeness.ts`). */
    likeness: integer().array(),
    /** Removed from the library; deleted later. */
    removedAt: instant(),
    revision: revision(),
  },
  t => [
    index().on(t.sourceHash),
    index().using('gin', t.likeness),
    index('picture_by_licence').on(sql`coalesce(${t.licenceEnds}, 'infinity'::date)`, t.id),
    index().on(t.removedAt).where(sql`${t.removedAt} is not null`),
    index('picture_removed').on(t.id).where(sql`${t.removedAt} is not null`),
    check(
      'picture_focus',
      sql`jsonb_typeof(${t.focus}) = 'object' and not jsonb_path_exists(${t.focus}, 'strict $.* ? (@.type() != "array" || @.size() < 2 || @.size() > 3 || @[*].type() != "number" || !(@[0] >= 0 && @[0] <= 100 && @[1] >= 0 && @[1] <= 100) || (@.size() == 3 && !(@[2] >= 1 && @[2] <= 8)))')`,
    ),
  ],
)

/** The hash of an earlier address of a picture, which leads to the present one. */
export const pictureFormerHash = pgTable(
  'picture_former_hash',
  {
    pictureId: integer()
      .notNull()
      .references(() => picture.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
  },
  t => [primaryKey({ columns: [t.pictureId, t.hash] })],
)

/** A picture file on its way into the library: what has arrived lies in the media store, in parts. */
export const pictureUpload = pgTable(
  'picture_upload',
  {
    id: uuid().primaryKey(),
    staffId: sequenceIdRef()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** The name of the file. */
    name: text().notNull(),
    bytes: integer().notNull(),
    received: integer().notNull().default(0),
    /** The keys of its parts in the media store, in order. */
    parts: text().array().notNull().default([]),
    /** The picture that it became. */
    pictureId: integer().references(() => picture.id, { onDelete: 'set null' }),
    startedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.staffId),
    index().on(t.startedAt),
    index().on(t.pictureId),
    check('picture_upload_received', sql`${t.received} between 0 and ${t.bytes}`),
  ],
)

export const slideshow = pgTable(
  'slideshow',
  {
    id: serial().primaryKey(),
    /** Its name in the back office; empty for those of villas, and for older ones. */
    name: text().notNull().default(''),
    /** Made for a villa. The list of pages looks for its slide shows among the others only. */
    ofVilla: boolean().notNull().default(false),
    revision: revision(),
  },
  t => [index('slideshow_of_pages').on(t.id).where(sql`not ${t.ofVilla}`)],
)

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
