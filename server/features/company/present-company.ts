import { todayAt } from '#domain/calendar/today'
import { pageIds } from '#domain/content/page-ids'
import type { Audience } from '#domain/geography/audience'
import { emptyQuery } from '#domain/search/query'
import { type Language, localPath } from '#domain/text/language'
import { linkedArticle, linkedVilla } from '#server/catalogue/pages/linked-pages'
import { currentArticles } from '#server/catalogue/rows/articles'
import type { Context } from '#server/context'
import { personPresenter } from '#server/features/team/public'

const parts = ['founder', 'specialist', 'manager', 'area', 'house'] as const

/** The team by role, each group in its order. */
export function teamData(context: Context, language: Language, audience: Audience) {
  const present = personPresenter(context, language, audience)
  const { teamMembers } = context.catalogue.content
  return parts
    .map(part => ({ part, people: teamMembers.filter(member => member.part === part).map(present) }))
    .filter(({ people }) => people.length > 0)
}

/** The founders, and the path of the team's page. */
export function storyData(context: Context, language: Language, audience: Audience) {
  const founders = teamData(context, language, audience).find(({ part }) => part === 'founder')?.people ?? []
  const team = context.catalogue.content.pageById.get(pageIds.team)
  return { founders, teamPath: team ? localPath(team.path, language) : '' }
}

/** The client manager of White Key. */
export function whiteKeyData(context: Context, language: Language, audience: Audience) {
  const manager = context.catalogue.content.teamMembers.find(({ whiteKey }) => whiteKey)
  return { manager: manager ? personPresenter(context, language, audience)(manager) : null }
}

/** The content of a newsletter if it were sent today: a villa and an article. */
export function letterSample(context: Context, language: Language, audience: Audience) {
  const { content, index, villas } = context.catalogue
  const now = context.clock.now()
  const query = { ...emptyQuery, exquisite: true, audience, limit: 1 }
  const [first] = index.search(query, { now, today: todayAt(now) }).ids
  const villa = villas.get(first ?? 0)
  const [article] = currentArticles(context)
  return {
    villa: villa ? linkedVilla(villa, content, language) : null,
    article: article ? linkedArticle(article, content, language) : null,
  }
}
