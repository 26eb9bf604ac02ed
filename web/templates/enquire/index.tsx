import { ReadingPage } from '#web/features/article-page/public'
import { EnquiryForm } from '#web/features/enquiry/public'
import type { TemplateProps } from '#web/lib/page-data'

/** The enquiry form with its introduction. */
export default function Enquire({ page }: TemplateProps<'enquire'>) {
  return <ReadingPage page={page} lead="standfirst" end={<EnquiryForm data={page.enquire} />} />
}
