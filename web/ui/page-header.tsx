import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#contract/schemas'
import { HyphenatedHeading } from './hyphenated-heading'
import styles from './page-header.module.css'
import { Picture } from './picture'

interface PageHeadProps {
  page: { heading1: string; heading2: string; picture: PictureData | null }
  /** Style of the second heading: an italic standfirst, or an introduction. */
  lead?: 'standfirst' | 'introduction'
  /** Content beneath the headings. */
  children?: ReactNode
}

/** Opening of a page: title and lead, with its picture beside them. */
export function PageHeader({ page: { heading1, heading2, picture }, lead = 'standfirst', children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>
          <HyphenatedHeading words={heading1} />
        </h1>
        {heading2 && <p className={styles[lead]}>{heading2}</p>}
        {children}
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 1024px) 46vw, 92vw"
          ratio="3 / 2"
          first
          className={styles.picture}
        />
      )}
    </header>
  )
}
