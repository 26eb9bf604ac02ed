import type { AboutData } from '#contract/pages/company'
import { pageIds } from '#domain/content/page-ids'
import type { Audience } from '#domain/geography/audience'
import { type Language, localPath } from '#domain/text/language'
import { linkedPage, linkedPressPiece } from '#server/catalogue/pages/linked-pages'
import { quoteOfTheDay } from '#server/catalogue/pages/quote-of-the-day'
import { presentDestinations } from '#server/catalogue/rows/destinations'
import type { Context } from '#server/context'
import { personPresenter } from '#server/features/team/public'
import { findReviewSummary } from './queries.ts'

const shown = { people: 3, press: 3 } as const

/** Data of the company beside its editors' texts: current figures, people, reviews and press. */
export async function aboutData(
  context: Context,
  page: { id: number },
  language: Language,
  audience: Audience,
): Promise<AboutData> {
  const { catalogue, db } = context
  const { content } = catalogue
  const pathOf = (id: number) => {
    const found = content.pageById.get(id)
    return found ? localPath(found.path, language) : ''
  }
  const regions = presentDestinations(catalogue, language, audience).flatMap(country => country.regions)
  const { teamMembers } = content
  const answering = teamMembers.filter(({ part }) => part === 'specialist')
  return {
    villas: regions.reduce((sum, { liveVillaCount }) => sum + liveVillaCount, 0),
    regions: regions.filter(({ liveVillaCount }) => liveVillaCount > 0).length,
    people: teamMembers.length,
    languages: new Set(teamMembers.flatMap(({ languages }) => languages)).size,
    reviews: { ...(await findReviewSummary(db)), path: pathOf(pageIds.clientReviews) },
    review: await quoteOfTheDay(context, language, audience),
    team: answering.slice(0, shown.people).map(personPresenter(context, language, audience)),
    teamPath: pathOf(pageIds.team),
    press: content.pressPages.slice(0, shown.press).map(piece => linkedPressPiece(piece, content, language)),
    pressPath: pathOf(pageIds.press),
    ways: content.pages
      .filter(({ parentId, httpStatusCode }) => parentId === page.id && httpStatusCode === 200)
      .map(child => ({ ...linkedPage(child, content, language), text: child.heading2[language] })),
  }
}
