import type { ReactNode } from 'react'
import type { PageReply } from '#contract/pages'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { Picture } from '#web/ui/picture'
import styles from './full-picture.module.css'

/** Page opening with a full-screen picture below the navigation; the headings stand at its foot. */
export function HeroPage({ page, children }: { page: PageReply; children?: ReactNode }) {
  return (
    <header className={styles.hero}>
      {page.picture && <Picture picture={page.picture} sizes="max(100vw, 116vh)" first className={styles.picture} />}
      <div className={styles.words}>
        <h1 className={styles.title}>
          <HyphenatedHeading words={page.heading1} />
        </h1>
        {page.heading2 && <p className={styles.standfirst}>{page.heading2}</p>}
        {children}
      </div>
    </header>
  )
}
