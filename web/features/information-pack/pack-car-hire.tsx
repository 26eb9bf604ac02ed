import { PageModules } from '#web/features/page-modules/public'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { InternalLink, localizePath } from '#web/ui/internal-link'
import { PackPart } from './pack-part'

/** The text of the page about car hire, as its editors wrote it (SPEC B7). Without it the link remains. */
export function PackCarHire({ path }: { path: string }) {
  const t = useT()
  const language = useLanguage()
  const page = localizePath(path, language)
  const call = 'GET /cms/pages/modules/bypath'
  const { data } = useQuery(`${call} ${page}`, signal => api(call, { query: { path: page } }, { signal }))
  return (
    <PackPart heading={t('pack_car_hire')}>
      <PageModules modules={data?.modules?.filter(({ type }) => type === 'Html') ?? []} />
      <p>
        <InternalLink to={path}>{t('pack_car_hire_page')}</InternalLink>
      </p>
    </PackPart>
  )
}
