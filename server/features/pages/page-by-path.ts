import type { PageOf, PageReply } from '#contract/pages'
import { ProblemError } from '#contract/problems'
import { pageIds } from '#domain/content/page-ids'
import { type PathKind, resolvePath } from '#domain/content/routing'
import { isPreviewPath, previewTokenIn } from '#domain/editorial/preview-address'
import type { Audience } from '#domain/geography/audience'
import { type Language, splitLanguage } from '#domain/text/language'
import type { Presenter, Redirect } from '#server/catalogue/pages/page-frame'
import type { Context } from '#server/context'
import { presentCollection } from '#server/features/collections/public'
import { presentExperienceGroupPage, presentExperiencePage } from '#server/features/experiences/public'
import { presentArticle, presentTag } from '#server/features/journal/public'
import { presentPress } from '#server/features/press/public'
import { withPreview } from '#server/features/publishing/public'
import { contextWithDraft, findEntryOrPreview, presentVilla } from '#server/features/villas/public'
import { fallbackNotFoundPage } from './fallback-not-found-page.ts'
import { pageShown, presentPage } from './present-page.ts'
import { withSoftHyphens } from './soft-hyphens.ts'

/** The presenter for each kind of path. */
const presenters: Record<PathKind, Presenter> = {
  page: presentPage,
  villa: presentVilla,
  collection: presentCollection,
  experience: presentExperiencePage,
  experiencegroup: presentExperienceGroupPage,
  press: presentPress,
  blog: presentArticle,
  blogtag: presentTag,
}

/** The problem of a page that is missing or gone, with the not-found page to show instead. */
async function notFound(context: Context, language: Language, code: 'not-found' | 'gone'): Promise<ProblemError> {
  const page = context.catalogue.content.pageById.get(pageIds.notFound) ?? fallbackNotFoundPage
  const head = await pageShown(context, page, language)
  const shown: PageOf<'not-found'> = {
    ...head,
    heading1: withSoftHyphens(head.heading1, language),
    template: 'not-found',
    status: code === 'gone' ? 410 : 404,
    breadcrumb: [],
  }
  return new ProblemError(code, { more: { page: shown } })
}

/** Resolves a path with the data of its template (PD-2). Throws `not-found` and `gone` with the not-found page.
 * A preview link shows it with drafts. */
export async function pageByPath(context: Context, address: string, audience: Audience): Promise<PageReply | Redirect> {
  const [path = '/', search = ''] = address.split(/\?(.*)/s)
  const token = previewTokenIn(address)
  if (token === undefined) return pageAt(context, path, search, audience)
  const drafted = await withPreview(context, token)
  if (!drafted) throw await notFound(context, splitLanguage(path).language, 'gone')
  return pageAt(drafted, path, '', audience)
}

async function pageAt(
  context: Context,
  path: string,
  search: string,
  audience: Audience,
): Promise<PageReply | Redirect> {
  const found = resolvePath(path, findEntryOrPreview(context))
  const { language } = found
  if (found.kind === 'redirect') {
    return { kind: 'redirect', status: found.status, target: search ? `${found.target}?${search}` : found.target }
  }
  if (!('id' in found)) throw await notFound(context, language, found.kind)
  // A preview shows a villa that the catalogue does not have.
  const shown = isPreviewPath(found.path)
    ? await contextWithDraft(context, { path: found.path, villaId: found.id })
    : context
  const presented = shown && (await presenters[found.kind](shown, found.id, { language, search, audience }))
  if (!presented) throw await notFound(context, language, 'not-found')
  // The names of villas are not German.
  if (presented.kind === 'redirect' || presented.kind === 'villa') return presented
  return { ...presented, heading1: withSoftHyphens(presented.heading1, language) }
}
