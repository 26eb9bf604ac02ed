import styles from './card-link.module.css'
import { InternalLink } from './internal-link'

/** The link of a card; its target area covers the nearest positioned ancestor. */
export const CardLink = ({ to, children }: { to: string; children: string }) => (
  <InternalLink to={to} className={styles.link}>
    {children}
  </InternalLink>
)
