import { Topics } from '#web/features/journal/public'
import { ReadingPage } from '#web/features/reading-page/public'
import type { TemplateProps } from '#web/templates'

/** The home of the journal: its subjects, and the articles, the newest first. */
export default function Journal({ page }: TemplateProps<'journal'>) {
  return <ReadingPage page={page} lead="standfirst" end={<Topics topics={page.blogTags} />} />
}
