import type { PageOf } from '#contract/pages'
import type { LinkedPage } from '#contract/pages/modules'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { CardLink } from '#web/ui/card-link'
import { Picture } from '#web/ui/picture'
import styles from './newsletter.module.css'

/** A sample newsletter of today. */
export function Sample({ sample: { villa, article } }: { sample: PageOf<'newsletter'>['sample'] }) {
  const t = useT()
  const { company } = useSite()
  return (
    <div className={styles.letter}>
      <p className={styles.company}>{company.name}</p>
      {villa && <Told title={t('newsletter_sample_house')} page={villa} />}
      {article && <Told title={t('newsletter_sample_read')} page={article} />}
      <p className={styles.end}>{t('newsletter_sample_end')}</p>
    </div>
  )
}

const Told = ({ title, page: { name, path, picture, text } }: { title: string; page: LinkedPage }) => (
  <section className={styles.text}>
    {picture && (
      <Picture picture={picture} sizes="(min-width: 768px) 560px, 84vw" ratio="3 / 2" widest={1000} decorative />
    )}
    <p className={styles.subject}>{title}</p>
    <h3>
      <CardLink to={path}>{name}</CardLink>
    </h3>
    {text && <p>{text}</p>}
  </section>
)
