import type { ReactNode } from 'react'
import styles from '#admin/ui/admin.module.css'
import { type AdminAddress, AdminLink } from '#admin/ui/admin-link'
import list from '#admin/ui/list.module.css'
import type { StaffPerson } from '#contract/staff/staff'
import { adminPageAt, mayOpenAdminPage } from '#domain/access/admin-pages'
import { useT } from '#web/messages'

type Address = AdminAddress | `${AdminAddress}?${string}`

/** The pages of one villa, each with its name and address. */
const pages = [
  { name: 'admin_villa', address: (id: number): Address => `/office/villas/${id}` },
  { name: 'admin_pictures', address: (id: number): Address => `/office/pictures?villa=${id}` },
  { name: 'admin_prices', address: (id: number): Address => `/office/prices?villa=${id}` },
  { name: 'admin_calendar', address: (id: number): Address => `/office/calendar?villa=${id}` },
  { name: 'admin_channels', address: (id: number): Address => `/office/channels?villa=${id}` },
] as const

interface VillaHeadProps {
  me: StaffPerson
  villaId: number
  /** The page that is open. */
  at: (typeof pages)[number]['name']
  /** The villa's name where the heading of the page is another one. */
  name?: string | undefined
  /** Shown below the links. */
  children?: ReactNode
}

/** Links to the pages of one villa that the member of staff may open. */
export function VillaHead({ me, villaId, at, name, children }: VillaHeadProps) {
  const t = useT()
  const open = pages.filter(({ address }) => {
    const found = adminPageAt(address(villaId).replace(/\?.*/, ''))
    return found !== undefined && mayOpenAdminPage(found.page, me.permissions)
  })
  return (
    <div className={styles.part}>
      {name !== undefined && <h2>{name}</h2>}
      <nav aria-label={t('admin_villa_pages')}>
        <ul className={list.tabs}>
          {open.map(page => (
            <li key={page.name}>
              <AdminLink to={page.address(villaId)} aria-current={page.name === at ? 'page' : undefined}>
                {t(page.name)}
              </AdminLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
