import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { type ClientAreaPage, findClientPage } from '#domain/content/client-pages'
import { pageAreaOf } from '#domain/content/page-areas'
import { useCloseOnBack } from '#web/hooks/use-close-on-back'
import { isUnmodifiedClick } from '#web/lib/navigation'
import { type MessageKey, useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import { ChevronDownIcon } from '#web/ui/icons'
import styles from './sidebar.module.css'
import { SidebarLinks } from './sidebar-links'

interface SidebarProps {
  page: PageOf<'own'>
  contact: CurrentContact
}

/** The name of the current page, as the list has it. */
function useCurrentName({ templateId, heading1 }: PageOf<'own'>): string {
  const t = useT()
  const declared: (ClientAreaPage & { name: string }) | undefined = findClientPage(templateId)
  return declared?.sidebar ? t(`account_page_${declared.name}` as MessageKey) : heading1
}

/** Navigation of the client area: a list beside the page or, on phones and tablets, one button that opens it. */
export function Sidebar({ page, contact }: SidebarProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const name = useCurrentName(page)
  return (
    <nav aria-label={t('account_navigation')} className={styles.sidebar} data-tour="menu">
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.where}>
          <span className={styles.label}>{t('account_navigation')}</span> {name}
        </span>
        <ChevronDownIcon />
      </button>
      <div className={styles.list}>
        <SidebarLinks contact={contact} templateId={page.templateId} />
      </div>
      {isOpen && <Sheet contact={contact} templateId={page.templateId} onClose={() => setOpen(false)} />}
    </nav>
  )
}

interface SheetProps {
  contact: CurrentContact
  templateId: number
  onClose: () => void
}

/** The list as a sheet at the bottom of the screen. "Back" closes it, and a link leaves no trace of it in the history. */
function Sheet({ contact, templateId, onClose }: SheetProps) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const chosen = useRef<HTMLAnchorElement>(undefined)
  const close = useCloseOnBack(() => {
    onClose()
    if (!chosen.current) return
    const { pathname: path, search, href } = chosen.current
    if (pageAreaOf(path) === pageAreaOf(pathname)) void navigate(path + search, { viewTransition: true })
    else location.assign(href)
  })
  return (
    <Dialog title={t('account_navigation')} place="bottom" onClose={close}>
      <div
        className={styles.sheet}
        onClickCapture={event => {
          const link = event.target instanceof Element ? event.target.closest('a') : null
          if (!link || !isUnmodifiedClick(event)) return
          event.preventDefault()
          chosen.current = link
          close()
        }}
      >
        <SidebarLinks contact={contact} templateId={templateId} />
      </div>
    </Dialog>
  )
}
