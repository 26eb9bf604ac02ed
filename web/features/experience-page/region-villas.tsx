import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'

/** Link to all villas in the experience's regions. */
export function RegionVillas({ regionIds }: { regionIds: readonly number[] }) {
  const t = useT()
  const regions = useSite().destinations.flatMap(country => country.regions)
  const letting = regions.filter(({ id, liveVillaCount }) => regionIds.includes(id) && liveVillaCount > 0)
  const count = letting.reduce((sum, { liveVillaCount }) => sum + liveVillaCount, 0)
  if (count === 0) return null
  return (
    <ButtonLink variant="secondary" to={`/results?des=${letting.map(({ id }) => id).join(',')}`}>
      {t('article_villas', { count })}
    </ButtonLink>
  )
}
