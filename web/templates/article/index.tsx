import { ReadingPage } from '#web/features/article-page/public'
import { PlaceVillas } from '#web/features/place-villas/public'
import type { TemplateProps } from '#web/lib/page-data'

/** An article; also the fallback for templates without a design of their own. */
export default function Article({ page }: TemplateProps<'article'>) {
  return (
    <ReadingPage page={page} lead="standfirst">
      <PlaceVillas page={page} />
    </ReadingPage>
  )
}
