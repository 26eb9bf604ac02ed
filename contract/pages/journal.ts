import { z } from 'zod'
import { blogPage, blogTag } from '#contract/content/editorial'
import { pageFrame } from '#contract/pages/frame'
import { linkedPage } from '#contract/pages/modules'
import { textSection } from '#contract/pages/outlined'
import { person } from '#contract/site/team'
import { property } from '#contract/villas/villa-search'

const blogTags = z.array(blogTag).meta({ description: 'The subjects of the journal' })

/** An article in a list. */
const articleCard = linkedPage
  .extend({ category: z.string(), readTime: z.number().meta({ description: 'Minutes' }) })
  .meta({ id: 'ArticleCard' })
export type ArticleCard = z.output<typeof articleCard>

const mostRead = z
  .array(articleCard)
  .meta({ description: 'The most-read articles of the last ninety days; empty while too few were read for a ranking' })

/** Articles page by page, the newest first. */
const articleList = z
  .object({
    articles: z.array(articleCard),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    region: z.number().nullable().meta({ description: 'The region filter, if chosen' }),
    regions: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
  })
  .meta({ id: 'ArticleList' })
export type ArticleList = z.output<typeof articleList>

/** The home of the journal (template 72). */
export const journalPage = pageFrame
  .extend({
    template: z.literal('journal'),
    kind: z.literal('page'),
    hero: articleCard.nullable().meta({ description: 'The featured article' }),
    sections: z
      .array(z.object({ id: z.number(), name: z.string(), path: z.string(), articles: z.array(articleCard) }))
      .meta({ description: 'The categories of its home, with their newest articles' }),
    mostRead,
    list: articleList,
    blogTags,
  })
  .meta({ id: 'JournalPage' })

/** A subject of the journal (template 73). */
export const journalTopicPage = pageFrame
  .extend({
    template: z.literal('journal-topic'),
    kind: z.literal('blogtag'),
    mostRead,
    list: articleList,
    blogTags,
  })
  .meta({ id: 'JournalTopicPage' })

/** An article of the journal (template 71); its modules are the further reading. */
export const journalArticlePage = pageFrame
  .extend({
    template: z.literal('journal-article'),
    kind: z.literal('blog'),
    blogPage,
    opening: z.string(),
    sections: z.array(textSection),
    author: person.nullable().meta({ description: 'The author, if a team member' }),
    villas: z.array(property).meta({ description: 'The villas that it mentions, then others of its region' }),
    region: z.object({ id: z.number(), name: z.string(), count: z.number() }).nullable(),
  })
  .meta({ id: 'JournalArticlePage' })
