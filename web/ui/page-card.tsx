import type { ReactNode } from 'react'
import type { LinkedPage } from '#contract/pages/modules'
import { CardLink } from './card-link'
import styles from './page-card.module.css'
import { Picture } from './picture'

interface PageCardProps {
  page: LinkedPage
  /** The level of its name in the page. */
  heading: 'h2' | 'h3'
  /** What else is told of it, beneath its name. */
  facts?: ReactNode
}

/** A page as one of several that are shown side by side: its picture, its name, and what it is about. */
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

/** Small words beneath a name: where and when it appeared, how long it takes to read. */
export const CardFacts = ({ children }: { children: ReactNode }) => <p className={styles.facts}>{children}</p>
