import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PageOf } from '#contract/pages'
import type { Picture as PictureData } from '#contract/schemas'
import { parseIdParam } from '#domain/text/id'
import { splitLanguage } from '#domain/text/language'
import { getUrlSecrets, session, useAuthState } from '#web/features/session/public'
import { useLocalPath, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import { AuthPanel } from '../auth-panel'
import styles from '../auth-panel.module.css'
import { EmailLinkActions } from '../email-link-actions'
import { emailLinkActionOf, parseLoginParams } from './login-params'

/** A random picture of those the editors assigned; it changes with each visit. */
function chooseGround({ modules, picture }: PageOf<'own'>): PictureData | null {
  const shown = modules.flatMap(module => (module.type === 'SlideShow' ? module.images : []))
  return shown[Math.floor(Math.random() * shown.length)] ?? picture
}

/** The log-in (page 79): on its own, or in place of the requested page. */
export default function LogInPage({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const path = useLocalPath()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const standing = useAuthState()
  const [ground] = useState(() => chooseGround(page))
  const [address] = useState(() => parseLoginParams(search, getUrlSecrets()))
  // The form stays visible until the requested page has loaded.
  const [entering, setEntering] = useState(false)
  const contact = standing.kind === 'authenticated' && !standing.contact.guest ? standing.contact : undefined
  const act = emailLinkActionOf(address)
  // These links work with or without a session in the browser.
  const isForAnybody = ['resetpassword', 'enter', 'undo'].includes(address.beginning)
  const item = parseIdParam(search, 'bid')
  const isHere = splitLanguage(pathname).path === '/secure/login'

  /** Elsewhere the route guard continues by itself. */
  const go = () => {
    setEntering(true)
    if (!isHere || act) return
    const standing = session.getState()
    // An invited guest has no dashboard.
    const first = standing.kind === 'authenticated' && standing.contact.coSignIn ? '/secure/bookings' : '/secure'
    void navigate(path(item ? `/secure/bookings?bid=${item}` : first), { replace: true })
  }

  // A signed-in user on the way to a booking needs no log-in.
  const isOnTheWay = isHere && item !== undefined && contact !== undefined && !act && !isForAnybody && !entering
  useEffect(() => {
    if (isOnTheWay) void navigate(path(`/secure/bookings?bid=${item}`), { replace: true })
  }, [isOnTheWay, item, path, navigate])

  return (
    <div className={styles.page}>
      <div className={styles.background}>
        {/* In portrait format its sides are cropped. */}
        {ground && <Picture picture={ground} sizes="100vw" decorative className={styles.picture} />}
      </div>
      <div className={styles.place}>
        <div className={styles.sheet}>
          <h1 className={styles.pageTitle}>
            <HyphenatedHeading words={page.heading1} />
          </h1>
          {address.deleted && !contact && (
            <p role="status" className={styles.note}>
              {t('auth_deleted')}
            </p>
          )}
          {contact && act ? (
            <EmailLinkActions
              act={act}
              token={address.token}
              onDone={to => void navigate(path(to), { replace: true })}
            />
          ) : contact && !isForAnybody && !entering ? (
            <>
              <p>{t('auth_is_in', { name: contact.firstname || contact.email || '' })}</p>
              <div className={styles.actions}>
                <ButtonLink to="/account">{t(contact.coSignIn ? 'auth_sso' : 'auth_view_bookings')}</ButtonLink>
                {!contact.coSignIn && (
                  <ButtonLink to="/secure/provisional" variant="secondary">
                    {t('auth_pay_deposit')}
                  </ButtonLink>
                )}
              </div>
            </>
          ) : (
            <>
              {act && <p className={styles.note}>{t(act === 'confirm' ? 'auth_confirm_first' : 'auth_act_first')}</p>}
              <AuthPanel context="clientarea" address={address} onSignedIn={go} />
              <p className={styles.other}>
                {t('without_account')}{' '}
                <InternalLink to="/secure/ob/continue?account=none">{t('without_account_how')}</InternalLink>
              </p>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
