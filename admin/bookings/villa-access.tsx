import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { OfficeVillaAccess } from '#contract/booking/villa-access'
import type { StaffPerson } from '#contract/staff/staff'
import { type Language, languages } from '#domain/text/language'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'
import { TextArea } from '#web/ui/text-area'

/** Private directions, key hand-over and codes of the villa of a booking, for all of its bookings. */
export function VillaAccess({ bookingId, me }: { bookingId: number; me: StaffPerson }) {
  const t = useT()
  const params = { id: bookingId }
  const key = `villa access ${bookingId} ${me.id}`
  const { data, isError, refetch } = useQuery(
    key,
    signal => adminApi('GET /office/bookings/{id}/villaaccess', { params }, { signal }),
    { staleTime: 0 },
  )
  return (
    <section className={styles.part}>
      <h2>{t('admin_access')}</h2>
      <p className={styles.muted}>{t('admin_access_text')}</p>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {access => <AccessForm key={access.revision} access={access} onSaved={saved => setQueryData(key, saved)} />}
      </QueryBoundary>
    </section>
  )
}

type Values = Record<`${'directions' | 'handover'}_${Language}` | 'codes', string>

function AccessForm({ access, onSaved }: { access: OfficeVillaAccess; onSaved: (saved: OfficeVillaAccess) => void }) {
  const t = useT()
  const { state, problem, formProps } = useForm<Values>(
    async values => {
      const text = (name: 'directions' | 'handover') =>
        Object.fromEntries(languages.map(language => [language, values[`${name}_${language}`] ?? ''])) as Record<
          Language,
          string
        >
      onSaved(
        await adminApi('PUT /office/bookings/{id}/villaaccess', {
          params: { id: access.bookingId },
          headers: { 'if-match': `"${access.revision}"` },
          body: { directions: text('directions'), handover: text('handover'), codes: values.codes },
        }),
      )
      showToast(t('admin_access_saved'), 'long')
    },
    { messages: { 'changed-since': t('admin_access_changed') } },
  )
  return (
    <form className={styles.form} {...formProps}>
      {(['directions', 'handover'] as const).map(name =>
        languages.map(language => (
          <TextArea
            key={`${name} ${language}`}
            name={`${name}_${language}`}
            rows={3}
            maxLength={2000}
            label={`${t(`admin_access_${name}`)} (${t(`language_${language}`)})`}
            defaultValue={access[name][language]}
          />
        )),
      )}
      <Input
        name="codes"
        maxLength={500}
        autoComplete="off"
        label={t('admin_access_codes')}
        defaultValue={access.codes}
      />
      <FormError>{problem}</FormError>
      <p className={styles.actions}>
        <Button type="submit" disabled={state === 'sending'}>
          {t('admin_save')}
        </Button>
      </p>
    </form>
  )
}
