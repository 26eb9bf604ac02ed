import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { PageReply } from '#contract/pages'
import { CurrencyChoice } from '#web/features/currency/public'
import { OfficePhone } from '#web/features/office/public'
import { ShortlistButton } from '#web/features/shortlist/public'
import { useHydrated } from '#web/hooks/use-hydrated'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { MenuIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import { ProgressiveButton } from '#web/ui/progressive-button'
import { AccountLink } from './account-link'
import styles from './header.module.css'
import panel from './header-panel.module.css'
import { LanguageLinks } from './language-links'
import { LanguageUnavailable, Menu, SectionPanel } from './lazy'
import { SearchVillasButton } from './search-villas-button'
import { type SectionId, sectionsOf } from './sections'
import { useScrolledPastHeader } from './use-scrolled-past-header'

interface HeaderProps {
  page: PageReply
  /** The page's first picture extends beneath the navigation. */
  overPicture: boolean
}

const unavailableIn = (search: string) => /[?&]langdisabled=([23])(?:&|$)/.exec(search)?.[1] as '2' | '3' | undefined

export function Header({ page, overPicture }: HeaderProps) {
  const t = useT()
  const site = useSite()
  const location = useLocation()
  const alive = useHydrated()
  const header = useRef<HTMLElement>(null)
  const [sentinel, fixed] = useScrolledPastHeader()
  const [open, setOpen] = useState<SectionId | 'menu'>()
  const opener = useRef<HTMLElement>(undefined)
  // The visitor was redirected because French or German is unavailable (SPEC A1).
  const unavailable = alive ? unavailableIn(location.search) : undefined
  const section = open === 'menu' ? undefined : open

  // A new page begins with everything closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is the trigger.
  useEffect(() => setOpen(undefined), [location.key])

  useEffect(() => {
    if (!section) return
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(undefined)
      opener.current?.focus()
    }
    // Moving focus away by keyboard closes the panel as well, since it would cover the focused element.
    const closeByFocus = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !header.current?.contains(event.relatedTarget)) setOpen(undefined)
    }
    const element = header.current
    document.addEventListener('keydown', closeByKey)
    element?.addEventListener('focusout', closeByFocus)
    return () => {
      document.removeEventListener('keydown', closeByKey)
      element?.removeEventListener('focusout', closeByFocus)
    }
  }, [section])

  const solid = fixed || section !== undefined || !overPicture
  return (
    <>
      <span ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <div className={cx(styles.placeholder, overPicture && styles.none)} data-over-picture={overPicture || undefined}>
        <header
          ref={header}
          className={styles.header}
          data-solid={solid || undefined}
          data-fixed={fixed || undefined}
          data-open={section !== undefined || undefined}
        >
          <a className={styles.skip} href="#content">
            {t('skip_to_content')}
          </a>
          <div className={styles.bar}>
            <InternalLink to="/" className={styles.logo}>
              {site.company.name}
            </InternalLink>
            <div className={styles.service}>
              <OfficePhone className={styles.office} />
              <LanguageLinks page={page} />
              <CurrencyChoice />
            </div>
            <nav className={styles.nav} aria-label={t('header_navigation')}>
              <ul className={styles.sections} onPointerEnter={SectionPanel.preload}>
                {sectionsOf(site).map(({ id, label, path }) => (
                  <li key={id}>
                    <ProgressiveButton
                      to={path}
                      className={styles.section}
                      open={open === id}
                      onFocus={SectionPanel.preload}
                      onOpen={element => {
                        opener.current = element
                        setOpen(open === id ? undefined : id)
                      }}
                    >
                      {t(label)}
                    </ProgressiveButton>
                    {open === id && (
                      <div className={panel.panel} data-section={id}>
                        <SectionPanel section={id} />
                      </div>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
            <ShortlistButton className={styles.shortlist} />
            <AccountLink className={styles.account} />
            <ProgressiveButton
              to="#menus"
              className={styles.menu}
              onPointerEnter={Menu.preload}
              onOpen={() => setOpen('menu')}
            >
              <span className={styles.menuWord}>{t('header_menu')}</span>
              <MenuIcon className={styles.menuIcon} />
            </ProgressiveButton>
          </div>
        </header>
      </div>
      {section && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape serves keyboards.
        <div className={panel.overlay} onClick={() => setOpen(undefined)} />
      )}
      {open === 'menu' && <Menu page={page} onClose={() => setOpen(undefined)} />}
      <SearchVillasButton page={page} quiet={overPicture && !fixed} />
      {unavailable && <LanguageUnavailable asked={unavailable} />}
    </>
  )
}
