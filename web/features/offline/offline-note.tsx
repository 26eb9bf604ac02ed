import { useT } from '#web/messages'
import styles from './offline-note.module.css'

/** Says that the page can be read without a connection, once its copy is saved. */
export function OfflineNote({ isSaved }: { isSaved: boolean }) {
  const t = useT()
  return (
    <p className={styles.note} role="status">
      {isSaved && t('account_offline_saved')}
    </p>
  )
}
