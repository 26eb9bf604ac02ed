import { SharedShortlistView } from '#web/features/shared-shortlist/public'
import type { TemplateProps } from '#web/templates'

/** Villas that somebody shows to friends, who say yes or no to each. */
export default function SharedShortlist({ page }: TemplateProps<'shared-shortlist'>) {
  return <SharedShortlistView page={page} key={page.sharedShortlist.sharedShortlistId} />
}
