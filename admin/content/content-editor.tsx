import { useLocation } from 'react-router'
import { adminApi } from '#admin/session/staff-session-instance'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { RecordPage } from '#admin/ui/record-page'
import type { OfficeContentDetails } from '#contract/staff/office-content'
import type { StaffPerson } from '#contract/staff/staff'
import { type ContentKind, contentKinds } from '#domain/editorial/content-kinds'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { EditContent } from './edit-content'

/** The editor of one record; the address has its kind and its number. */
export function ContentEditor({ id, me }: { id: number; me: StaffPerson }) {
  const t = useT()
  const asked = new URLSearchParams(useLocation().search).get('kind')
  const kind: ContentKind = contentKinds.find(one => one === asked) ?? 'page'
  const key = `office content item ${kind} ${id} ${me.id}`
  const { data, isError, refetch } = useQuery<{ details: OfficeContentDetails | null }>(
    key,
    async signal => {
      try {
        return { details: await adminApi('GET /office/content/{kind}/{id}', { params: { kind, id } }, { signal }) }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { details: null }
        throw error
      }
    },
    { staleTime: 0 },
  )
  return (
    <>
      <p>
        <AdminLink to="/office/pages">{t('content_back')}</AdminLink>
      </p>
      <RecordPage title={t('admin_pages')} data={data} failed={isError} again={refetch}>
        {({ details }) =>
          details ? (
            <EditContent key={`${kind} ${id}`} details={details} me={me} onChanged={refetch} />
          ) : (
            <AdminPageHeader title={t('admin_pages')} lead={t('content_gone')} />
          )
        }
      </RecordPage>
    </>
  )
}
