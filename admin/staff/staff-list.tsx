import { useState } from 'react'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { StaffRoles } from '#contract/staff/office-roles'
import type { StaffMember, StaffPerson } from '#contract/staff/staff'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Badge } from '#web/ui/badge'
import { QueryBoundary } from '#web/ui/query-boundary'
import { HeldRoles } from './held-roles'
import { InviteStaff } from './invite-staff'
import { RoleList } from './role-list'
import { StaffDialog } from './staff-dialog'

/** Onboarding state of a staff member. */
const stateOf = ({ left, hasPassword, hasSecondFactor }: StaffMember) => {
  if (left) return 'left'
  if (!hasPassword) return 'invited'
  return hasSecondFactor ? 'in' : 'no_factor'
}

const tones = { in: 'available', no_factor: 'ask', invited: 'ask', left: 'plain' } as const

/** They cannot log in yet: password or second factor is not set. */
const isArriving = (person: StaffMember) => ['invited', 'no_factor'].includes(stateOf(person))

/** Staff members with their roles, and the roles themselves. */
export function StaffList({ me }: { me: StaffPerson }) {
  const t = useT()
  const language = useLanguage()
  const state = useListState(['people', 'arriving', 'roles'])
  const [opened, setOpened] = useState<StaffMember | 'invitation' | 'role'>()
  const people = useQuery(`people ${me.id}`, signal => adminApi('GET /office/people', undefined, { signal }))
  const roles = useQuery(`roles ${language} ${me.id}`, signal =>
    adminApi('GET /office/roles', { query: { lang: language } }, { signal }),
  )
  const again = () => {
    people.refetch()
    roles.refetch()
  }
  const close = (changed: boolean) => {
    setOpened(undefined)
    if (changed) again()
  }
  const isOpenable = roles.data !== undefined
  return (
    <>
      <AdminPageHeader title={t('admin_people')} lead={t('admin_people_lead')}>
        {state === 'roles' ? (
          <ChangeButton disabled={!isOpenable} onClick={() => setOpened('role')}>
            {t('admin_role_add')}
          </ChangeButton>
        ) : (
          <ChangeButton disabled={!isOpenable} onClick={() => setOpened('invitation')}>
            {t('admin_invite')}
          </ChangeButton>
        )}
      </AdminPageHeader>
      <ListTabs
        page="/office/people"
        label={t('admin_people')}
        current={state}
        tabs={[
          { state: 'people', name: t('admin_people') },
          { state: 'arriving', name: t('admin_people_arriving') },
          { state: 'roles', name: t('admin_roles') },
        ]}
      />
      <QueryBoundary
        data={people.data && roles.data && { ...people.data, roles: roles.data }}
        failed={people.isError || roles.isError}
        again={again}
      >
        {found =>
          state === 'roles' ? (
            <RoleList
              roles={found.roles.roles}
              isAdding={opened === 'role'}
              onChange={again}
              onClose={() => setOpened(undefined)}
            />
          ) : (
            <>
              <People
                me={me}
                people={state === 'arriving' ? found.people.filter(isArriving) : found.people}
                onOpen={setOpened}
              />
              <OpenedDialog opened={opened} roles={found.roles} onClose={close} />
            </>
          )
        }
      </QueryBoundary>
    </>
  )
}

interface PeopleProps {
  me: StaffPerson
  people: readonly StaffMember[]
  onOpen: (person: StaffMember) => void
}

function People({ me, people, onOpen }: PeopleProps) {
  const t = useT()
  if (people.length === 0) return <p role="status">{t('admin_people_none_arriving')}</p>
  return (
    <ul className={styles.rows}>
      {people.map(person => (
        <li key={person.id} className={styles.person}>
          <div className={styles.meta}>
            <p className={styles.rowName}>{person.name}</p>
            <p className={styles.muted}>{person.email}</p>
          </div>
          <HeldRoles person={person} />
          <p>
            <Badge tone={tones[stateOf(person)]}>{t(`admin_state_${stateOf(person)}`)}</Badge>
          </p>
          {person.id === me.id ? (
            <p className={styles.muted}>{t('admin_oneself')}</p>
          ) : (
            <ChangeButton
              variant="secondary"
              aria-label={t('admin_change_of', { name: person.name })}
              onClick={() => onOpen(person)}
            >
              {t('admin_change')}
            </ChangeButton>
          )}
        </li>
      ))}
    </ul>
  )
}

interface OpenedDialogProps {
  opened: StaffMember | 'invitation' | 'role' | undefined
  roles: StaffRoles
  onClose: (changed: boolean) => void
}

function OpenedDialog({ opened, roles, onClose }: OpenedDialogProps) {
  if (opened === undefined || opened === 'role') return null
  if (opened === 'invitation') return <InviteStaff roles={roles} onClose={onClose} />
  return <StaffDialog person={opened} roles={roles} onClose={onClose} />
}
