import { useEffect } from 'react'
import type { PageReply } from '#contract/pages'
import { noteViewed } from './viewed-villas'

/** Remembers the villa whose page is looked at, where the visitor has agreed to it. */
export function useNoteViewed(page: PageReply, agreed: boolean): void {
  const id = page.kind === 'villa' ? page.id : undefined
  useEffect(() => {
    if (agreed && id !== undefined) noteViewed(id)
  }, [agreed, id])
}
