import type { PageReply } from '#contract/pages'
import { splitLanguage } from '#domain/text/language'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import styles from './place-villas.module.css'

interface PlaceVillasProps {
  page: PageReply
  look?: 'primary' | 'onSea'
}

/** Link from an article about a place to its villas. */
export function PlaceVillas({ page, look = 'primary' }: PlaceVillasProps) {
  const t = useT()
  const { destinations } = useSite()
  const { path } = splitLanguage(page.canonicalPath)
  const country = destinations.find(place => place.path === path)
  const regions =
    country?.regions ?? destinations.flatMap(place => place.regions).filter(region => isAbout(path, region.path))
  const count = regions.reduce((sum, region) => sum + region.liveVillaCount, 0)
  if (count === 0) return null
  return (
    <ButtonLink
      variant={look}
      className={styles.villas}
      to={`/results?des=${regions.map(region => region.id).join(',')}`}
    >
      {t('article_villas', { count })}
    </ButtonLink>
  )
}

const isAbout = (path: string, region: string | null) =>
  region !== null && (path === region || path.startsWith(`${region}/`))
