import { ReadingPage } from '#web/features/article-page/public'
import { FeedbackForm } from '#web/features/feedback/public'
import type { TemplateProps } from '#web/lib/page-data'

/** Feedback form for guests after their stay. */
export default function Feedback({ page }: TemplateProps<'feedback'>) {
  return <ReadingPage page={page} lead="standfirst" end={<FeedbackForm feedback={page.feedback} />} />
}
