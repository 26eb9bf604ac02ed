import { useRef, useState } from 'react'
import { notify } from '#web/features/notices/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { useHydrated } from '#web/ui/hydration'
import styles from './share.module.css'

interface ShareProps {
  /** What is passed on, by name, and the path of its page. */
  title: string
  path: string
  /** An e-mail with it, in place of its bare address. */
  email?: { subject: string; text: string }
}

/** Passes a page on: its address copied, in an e-mail, or by whatever the visitor's device has for it. */
export function Share({ title, path, email }: ShareProps) {
  const t = useT()
  const alive = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [byHand, setByHand] = useState(false)
  const address = alive ? new URL(path, location.href).href : path
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      notify(t('share_copied'))
    } catch {
      // Not allowed, or not on this origin: it stands there selected, to be copied by hand.
      setByHand(true)
      requestAnimationFrame(() => field.current?.select())
    }
  }
  const [subject, body] = email ? [email.subject, email.text.replaceAll('\n', '\r\n')] : [title, address]
  const letter = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20')
  return (
    <div className={styles.share}>
      <div className={styles.ways}>
        <Button look="quiet" onClick={copy}>
          {t('share_copy')}
        </Button>
        <a href={`mailto:?${letter}`} className={styles.letter}>
          {t('share_letter')}
        </a>
        {alive && 'share' in navigator && (
          <Button look="quiet" onClick={() => void navigator.share({ title, url: address }).catch(() => {})}>
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
