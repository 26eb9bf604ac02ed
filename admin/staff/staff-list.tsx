import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ListTabs, useListState } from '#admin/ui/list-tabs'
import type { StaffPerson } from '#contract/staff/staff'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Badge } from '#web/ui/badge'
import { Button } from '#web/ui/button'
import { QueryBoundary } from '#web/ui/query-boundary'
import { InviteStaff } from './invite-staff'
import { PermissionList } from './permission-list'
import { StaffDialog } from './staff-dialog'

/** Onboarding state of a staff member. */
const stateOf = ({ left, hasPassword, hasSecondFactor }: StaffPerson) => {
  if (left) return 'left'
  if (!hasPassword) return 'invited'
  return hasSecondFactor ? 'in' : 'no_factor'
}

const tones = { in: 'available', no_factor: 'ask', invited: 'ask', left: 'plain' } as const

/** They cannot log in yet: password or second factor is not set. */
const isArriving = (person: StaffPerson) => ['invited', 'no_factor'].includes(stateOf(person))

/** Staff members and their permissions. */
export function StaffList({ me }: { me: StaffPerson }) {
  const t = useT()
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`people ${me.id}`, signal => adminApi('GET /office/people', undefined, { signal }))
  const state = useListState(['all', 'arriving'])
  const [opened, setOpened] = useState<StaffPerson | 'invitation'>()
  const close = (changed: boolean) => {
    setOpened(undefined)
    if (changed) again()
  }
  return (
    <>
      <AdminPageHeader title={t('admin_people')} lead={t('admin_people_lead')}>
        <Button onClick={() => setOpened('invitation')}>{t('admin_invite')}</Button>
      </AdminPageHeader>
      <ListTabs
        page="/office/people"
        label={t('admin_people_which')}
        tabs={[
          { state: 'all', name: t('admin_people_all') },
          { state: 'arriving', name: t('admin_people_arriving') },
        ]}
        current={state}
      />
      <QueryBoundary data={data} failed={failed} again={again}>
        {({ people }) => {
          const shown = people.filter(person => state === 'all' || isArriving(person))
          if (shown.length === 0) return <p role="status">{t('admin_people_none_arriving')}</p>
          return (
            <ul className={styles.rows}>
              {shown.map(person => (
                <li key={person.id} className={styles.person}>
                  <div className={styles.meta}>
                    <p className={styles.rowName}>{person.name}</p>
                    <p className={styles.muted}>{person.email}</p>
                  </div>
                  <PermissionList of={person.permissions} />
                  <p>
                    <Badge tone={tones[stateOf(person)]}>{t(`admin_state_${stateOf(person)}`)}</Badge>
                  </p>
                  {person.id === me.id ? (
                    <p className={styles.muted}>{t('admin_oneself')}</p>
                  ) : (
                    <Button
                      variant="secondary"
                      aria-label={t('admin_change_of', { name: person.name })}
                      onClick={() => setOpened(person)}
                    >
                      {t('admin_change')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }}
      </QueryBoundary>
      {opened === 'invitation' && <InviteStaff onClose={close} />}
      {opened && opened !== 'invitation' && <StaffDialog person={opened} onClose={close} />}
    </>
  )
}
