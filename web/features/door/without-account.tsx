import { useT } from '#web/messages'
import styles from './door.module.css'
import { LetterForAccount } from './letter-for-account'

/** Tells who has booked without an account how they get one, and sends the letter by which they do. */
export default function WithoutAccount() {
  const t = useT()
  return (
    <div className={styles.without}>
      <p>{t('without_account_text')}</p>
      <LetterForAccount action={t('without_account_send')} />
    </div>
  )
}
