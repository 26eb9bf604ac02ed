import { lazyRetry } from '#web/ui/lazy-retry'
import styles from './header-panel.module.css'

const PanelRoom = () => <div className={styles.waiting} />

/** The panel of a navigation section. */
export const SectionPanel = lazyRetry(() => import('./section-panel'), {
  words: ['cards', 'guests', 'menu', 'search', 'site-search'],
  Room: PanelRoom,
})

/** The full navigation menu. */
export const Menu = lazyRetry(() => import('./menu'), { words: ['menu', 'site-search'] })

/** The notice that a language is unavailable. */
export const LanguageUnavailable = lazyRetry(() => import('./language-unavailable'), { words: ['menu'] })
