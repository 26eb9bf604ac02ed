import type { LinkedPage } from '#contract/pages/modules'
import { CuratedPages } from '#web/features/page-modules/public'
import { PlaceSection } from './place-section'

/** Further pages under a heading; nothing if there are none. */
export function Cards({ title, pages }: { title: string; pages: readonly LinkedPage[] }) {
  if (pages.length === 0) return null
  return (
    <PlaceSection title={title}>
      <CuratedPages pages={pages} heading="h3" />
    </PlaceSection>
  )
}
