import { SharedShortlistView } from '#web/features/shared-shortlist/public'
import type { TemplateProps } from '#web/lib/page-data'

/** A shortlist shared with friends, who vote on each villa. */
export default function SharedShortlist({ page }: TemplateProps<'shared-shortlist'>) {
  return <SharedShortlistView page={page} key={page.sharedShortlist.sharedShortlistId} />
}
