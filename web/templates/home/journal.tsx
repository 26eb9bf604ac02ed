import type { HomeData } from '#contract/pages'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { classes } from '#web/ui/classes'
import { Emphasis } from '#web/ui/emphasis'
import { ArrowRightIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import styles from './journal.module.css'
import section from './section.module.css'

/** Something to read. */
export function Journal({ articles }: { articles: HomeData['journal'] }) {
  const t = useT()
  const { menus } = useSite()
  if (articles.length === 0) return null
  return (
    <section className={classes(section.section, styles.section)}>
      <div className={section.head}>
        <h2 className={section.title}>
          <Emphasis text={t('home_journal_title')} />
        </h2>
        <InternalLink to={menus.blog.path} className={section.all}>
          {t('home_journal_all')}
          <ArrowRightIcon />
        </InternalLink>
      </div>
      <ul className={styles.articles}>
        {articles.slice(0, 3).map(({ id, name, path, picture, text }) => (
          <li key={id} className={styles.article}>
            {picture && (
              <Picture picture={picture} sizes="(min-width: 768px) 28vw, 90vw" ratio="3 / 2" widest={1000} decorative />
            )}
            <h3 className={styles.title}>
              <InternalLink to={path} className={styles.link}>
                {name}
              </InternalLink>
            </h3>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
