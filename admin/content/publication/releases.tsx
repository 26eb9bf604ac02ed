import { useState } from 'react'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { Changes } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { OfficeList } from '#admin/ui/office-list'
import type { OfficeRelease } from '#contract/staff/office-releases'
import type { StaffPerson } from '#contract/staff/staff'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { ReleaseRow } from './release-row'

/** Beginning of the keys of these queries. */
export const releasesKey = 'office releases '

const emptyTexts = {
  open: 'content_no_releases',
  failed: 'content_no_releases_failed',
  published: 'content_no_releases_done',
} as const

/** Releases: drafts that are published together, now or at a time. */
export function Releases({ me }: { me: StaffPerson }) {
  const t = useT()
  const state = useListState(['open', 'failed', 'published'])
  const [timeZone, setTimeZone] = useState('')
  const key = `${releasesKey}${state} ${me.id}`
  return (
    <>
      <p>
        <AdminLink to="/office/pages">{t('content_back')}</AdminLink>
      </p>
      <AdminPageHeader title={t('admin_releases')} lead={t('content_releases_lead')} />
      <Changes>
        <NewRelease />
      </Changes>
      <ListTabs
        page="/office/releases"
        label={t('content_releases')}
        current={state}
        tabs={[
          { state: 'open', name: t('content_releases_open') },
          { state: 'failed', name: t('content_releases_failed') },
          { state: 'published', name: t('content_releases_done') },
        ]}
      />
      <OfficeList
        key={key}
        queryKey={key}
        load={async (cursor: number | undefined, signal) => {
          const query = { state, ...(cursor !== undefined && { cursor }) }
          const { releases, next, timeZone: zone } = await adminApi('GET /office/releases', { query }, { signal })
          setTimeZone(zone)
          return { rows: releases, next }
        }}
        empty={t(emptyTexts[state])}
      >
        {(releases: readonly OfficeRelease[]) => (
          <ul className={styles.rows}>
            {releases.map(release => (
              <ReleaseRow key={release.id} release={release} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </OfficeList>
    </>
  )
}

function NewRelease() {
  const t = useT()
  const [round, setRound] = useState(0)
  const { state, problem, fieldError, formProps } = useForm<{ name: string }>(
    async (body, once) => {
      await adminApi('POST /office/releases', { body }, { idempotencyKey: once })
      invalidateQueries(releasesKey)
      showToast(t('content_release_made', { name: body.name }))
      setRound(round + 1)
    },
    { draft: 'office new release' },
  )
  return (
    <section className={styles.part} aria-labelledby="new-release">
      <h2 id="new-release">{t('content_release_new')}</h2>
      <form key={round} className={styles.form} {...formProps}>
        <Input
          name="name"
          required
          maxLength={120}
          autoComplete="off"
          label={t('content_release_name')}
          hint={t('content_release_hint')}
          error={fieldError('name')}
        />
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'content_release_go')}
        </Button>
      </form>
    </section>
  )
}
