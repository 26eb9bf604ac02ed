import type { VillaData } from '#contract/pages/villa'
import { useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { Facts } from './facts'
import styles from './introduction.module.css'

/** Location, name, key facts and description. */
export function Introduction({ villa }: { villa: VillaData }) {
  const t = useT()
  const { name, loc, region, regionPath, country, te, tagline, story } = villa.property
  return (
    <>
      <p className={styles.region}>
        {loc !== region && <span>{loc}</span>}
        {regionPath ? <InternalLink to={regionPath}>{region}</InternalLink> : <span>{region}</span>}
        <span>{country}</span>
        {te && <span className={styles.exquisite}>{t('villa_think_exquisite')}</span>}
      </p>
      <h1 className={styles.name}>{name}</h1>
      <Facts villa={villa} />
      <p className={styles.tagline}>{tagline}</p>
      <div className={styles.story}>
        {story.split(/\n{2,}/).map(paragraph => (
          <p key={paragraph.slice(0, 40)}>{paragraph}</p>
        ))}
      </div>
    </>
  )
}
