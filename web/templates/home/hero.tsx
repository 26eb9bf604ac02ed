import type { PageOf } from '#contract/pages'
import type { HomeData } from '#contract/pages/home'
import { SearchBar } from '#web/features/search-bar/public'
import { useHydrated } from '#web/hooks/use-hydrated'
import { useT } from '#web/messages'
import { Emphasis } from '#web/ui/emphasis'
import { ArrowRightIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import styles from './hero.module.css'
import { HeroFilm, HeroVideo } from './lazy'

/** The last word of a title is italic, unless stars mark other ones. */
const accented = (title: string) => (title.includes('*') ? title : title.replace(/(\S+)$/, '*$1*'))

/** First screen: a picture with sky behind the text, and the search. */
export function Hero({ page, home }: { page: PageOf<'home'>; home: HomeData }) {
  const t = useT()
  const alive = useHydrated()
  return (
    <section className={styles.hero}>
      {home.hero && (
        <Picture
          picture={home.hero}
          sizes="(min-width: 1024px) max(100vw, 160vh), max(100vw, 116vh)"
          tall="max(100vw, 52vh)"
          first
          widest={2560}
          decorative
          className={styles.picture}
        />
      )}
      {alive && home.heroFilm && <HeroFilm address={home.heroFilm} />}
      {alive && !home.heroFilm && home.heroVideo && <HeroVideo address={home.heroVideo} />}
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Emphasis text={accented(page.heading1)} />
        </h1>
        {page.heading2 && <p className={styles.subtitle}>{page.heading2}</p>}
        <InternalLink to="/results" className={styles.book}>
          {t('home_book_now', { year: String(home.bookableYear) })}
          <ArrowRightIcon className={styles.arrow} />
        </InternalLink>
      </div>
      <div className={styles.search}>
        <SearchBar place="hero" />
      </div>
    </section>
  )
}
