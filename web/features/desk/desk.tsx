import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { StaffPerson } from '#contract/staff'
import { type DeskPage, deskPageAt, deskPagesFor } from '#domain/desk'
import { splitLanguage } from '#domain/language'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Bookings } from './bookings/bookings'
import { Clients } from './clients'
import { DamageDeposits } from './damage-deposits'
import styles from './desk.module.css'
import { DeskDoor } from './desk-door'
import { DeskFrame } from './desk-frame'
import { DeskHome } from './desk-home'
import { DeskMissing } from './desk-missing'
import { EntryLog } from './entry-log'
import { desk, useDesk } from './own-desk'
import { PaymentsToCheck } from './payments/payments-to-check'
import { People } from './people'
import { TransferHolds } from './transfer-holds'

const pages: Readonly<Record<DeskPage, ComponentType<{ me: StaffPerson }>>> = {
  '/office': DeskHome,
  '/office/clients': Clients,
  '/office/bookings': Bookings,
  '/office/holds': TransferHolds,
  '/office/deposits': DamageDeposits,
  '/office/payments': PaymentsToCheck,
  '/office/people': People,
  '/office/log': EntryLog,
}

/** Back office: the log-in, or the page of the URL if the user is permitted to open it. */
export function Desk() {
  const t = useT()
  const { pathname } = useLocation()
  const standing = useDesk()
  const [failed, setFailed] = useState(false)
  const ask = useCallback(() => {
    setFailed(false)
    desk.known().catch(() => setFailed(true))
  }, [])
  useEffect(() => {
    if (standing.kind === 'unknown') ask()
  }, [standing.kind, ask])

  if (standing.kind === 'unknown') {
    if (!failed) return <div aria-busy="true" className={styles.waiting} />
    return (
      <main id="content" className={styles.waiting}>
        <h1 className={styles.title}>{t('error_unreachable')}</h1>
        <Button onClick={ask}>{t('error_again')}</Button>
      </main>
    )
  }
  if (standing.kind === 'nobody') return <DeskDoor />
  const { person } = standing
  const page = deskPageAt(splitLanguage(pathname).path)
  const Page = page && deskPagesFor(person.permissions).includes(page) ? pages[page] : DeskMissing
  return (
    <DeskFrame me={person} at={page}>
      <Page me={person} />
    </DeskFrame>
  )
}
