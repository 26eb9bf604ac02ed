import { Byline } from '#web/features/journal/public'
import { ReadingPage } from '#web/features/reading-page/public'
import type { TemplateProps } from '#web/templates'

/** What others wrote, and the villas it speaks of. */
export default function PressArticle({ page }: TemplateProps<'press-article'>) {
  const { publisherName, publishedOn } = page.pressPage
  return (
    <ReadingPage page={page} lead="introduction">
      <Byline publisher={publisherName} publishedOn={publishedOn} />
    </ReadingPage>
  )
}
