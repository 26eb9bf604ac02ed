import { sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { contentDraft } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { Day } from '#domain/calendar/day'
import { type ContentKind, contentDeclarations, contentParts, isTranslated } from '#domain/editorial/content-kinds'
import { type ContentState, emptyState, withParts } from '#domain/editorial/content-state'
import { writeVersion } from '#server/features/versions/public'
import { takeId } from './content-store.ts'
import { getContent } from './queries.ts'

/** The first values of a new record. */
function startOf(kind: ContentKind, name: string, today: Day): ContentState {
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const key = slug.slice(0, 60).replace(/-$/, '')
  const { nameField, fields, hasPath } = contentDeclarations[kind]
  const isLocalized = fields.some(field => field.name === nameField && field.localized)
  const shared: Record<string, unknown> = {
    ...(hasPath && { path: kind === 'redirect' ? name : `/${slug || 'new'}` }),
    ...(!isLocalized && kind !== 'redirect' && { [nameField]: name }),
    ...(kind === 'page' && { templateId: 1 }),
    ...(kind === 'redirect' && { httpStatusCode: 301 }),
    ...(kind === 'article' && { publishedOn: today, lastEditedOn: today }),
    ...(kind === 'press' && { publishedOn: today, mediaType: 'online' }),
    ...(kind === 'collection' && { listType: 1, position: 1000 }),
    ...(kind === 'experience' && { priceUnit: 'person', priceFromCents: 0, weekdays: [1, 2, 3, 4, 5, 6, 7] }),
    ...(kind === 'team-member' && { position: 1000, part: 'house' }),
    ...(kind === 'travel-notice' && { key: slug }),
    ...((kind === 'region' || kind === 'sub-region') && { slug: key }),
    ...(kind === 'region' && { position: 1000 }),
    ...(kind === 'place' && { type: 'Town' }),
    ...(kind === 'amenity' && { key, category: 'practical' }),
    ...(kind === 'heard-about-us' && { position: 1000 }),
    ...(kind === 'wine' && { colour: 'red', bottleMl: 750, bottlesPerCase: 6 }),
    ...(kind === 'amenity-group' && { match: 'any', allowFiltering: true }),
  }
  return withParts(emptyState(kind), {
    shared,
    en: { ...(isLocalized && { [nameField]: name }), ...(kind === 'page' && { title: name, heading1: name }) },
  })
}

/** Creates the draft of a record, empty or as a copy. Returns its id. Throws `not-found` and `not-in-this-state`. */
export async function createContent(
  tx: Transaction,
  actor: Staff,
  { kind, name, copyOf }: { kind: ContentKind; name: string; copyOf?: number | undefined },
  today: Day,
): Promise<number> {
  if (!contentDeclarations[kind].isOpen) throw new ProblemError('not-in-this-state')
  const start = startOf(kind, name, today)
  const state =
    copyOf === undefined
      ? start
      : withParts((await getContent(tx, kind, copyOf)).state, {
          shared: { ...(start.shared.path !== undefined && { path: start.shared.path }) },
          en: { [contentDeclarations[kind].nameField]: start.en[contentDeclarations[kind].nameField] },
        })
  const id = await takeId(tx, kind)
  const parts = isTranslated(kind) ? contentParts : (['shared'] as const)
  await tx.insert(contentDraft).values(
    parts
      .filter(part => part === 'shared' || part === 'en' || copyOf !== undefined)
      .map(part => ({
        kind,
        recordId: id,
        part,
        values: state[part],
        editedBy: actor.staffId,
        editedAt: sql`app_now()`,
      })),
  )
  await writeVersion(tx, actor, {
    kind,
    recordId: id,
    before: null,
    after: state,
    action: 'page-created',
    reason: name,
  })
  return id
}
