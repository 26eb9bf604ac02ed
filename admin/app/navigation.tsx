import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminLink } from '#admin/ui/admin-link'
import type { StaffPerson } from '#contract/staff/staff'
import { type AdminListPage, type AdminPage, adminMenuFor } from '#domain/access/admin-pages'
import { useCloseOnBack } from '#web/hooks/use-close-on-back'
import { isUnmodifiedClick } from '#web/lib/navigation'
import { useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import { ChevronDownIcon } from '#web/ui/icons'
import styles from './navigation.module.css'
import { groupNames, pageTexts } from './page-texts'

interface NavigationProps {
  me: StaffPerson
  at: AdminPage | undefined
  /** The person, the languages and the log-out: on phones and tablets they are in the sheet. */
  self?: ReactNode
}

/** The list to which the page of one record belongs. */
const listOfRecords: Partial<Readonly<Record<AdminPage, AdminListPage>>> = {
  '/office/bookings/{id}': '/office/bookings',
  '/office/villas/{id}': '/office/villas',
  '/office/pages/{id}': '/office/pages',
  '/office/pictures/{id}': '/office/pictures',
  '/office/bulk/{id}': '/office/bulk',
}

const isListPage = (page: AdminPage): page is AdminListPage => !page.endsWith('{id}')

/** The page of the navigation that is current: that of one booking belongs to the bookings. */
function listPageOf(at: AdminPage | undefined): AdminListPage | undefined {
  if (at === undefined) return undefined
  return listOfRecords[at] ?? (isListPage(at) ? at : undefined)
}

/** Navigation of the back office: groups beside the page or, on phones and tablets, one button that opens them. */
export function Navigation({ me, at, self }: NavigationProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const current = listPageOf(at)
  const list = useRef<HTMLDivElement>(null)
  // On a low screen the navigation scrolls.
  useEffect(() => {
    if (current) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav aria-label={t('admin_navigation')} className={styles.navigation}>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.where}>
          <span className={styles.label}>{t('admin_menu')}</span>{' '}
          {t(current ? pageTexts[current].name : at ? 'admin_record_version' : 'admin_missing')}
        </span>
        <ChevronDownIcon />
      </button>
      <div ref={list} className={styles.list}>
        <Links me={me} current={current} />
      </div>
      {isOpen && <Sheet me={me} current={current} self={self} onClose={() => setOpen(false)} />}
    </nav>
  )
}

interface LinksProps {
  me: StaffPerson
  current: AdminListPage | undefined
}

function Links({ me, current }: LinksProps) {
  const t = useT()
  // The sheet has the same groups as the list behind it.
  const id = useId()
  const link = (page: AdminListPage) => (
    <li key={page}>
      <AdminLink to={page} className={styles.link} aria-current={current === page ? 'page' : undefined}>
        {t(pageTexts[page].name)}
      </AdminLink>
    </li>
  )
  return (
    <>
      <ul>{link('/office')}</ul>
      {adminMenuFor(me.permissions).map(({ group, pages }) => (
        <div key={group} className={styles.group}>
          <p id={`${id}-${group}`} className={styles.groupName}>
            {t(groupNames[group])}
          </p>
          <ul aria-labelledby={`${id}-${group}`}>{pages.map(link)}</ul>
        </div>
      ))}
    </>
  )
}

/** The links as a sheet at the bottom of the screen. "Back" closes it, and a link leaves no trace of it in the history. */
function Sheet({ me, current, self, onClose }: LinksProps & { self: ReactNode; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const leave = useRef<() => void>(undefined)
  const close = useCloseOnBack(() => {
    onClose()
    leave.current?.()
  })
  return (
    <Dialog title={t('admin_menu')} place="bottom" flush onClose={close}>
      <div
        onClickCapture={event => {
          const link = event.target instanceof Element ? event.target.closest('a') : null
          if (!link || !isUnmodifiedClick(event)) return
          event.preventDefault()
          event.stopPropagation()
          // A page in another language is a new document.
          leave.current = link.hreflang ? () => location.assign(link.href) : () => void navigate(link.pathname)
          close()
        }}
      >
        <div className={styles.sheet}>
          <Links me={me} current={current} />
        </div>
        <div className={styles.self}>{self}</div>
      </div>
    </Dialog>
  )
}
