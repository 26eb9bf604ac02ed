import { useRef, useState } from 'react'
import { showToast } from '#web/features/toasts/public'
import { useHydrated } from '#web/hooks/use-hydrated'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from './share.module.css'

interface ShareProps {
  /** Title of the shared page, and its path. */
  title: string
  path: string
  /** Content of the e-mail; the bare URL without it. */
  email?: { subject: string; text: string }
}

/** Shares a page: copies its URL, opens an e-mail, or uses the device's share sheet. */
export function Share({ title, path, email }: ShareProps) {
  const t = useT()
  const alive = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [byHand, setByHand] = useState(false)
  const address = alive ? new URL(path, location.href).href : path
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast(t('share_copied'))
    } catch {
      // Denied, or an insecure origin: shows the URL selected, to copy by hand.
      setByHand(true)
      requestAnimationFrame(() => field.current?.select())
    }
  }
  const [subject, body] = email ? [email.subject, email.text.replaceAll('\n', '\r\n')] : [title, address]
  const letter = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20')
  return (
    <div className={styles.share}>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={copy}>
          {t('share_copy')}
        </Button>
        <a href={`mailto:?${letter}`} className={styles.letter}>
          {t('share_letter')}
        </a>
        {alive && 'share' in navigator && (
          <Button variant="quiet" onClick={() => void navigator.share({ title, url: address }).catch(() => {})}>
            {t('share_more')}
          </Button>
        )}
      </div>
      {byHand && (
        <input ref={field} readOnly value={address} aria-label={t('share_address')} className={styles.address} />
      )}
    </div>
  )
}
