import { Topics } from '#web/features/journal/public'
import { ReadingPage } from '#web/features/reading-page/public'
import type { TemplateProps } from '#web/templates'

/** A subject of the journal: the articles on it, and the other subjects. */
export default function JournalTopic({ page }: TemplateProps<'journal-topic'>) {
  return <ReadingPage page={page} lead="introduction" end={<Topics topics={page.blogTags} current={page.id} />} />
}
