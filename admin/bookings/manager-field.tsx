import { adminApi } from '#admin/session/staff-session-instance'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Select } from '#web/ui/field'
import { QueryBoundary } from '#web/ui/query-boundary'

/** The choice of a client manager for many bookings. */
export function ManagerField({ error }: { error: string | undefined }) {
  const t = useT()
  const language = useLanguage()
  const call = 'GET /office/clientmanagers'
  const { data, isError, refetch } = useQuery(`${call} ${language}`, signal =>
    adminApi(call, { query: { lang: language } }, { signal }),
  )
  return (
    <QueryBoundary data={data} failed={isError} again={refetch}>
      {({ people }) => (
        <Select name="userId" label={t('admin_manager')} hint={t('admin_manager_hint')} error={error}>
          <option value="">{t('admin_manager_usual')}</option>
          {people.map(({ id, fullName, role }) => (
            <option key={id} value={id}>
              {[fullName, role].join(' – ')}
            </option>
          ))}
        </Select>
      )}
    </QueryBoundary>
  )
}
