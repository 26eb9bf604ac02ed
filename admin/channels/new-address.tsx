import { useState } from 'react'
import styles from '#admin/ui/admin.module.css'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'

/** The address of our calendar for a channel. It is a secret, and shown this once. */
export function NewAddress({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useT()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // Without the right to the clipboard the address can be copied by hand.
      setCopied(false)
    }
  }
  return (
    <section className={styles.note} aria-labelledby="address">
      <h2 id="address" className={styles.rowName}>
        {t('admin_channels_address')}
      </h2>
      <p>{t('admin_channels_address_text')}</p>
      <Input
        readOnly
        label={t('admin_channels_address_label')}
        value={address}
        onFocus={event => event.target.select()}
      />
      <p className={styles.actions}>
        <Button variant="secondary" onClick={() => void copy()}>
          {t(isCopied ? 'admin_channels_copied' : 'admin_channels_copy')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('action_close')}
        </Button>
      </p>
    </section>
  )
}
