import { z } from 'zod'
import { blogPage, blogTag } from '#contract/editorial'
import { pageFrame } from '#contract/pages/frame'

const blogTags = z.array(blogTag).meta({ description: 'The subjects of the journal' })

/** The home of the journal; its modules list the articles. */
export const journalPage = pageFrame
  .extend({ template: z.literal('journal'), kind: z.literal('page'), blogTags })
  .meta({ id: 'JournalPage' })

/** A subject of the journal; its modules list the articles. */
export const journalTopicPage = pageFrame
  .extend({ template: z.literal('journal-topic'), kind: z.literal('blogtag'), blogTags })
  .meta({ id: 'JournalTopicPage' })

/** An article of the journal; its modules are its text, and what to read after it. */
export const journalArticlePage = pageFrame
  .extend({ template: z.literal('journal-article'), kind: z.literal('blog'), blogPage })
  .meta({ id: 'JournalArticlePage' })
