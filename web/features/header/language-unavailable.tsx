import { useLocation } from 'react-router'
import { useOfficeNumber } from '#web/features/office/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { useHydrated } from '#web/ui/hydration'
import styles from './language-unavailable.module.css'

/** `langdisabled=2` or `3`: somebody was sent here because French or German is not to be had (section 1). */
const names = { '2': 'language_fr', '3': 'language_de' } as const

/** Says so and how to reach us all the same; OK goes back to the beginning. */
export function LanguageUnavailable() {
  const t = useT()
  const { shown, link } = useOfficeNumber()
  const asked = new URLSearchParams(useLocation().search).get('langdisabled')
  const alive = useHydrated()
  if (!alive || (asked !== '2' && asked !== '3')) return null
  return (
    <div className={styles.notice} role="alert">
      <p>
        {t('language_unavailable', { language: t(names[asked]) })}{' '}
        <a className={styles.phone} href={link}>
          {t('language_unavailable_phone', { phone: shown })}
        </a>
      </p>
      <ButtonLink look="onSea" to="/" asIs>
        {t('language_unavailable_ok')}
      </ButtonLink>
    </div>
  )
}
