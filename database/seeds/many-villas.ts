import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'

/** The first id of generated villas, of their pictures and of their slide shows. */
const firstId = 1_000_000

/** Tables with triggers that would publish, and maintain, each row individually. */
const filled = ['villa', 'season', 'villa_amenity', 'review', 'owner_block', 'occupancy'] as const

/** A pseudo-random number from 0 to 1, stable for a villa and a purpose. */
const chance = (purpose: number) =>
  sql.raw(`((hashint8extended(made.id, ${purpose}) & 1048575)::double precision / 1048576)`)

/** A pseudo-random choice of words, stable for a villa and a purpose. */
const oneOf = (words: string, purpose: number) =>
  sql`(string_to_array(${words}, ' '))[1 + floor(${chance(purpose)} * ${words.split(' ').length})::int]`

const kinds = 'Villa Casa Masseria Palazzo Domaine Bastide Torre Podere Ktima Spiti Mas Tenuta Baglio Maison'
const names =
  'Aurelia Maestrale Kalypso Ginepro Elaia Mirto Sirocco Thalassa Lavande Corallo Asteria Calliope Drago Fenice Galatea Iris Leandro Melissa Nausicaa Oleandro Penelope Rosmarino Salvia Timo Ulivo Viola Zagara Alcyone Borea Cicala'

/**
 * Adds generated villas to the demonstration catalogue until it has `count`: each derives from one of the
 * demonstration's, at another place near it, with its own name, price level, amenities, calendar and first picture. SQL
 * generates them, so that 100,000 take minutes, and the result is deterministic.
 */
export async function seedManyVillas(tx: Transaction, count: number): Promise<void> {
  const each = async (statement: (table: string) => string) => {
    for (const table of filled) await tx.execute(sql.raw(statement(table)))
  }
  // These rows comply with the rules of the triggers, and one notification covers all of them: the pictures'.
  await each(table => `alter table ${table} disable trigger user`)
  await tx.execute(sql`
    create temporary table made on commit drop as
    select ${firstId}::int + n as id, model.id as model_id
    from generate_series(1, ${count}::int) as n
    join (select id, row_number() over (order by id) - 1 as position, count(*) over () as models
          from villa where id < ${firstId}) as model on model.position = n % model.models
    where not exists (select from villa where villa.id = ${firstId}::int + n)`)

  await tx.execute(sql`
    insert into picture (id, hash, brief, width, height, colour, alt)
    select made.id, left(md5(model.hash || made.id), 12), model.brief || jsonb_build_object('seed', 'villa ' || made.id),
      model.width, model.height, model.colour, model.alt
    from made join villa on villa.id = made.model_id join picture as model on model.id = villa.thumb_id
    order by made.id`)
  await tx.execute(sql`insert into slideshow (id, of_villa) select id, true from made`)
  await tx.execute(sql`
    insert into slideshow_picture (slideshow_id, position, picture_id)
    select made.id, shown.position, case shown.position when 0 then made.id else shown.picture_id end
    from made join villa on villa.id = made.model_id join slideshow_picture as shown using (slideshow_id)
    order by made.id, shown.position`)

  const { rows: columns } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'villa' order by ordinal_position`)
  // All other columns are copied from the model villa, including future ones.
  const own: Record<string, ReturnType<typeof sql>> = {
    id: sql`made.id`,
    code: sql`null`,
    slug: sql`'villa-' || made.id`,
    path: sql`regexp_replace(model.path, '[^/]+$', 'villa-' || made.id)`,
    name: sql`${oneOf(kinds, 1)} || ' ' || ${oneOf(names, 2)} || ' di ' || ${oneOf(names, 3)}`,
    lat: sql`model.lat + (${chance(4)} - 0.5) * 0.2`,
    lng: sql`model.lng + (${chance(5)} - 0.5) * 0.2`,
    exquisite: sql`${chance(6)} < 0.05`,
    sort_order: sql`1000 + floor(${chance(7)} * 1000000)::int`,
    slideshow_id: sql`made.id`,
    thumb_id: sql`made.id`,
  }
  await tx.execute(sql`
    insert into villa (${sql.raw(columns.map(({ name }) => name).join(', '))})
    select ${sql.join(
      columns.map(({ name }) => own[name] ?? sql.raw(`model.${name}`)),
      sql`, `,
    )}
    from made join villa as model on model.id = made.model_id
    order by made.id`)

  await tx.execute(sql`
    insert into season (villa_id, nights, changeover, minimum_nights, bookable, weekly_cents)
    select made.id, nights, changeover, minimum_nights, bookable,
      (select jsonb_agg(round(cents::numeric * (0.6 + ${chance(8)}::numeric) / 5000) * 5000 order by tier)
       from jsonb_array_elements_text(weekly_cents) with ordinality as week (cents, tier))
    from made join season on season.villa_id = made.model_id
    order by made.id, nights`)
  await tx.execute(sql`
    insert into villa_amenity (villa_id, amenity_id)
    select made.id, amenity_id from made join villa_amenity on villa_amenity.villa_id = made.model_id
    where (hashint8extended(made.id, amenity_id) & 7) > 0
    order by made.id`)
  await tx.execute(sql`
    insert into review (villa_id, stars, stayed, signature, language, title, comments, reply, featured)
    select made.id, stars, stayed, signature, language, title, comments, reply, featured
    from made join review on review.villa_id = made.model_id
    order by made.id, review.id`)
  // A calendar of its own: some of the model's taken nights, as owner blocks.
  await tx.execute(sql`
    insert into owner_block (villa_id, nights)
    select made.id, nights from made join occupancy on occupancy.villa_id = made.model_id
    where kind <> 'option' and (hashint8extended(made.id, occupancy.id) & 3) > 0
    order by made.id, nights`)
  await tx.execute(sql`
    insert into occupancy (villa_id, nights, kind, owner_block_id)
    select villa_id, nights, 'block', owner_block.id from owner_block join made on made.id = villa_id
    order by villa_id, nights`)

  await each(table => `alter table ${table} enable trigger user`)
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(name, 'id'), (select max(id) from made))
    from unnest(array['villa', 'picture', 'slideshow']) as name where exists (select from made)`)
}
