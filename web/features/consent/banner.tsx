import { useEffect, useRef, useState } from 'react'
import { type Purpose, purposes } from '#domain/content/consent'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Checkbox } from '#web/ui/checkbox'
import { InternalLink } from '#web/ui/internal-link'
import styles from './banner.module.css'
import { useClearOfSearch } from './use-clear-of-search'

interface BannerProps {
  agreed: readonly Purpose[]
  /** The visitor opened it: it shows the choices immediately. */
  asked: boolean
  /** Identity of the current page. */
  page: unknown
  onAnswer: (agreed: readonly Purpose[]) => void
}

/**
 * The consent banner at the foot of the screen, clear of the search. Both answers weigh the same, and going on
 * implies neither.
 */
export function Banner({ agreed, asked, page, onAnswer }: BannerProps) {
  const t = useT()
  const [choosing, setChoosing] = useState(asked)
  const [chosen, setChosen] = useState(agreed)
  const box = useClearOfSearch(page)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (asked) heading.current?.focus()
  }, [asked])
  const toggle = (purpose: Purpose) =>
    setChosen(chosen.includes(purpose) ? chosen.filter(other => other !== purpose) : [...chosen, purpose])
  return (
    <section ref={box} className={styles.banner} aria-labelledby="consent">
      <div className={styles.words}>
        <h2 id="consent" ref={heading} tabIndex={-1} className={styles.title}>
          {t('consent_title')}
        </h2>
        <p>
          {t('consent_text')} <InternalLink to="/cookie-information">{t('consent_more')}</InternalLink>
        </p>
        {choosing && (
          <ul className={styles.purposes}>
            {purposes.map(purpose => (
              <li key={purpose}>
                <Checkbox choice={chosen.includes(purpose) ? 'all' : 'none'} onChange={() => toggle(purpose)}>
                  <span className={styles.purpose}>{t(`consent_${purpose}`)}</span>{' '}
                  <span className={styles.what}>{t(`consent_${purpose}_text`)}</span>
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => onAnswer([])}>
          {t('consent_refuse')}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(purposes)}>
          {t('consent_accept')}
        </Button>
        {choosing ? (
          <Button variant="secondary" onClick={() => onAnswer(chosen)}>
            {t('consent_keep')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setChoosing(true)}>
            {t('consent_choose')}
          </Button>
        )}
      </div>
    </section>
  )
}
