import { useEffect } from 'react'
import type { PageReply } from '#contract/pages'
import { recordViewed } from './viewed-villas'

/** Stores the viewed villa, with the visitor's consent. */
export function useRecordViewed(page: PageReply, agreed: boolean): void {
  const id = page.kind === 'villa' ? page.id : undefined
  useEffect(() => {
    if (agreed && id !== undefined) recordViewed(id)
  }, [agreed, id])
}
