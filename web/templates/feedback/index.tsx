import { FeedbackForm } from '#web/features/feedback/public'
import { ReadingPage } from '#web/features/reading-page/public'
import type { TemplateProps } from '#web/templates'

/** What guests who have returned are asked. */
export default function Feedback({ page }: TemplateProps<'feedback'>) {
  return <ReadingPage page={page} lead="standfirst" end={<FeedbackForm feedback={page.feedback} />} />
}
