import styles from './card-link.module.css'
import { InternalLink } from './internal-link'

/** The link of a card: it leads there from anywhere on the card, which is the nearest positioned element around it. */
export const CardLink = ({ to, children }: { to: string; children: string }) => (
  <InternalLink to={to} className={styles.link}>
    {children}
  </InternalLink>
)
