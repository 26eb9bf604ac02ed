import { lazyRetry } from '#web/ui/lazy-retry'
import styles from './header-panel.module.css'

const PanelRoom = () => <div className={styles.waiting} />

/** What a section of the navigation opens. */
export const SectionPanel = lazyRetry(() => import('./section-panel'), {
  words: ['cards', 'guests', 'menu', 'search', 'site-search'],
  Room: PanelRoom,
})

/** Everything the navigation leads to. */
export const Menu = lazyRetry(() => import('./menu'), { words: ['menu', 'site-search'] })

/** Says that a language is not to be had. */
export const LanguageUnavailable = lazyRetry(() => import('./language-unavailable'), { words: ['menu'] })
