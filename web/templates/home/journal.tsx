import type { HomeData } from '#contract/pages/home'
import { CuratedPages } from '#web/features/page-modules/public'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { Emphasis } from '#web/ui/emphasis'
import { ArrowRightIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import swipe from '#web/ui/swipe-row.module.css'
import section from './home-section.module.css'
import styles from './journal.module.css'

export function Journal({ articles }: { articles: HomeData['journal'] }) {
  const t = useT()
  const { menus } = useSite()
  if (articles.length === 0) return null
  return (
    <section className={cx(section.section, styles.section)}>
      <div className={section.head}>
        <h2 className={section.title}>
          <Emphasis text={t('home_journal_title')} />
        </h2>
        <InternalLink to={menus.blog.path} className={section.all}>
          {t('home_journal_all')}
          <ArrowRightIcon />
        </InternalLink>
      </div>
      <CuratedPages pages={articles} heading="h3" className={swipe.row} />
    </section>
  )
}
