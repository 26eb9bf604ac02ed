import type { PageOf } from '#contract/pages'
import { resolveLinks } from '#domain/content/links'
import type { Language } from '#domain/text/language'
import { buildOutline } from '#domain/text/outline'
import { findLinkTarget } from '#server/catalogue/pages/link-targets'
import type { Page } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'

/** A page's HTML in a language with its links resolved, and the English one, which names the anchors. */
function textOf({ catalogue }: Pick<Context, 'catalogue'>, page: Page, language: Language) {
  const rows = catalogue.content.modulesByPage.get(page.id) ?? []
  const whole = (language: Language) => rows.map(({ html }) => html?.[language] ?? '').join('')
  return { html: resolveLinks(whole(language), findLinkTarget(catalogue, language)), named: whole('en') }
}

/** A page of conditions, split into sections. */
export function conditionsData(
  context: Context,
  page: Page,
  language: Language,
): Pick<PageOf<'conditions'>, 'opening' | 'sections' | 'validFrom'> {
  const { html, named } = textOf(context, page, language)
  return { ...buildOutline(html, 2, named), validFrom: page.validFrom }
}

/** A page of questions, split into groups by its headings and into questions by their subheadings. */
export function questionsData(
  context: Pick<Context, 'catalogue'>,
  page: Page,
  language: Language,
): Pick<PageOf<'questions'>, 'opening' | 'groups'> {
  const { html, named } = textOf(context, page, language)
  const { opening, sections } = buildOutline(html, 2, named)
  const english = buildOutline(named, 2).sections
  const taken = new Set(sections.map(({ id }) => id))
  const groups = sections.map(({ id, heading, html }, i) => ({
    id,
    heading,
    questions: buildOutline(html, 3, english[i]?.html ?? '').sections.map(question => {
      const anchor = taken.has(question.id) ? `${id}-${question.id}` : question.id
      taken.add(anchor)
      return { ...question, id: anchor }
    }),
  }))
  return { opening, groups }
}
