import { lazyComponent } from '#web/ui/lazy-component'
import styles from './header-panel.module.css'

const PanelSkeleton = () => <div className={styles.waiting} />

/** The panel of a navigation section. */
export const SectionPanel = lazyComponent(() => import('./section-panel'), {
  namespaces: ['villa-card', 'guests', 'menu', 'search', 'site-search'],
  Fallback: PanelSkeleton,
})

/** The full navigation menu. */
export const Menu = lazyComponent(() => import('./menu'), { namespaces: ['menu', 'site-search'] })

/** The notice that a language is unavailable. */
export const LanguageUnavailable = lazyComponent(() => import('./language-unavailable'), { namespaces: ['menu'] })
