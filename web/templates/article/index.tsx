import { PlaceVillas } from '#web/features/place-villas/public'
import { ReadingPage } from '#web/features/reading-page/public'
import type { TemplateProps } from '#web/templates'

/** A page to read; also what templates without a design of their own show. */
export default function Article({ page }: TemplateProps<'article'>) {
  return (
    <ReadingPage page={page} lead="standfirst">
      <PlaceVillas page={page} />
    </ReadingPage>
  )
}
