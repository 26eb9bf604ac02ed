import { useState } from 'react'
import type { PassportGuest } from '#contract/booking/passports'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import styles from './passports.module.css'

interface ArchivedGuestsProps {
  guests: readonly PassportGuest[]
  nameOf: (guest: PassportGuest) => string
  /** Missing where nothing can be changed any more. */
  onRestore: ((id: string) => Promise<void>) | undefined
}

/** Guests who do not travel: their details can be restored until they are erased. */
export function ArchivedGuests({ guests, nameOf, onRestore }: ArchivedGuestsProps) {
  const t = useT()
  const [failed, setFailed] = useState(false)
  const restore = (id: string) => {
    setFailed(false)
    onRestore?.(id).catch(() => setFailed(true))
  }
  return (
    <section className={styles.archived}>
      <h2>{t('passport_archived')}</h2>
      <ul>
        {guests.map(guest => (
          <li key={guest.id}>
            <span>{nameOf(guest)}</span>
            {onRestore && (
              <button
                type="button"
                className={styles.link}
                aria-label={t('passport_restore_of', { name: nameOf(guest) })}
                onClick={() => restore(guest.id)}
              >
                {t('passport_restore')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {failed && <FormError>{t('form_failed')}</FormError>}
    </section>
  )
}
