import { useT } from '#web/messages'
import styles from './door.module.css'
import { LetterForAccount } from './letter-for-account'

/** Explains how bookers without an account get one, and sends the e-mail for it. */
export default function WithoutAccount() {
  const t = useT()
  return (
    <div className={styles.without}>
      <p>{t('without_account_text')}</p>
      <LetterForAccount action={t('without_account_send')} />
    </div>
  )
}
