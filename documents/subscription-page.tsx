import type { Language } from '#domain/text/language'
import { styles } from './email/styles.ts'
import { createTranslator } from './messages.ts'
import { standalonePage } from './standalone-page.tsx'

export interface SubscriptionPage {
  language: Language
  company: string
  /** URL of the home page in the language. */
  home: string
  /** State of the address whose link led here. `unknown`: an invalid link; `waiting`: on a waiting list for dates. */
  state: 'asked' | 'on-list' | 'left' | 'unknown' | 'waiting' | 'waiting-over'
}

/** Landing page of list links in e-mails: whether an address is on a list, and how to change that. */
export function subscriptionPage({ language, company, home, state }: SubscriptionPage): string {
  const t = createTranslator(language)
  const texts = {
    asked: { title: t('list_asked_title'), text: t('list_asked_text'), action: t('list_asked_action') },
    'on-list': { title: t('list_on_title'), text: t('list_on_text'), action: t('list_on_action') },
    left: { title: t('list_left_title'), text: t('list_left_text'), action: t('list_left_action') },
    waiting: { title: t('list_waiting_title'), text: t('list_waiting_text'), action: t('list_waiting_action') },
    'waiting-over': { title: t('list_waiting_over_title'), text: t('list_waiting_over_text'), action: undefined },
    unknown: { title: t('list_unknown_title'), text: t('list_unknown_text'), action: undefined },
  }
  const { title, text, action } = texts[state]
  // One-click unsubscribe of RFC 8058.
  const [name, value] =
    state === 'on-list' || state === 'waiting' ? ['List-Unsubscribe', 'One-Click'] : ['confirm', 'yes']
  return standalonePage(
    title,
    <div style={{ ...styles.sheet, padding: '24px 0' }}>
      <p style={styles.company}>
        <a href={home} style={styles.companyLink}>
          {company}
        </a>
      </p>
      <h1 style={styles.title}>{title}</h1>
      <p style={styles.text}>{text}</p>
      {action && (
        <form method="post">
          <button type="submit" name={name} value={value} style={{ ...styles.action, border: 0, cursor: 'pointer' }}>
            {action}
          </button>
        </form>
      )}
      <p style={{ ...styles.text, marginTop: 28 }}>
        <a href={home} style={styles.link}>
          {t('list_home')}
        </a>
      </p>
    </div>,
    language,
  )
}
