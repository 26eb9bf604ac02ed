import { useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import styles from './call-portal.module.css'

/** The embedded portal that books a call with the office. */
export default function CallPortal({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog title={t('office_book_call')} onClose={onClose}>
      <iframe className={styles.portal} src={address} title={t('office_book_call')} referrerPolicy="no-referrer" />
    </Dialog>
  )
}
