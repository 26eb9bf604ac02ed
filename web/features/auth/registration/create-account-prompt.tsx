import { useT } from '#web/messages'
import styles from '../auth-panel.module.css'
import { RequestRegistrationLink } from './request-registration-link'

/** Explains how bookers without an account get one, and sends the e-mail for it. */
export default function CreateAccountPrompt() {
  const t = useT()
  return (
    <div className={styles.without}>
      <p>{t('without_account_text')}</p>
      <RequestRegistrationLink action={t('without_account_send')} />
    </div>
  )
}
