import type { ReactNode } from 'react'
import type { PublishedReview } from '#contract/villas/reviews'
import { formatMonth, locales } from '#domain/calendar/formats'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Disclosure } from '#web/ui/disclosure'
import styles from './review-item.module.css'
import { Stars } from './stars'

interface ReviewItemProps {
  review: Pick<
    PublishedReview,
    'stars' | 'stayed' | 'signature' | 'language' | 'title' | 'comments_Published' | 'companyReply' | 'translations'
  >
  /** The villa of the stay, in a list across several villas. */
  children?: ReactNode
}

/** A review in its original language, and in the reader's if we have a translation. */
export function ReviewItem({ review, children }: ReviewItemProps) {
  const t = useT()
  const language = useLanguage()
  const own = review.language === language ? undefined : review.translations[language]
  const name = own && new Intl.DisplayNames(locales[language], { type: 'language' }).of(review.language)
  return (
    <li className={styles.review}>
      <div className={styles.about}>
        <Stars stars={review.stars} />
        <p lang={review.language}>{review.signature}</p>
        <p>{formatMonth(review.stayed, language)}</p>
        {children}
      </div>
      <div>
        <Words lang={review.language} words={review} />
        {own && name && (
          <Disclosure summary={t('review_translated', { language: name })} className={styles.translated}>
            <Words words={own} />
          </Disclosure>
        )}
      </div>
    </li>
  )
}

interface WordsProps {
  words: Pick<PublishedReview, 'title' | 'comments_Published' | 'companyReply'>
  /** Language, if it is not the page's. */
  lang?: string
}

function Words({ words: { title, comments_Published, companyReply }, lang }: WordsProps) {
  const t = useT()
  const { company } = useSite()
  return (
    <>
      <blockquote lang={lang}>
        <p className={styles.title}>{title}</p>
        <p>{comments_Published}</p>
      </blockquote>
      {companyReply && (
        <div className={styles.reply}>
          <p className={styles.replied}>{t('villa_review_reply', { company: company.name })}</p>
          <p lang={lang}>{companyReply}</p>
        </div>
      )}
    </>
  )
}
