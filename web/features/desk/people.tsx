import { useState } from 'react'
import type { StaffPerson } from '#contract/staff'
import { useAsked } from '#web/asked'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Tag } from '#web/ui/tag'
import { Asked } from './asked'
import styles from './desk.module.css'
import { DeskHead } from './desk-head'
import { InvitePerson } from './invite-person'
import { deskApi } from './own-desk'
import { PersonDialog } from './person-dialog'
import { Rights } from './rights'

/** Onboarding state of a staff member. */
const stateOf = ({ left, hasPassword, hasSecondFactor }: StaffPerson) => {
  if (left) return 'left'
  if (!hasPassword) return 'invited'
  return hasSecondFactor ? 'in' : 'no_factor'
}

const tones = { in: 'available', no_factor: 'ask', invited: 'ask', left: 'plain' } as const

/** Staff members and their permissions. */
export function People({ me }: { me: StaffPerson }) {
  const t = useT()
  const { data, failed, again } = useAsked(`people ${me.id}`, signal =>
    deskApi('GET /office/people', undefined, { signal }),
  )
  const [opened, setOpened] = useState<StaffPerson | 'invitation'>()
  const close = (changed: boolean) => {
    setOpened(undefined)
    if (changed) again()
  }
  return (
    <>
      <DeskHead title={t('desk_people')} lead={t('desk_people_lead')}>
        <Button onClick={() => setOpened('invitation')}>{t('desk_invite')}</Button>
      </DeskHead>
      <Asked data={data} failed={failed} again={again}>
        {({ people }) => (
          <ul className={styles.rows}>
            {people.map(person => (
              <li key={person.id} className={styles.person}>
                <div className={styles.whose}>
                  <p className={styles.rowName}>{person.name}</p>
                  <p className={styles.soft}>{person.email}</p>
                </div>
                <Rights of={person.permissions} />
                <p>
                  <Tag tone={tones[stateOf(person)]}>{t(`desk_state_${stateOf(person)}`)}</Tag>
                </p>
                {person.id === me.id ? (
                  <p className={styles.soft}>{t('desk_oneself')}</p>
                ) : (
                  <Button
                    look="secondary"
                    aria-label={t('desk_change_of', { name: person.name })}
                    onClick={() => setOpened(person)}
                  >
                    {t('desk_change')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Asked>
      {opened === 'invitation' && <InvitePerson onClose={close} />}
      {opened && opened !== 'invitation' && <PersonDialog person={opened} onClose={close} />}
    </>
  )
}
