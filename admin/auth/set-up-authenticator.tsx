import { useT } from '#web/messages'
import { QrCode } from '#web/ui/qr-code'
import styles from './admin-login.module.css'

interface SetUpProps {
  secret: string
  /** The same as an `otpauth:` URL. */
  address: string
}

/** Shows the secret for an authenticator app: as QR code, as link on a phone, and as text. */
export function SetUpAuthenticator({ secret, address }: SetUpProps) {
  const t = useT()
  return (
    <>
      <p>{t('admin_set_up_text')}</p>
      <div className={styles.setUp}>
        <QrCode text={address} label={t('admin_qr')} />
        <div className={styles.typed}>
          <a href={address}>{t('admin_set_up_here')}</a>
          <p className={styles.muted}>{t('admin_set_up_typed')}</p>
          <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
      </div>
    </>
  )
}
