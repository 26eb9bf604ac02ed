import { removeStoredNotes } from '#web/lib/storage/stored-notes'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { useSharedLists } from './shared-lists'
import styles from './shortlist-drawer.module.css'
import { useNotes } from './shortlist-notes'

/** States where notes and shared lists are stored and removes them, for visitors on a shared computer. */
export function StoredNotesNotice() {
  const t = useT()
  const notes = useNotes()
  const lists = useSharedLists()
  if (Object.keys(notes).length === 0 && lists.length === 0) return null
  return (
    <p className={styles.stored}>
      {t('shortlist_stored')}{' '}
      <Button variant="quiet" onClick={removeStoredNotes}>
        {t('shortlist_stored_remove')}
      </Button>
    </p>
  )
}
