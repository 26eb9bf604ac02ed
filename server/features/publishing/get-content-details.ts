import { sql } from 'drizzle-orm'
import type { OfficeContentDetails } from '#contract/staff/office-content'
import { type ContentKind, type ContentPart, contentParts, isTranslated } from '#domain/editorial/content-kinds'
import { isTranslationMissing, languageState, nameOfState } from '#domain/editorial/content-state'
import type { Context } from '#server/context'
import { findNames } from './find-choices.ts'
import { findTroubles } from './find-troubles.ts'
import { type FoundContent, getContent } from './queries.ts'
import { isFixed } from './save-draft.ts'

interface PartFacts extends Record<string, unknown> {
  part: ContentPart
  by: string | null
  plannedAt: string | null
}

/** The names of the editors of drafts, and when parts are published as planned. */
async function findPartFacts({ db }: Context, kind: ContentKind, id: number): Promise<Map<ContentPart, PartFacts>> {
  const { rows } = await db.execute<PartFacts>(sql`
    select parts.part, staff.name as by, (
      select min(publish_at) from content_release_item as item join content_release on content_release.id = item.release_id
      where item.kind = ${kind} and item.record_id = ${id} and item.part = parts.part and state = 'planned'
    ) as "plannedAt"
    from unnest(${sql.param([...contentParts])}::text[]) as parts (part)
    left join content_draft as draft on draft.kind = ${kind} and draft.record_id = ${id} and draft.part = parts.part
    left join staff on staff.id = draft.edited_by`)
  return new Map(rows.map(row => [row.part, row]))
}

function languagesOf(kind: ContentKind, { drafts, published }: FoundContent): OfficeContentDetails['languages'] {
  if (!isTranslated(kind)) return null
  const of = (language: 'en' | 'fr' | 'de') =>
    languageState({
      isDraft: drafts.get(language)?.values != null,
      isMissing: !published || (language !== 'en' && isTranslationMissing(kind, published.state, language)),
      isBehind: drafts.get(language)?.behindSince != null,
    })
  return { en: of('en'), fr: of('fr'), de: of('de') }
}

/** A record as its editor shows it. Throws `not-found`. */
export async function getContentDetails(
  context: Context,
  kind: ContentKind,
  id: number,
): Promise<OfficeContentDetails> {
  const found = await getContent(context.db, kind, id)
  const facts = await findPartFacts(context, kind, id)
  const trouble = (await findTroubles(context)).get(`${kind} ${id}`)
  const partOf = (part: ContentPart) => {
    const draft = found.drafts.get(part)
    const own = facts.get(part)
    return {
      revision: draft?.revision ?? 0,
      isDraft: draft?.values != null,
      editedBy: draft ? (own?.by ?? null) : null,
      editedAt: draft?.editedAt?.toISOString() ?? null,
      isBehind: draft?.behindSince != null,
      plannedAt: own?.plannedAt ? new Date(own.plannedAt).toISOString() : null,
    }
  }
  return {
    kind,
    id,
    name: nameOfState(kind, found.state),
    state: found.state,
    published: found.published?.isShown ? found.published.state : null,
    isShown: found.published?.isShown ?? false,
    isFixed: isFixed(kind, id, found),
    parts: { shared: partOf('shared'), en: partOf('en'), fr: partOf('fr'), de: partOf('de') },
    languages: languagesOf(kind, found),
    problems: [
      ...(trouble?.brokenLinks ?? []).map(({ part, detail }) => ({ part, code: 'broken-link' as const, detail })),
      ...(trouble?.pictures ?? []).map(picture => ({
        part: 'shared' as const,
        code: 'missing-alt' as const,
        detail: String(picture),
      })),
    ],
    isOrphan: trouble?.isOrphan ?? false,
    timeZone: context.configuration.office.timezone,
    names: await findNames(context.db, kind, found),
  }
}
