import type { ReactNode } from 'react'
import type { LinkedPage } from '#contract/pages/modules'
import { CardLink } from './card-link'
import styles from './page-card.module.css'
import { Picture } from './picture'

interface PageCardProps {
  page: LinkedPage
  /** Heading level of the name. */
  heading: 'h2' | 'h3'
  /** Details beneath the name. */
  facts?: ReactNode
}

/** A card for a page: picture, name and summary. */
export const PageCard = ({ page: { name, path, text, picture }, heading: Name, facts }: PageCardProps) => (
  <li className={styles.card}>
    {picture && (
      <Picture
        picture={picture}
        sizes="(min-width: 1024px) 28vw, (min-width: 768px) 45vw, 90vw"
        ratio="3 / 2"
        widest={1000}
        decorative
      />
    )}
    <Name className={styles.name}>
      <CardLink to={path}>{name}</CardLink>
    </Name>
    {facts}
    {text && <p className={styles.text}>{text}</p>}
  </li>
)

/** Small print beneath a name, such as publisher, date or reading time. */
export const CardFacts = ({ children }: { children: ReactNode }) => <p className={styles.facts}>{children}</p>
