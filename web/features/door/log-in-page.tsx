import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PageOf } from '#contract/pages'
import type { Picture as PictureData } from '#contract/shapes'
import { splitLanguage } from '#domain/language'
import { CallError } from '#web/api'
import { notify } from '#web/features/notices/public'
import { addressSecrets, forgetAddressSecrets, ownApi, session, useStanding } from '#web/features/session/public'
import { useLocalPath, useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { HeadingWords } from '#web/ui/heading-words'
import { Picture } from '#web/ui/picture'
import { Door } from './door'
import styles from './door.module.css'
import { type DoorAddress, readDoorAddress } from './door-address'
import { FollowLink, isPressed } from './follow-link'
import { isLinkOver } from './link-over'
import { StepTitle } from './step-title'

/** One of the pictures that its editors have given the page, which is another at each visit. */
function chooseGround({ modules, picture }: PageOf<'own'>): PictureData | null {
  const shown = modules.flatMap(module => (module.type === 'SlideShow' ? module.images : []))
  return shown[Math.floor(Math.random() * shown.length)] ?? picture
}

/** The log-in (page 79): on its own, or where one wanted to go. */
export default function LogInPage({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const path = useLocalPath()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const standing = useStanding()
  const [ground] = useState(() => chooseGround(page))
  const [address] = useState(() => readDoorAddress(search, addressSecrets()))
  // Whoever logs in here sees the form until the page is there.
  const [entering, setEntering] = useState(false)
  const [followed, setFollowed] = useState(false)
  const contact = standing.kind === 'somebody' && !standing.contact.guest ? standing.contact : undefined
  // A link that sets a password does so whoever has signed in here.
  const isReset = address.beginning === 'resetpassword'
  const pressed = isPressed(address.beginning) && !followed ? address.beginning : undefined
  const followLink = pressed && (pressed === 'enter' || contact) && (
    <FollowLink
      kind={pressed}
      token={address.token}
      onDone={kind => {
        setFollowed(true)
        if (kind !== 'enter') notify(t(kind === 'address' ? 'link_address_done' : 'link_delete_done'), 'long')
        if (kind !== 'delete')
          void navigate(path(kind === 'address' ? '/secure/profile' : '/secure'), { replace: true })
      }}
    />
  )
  const isHere = splitLanguage(pathname).path === '/secure/login'

  /** Elsewhere the wall lets through by itself. */
  const go = () => {
    setEntering(true)
    const isToConfirm = address.beginning === 'confirm' || pressed !== undefined
    if (isHere && !isToConfirm) void navigate(path('/secure'), { replace: true })
  }

  return (
    <div className={styles.page}>
      <div className={styles.ground}>
        {/* Upright, it is cut at its sides. */}
        {ground && <Picture picture={ground} sizes="100vw" decorative className={styles.picture} />}
      </div>
      <div className={styles.place}>
        <div className={styles.sheet}>
          <h1 className={styles.pageTitle}>
            <HeadingWords words={page.heading1} />
          </h1>
          {followLink ? (
            followLink
          ) : contact && address.beginning === 'confirm' ? (
            <Confirming address={address} onDone={() => void navigate(path('/secure'), { replace: true })} />
          ) : contact && !isReset && !entering ? (
            <>
              <p>{t('door_is_in', { name: contact.firstname || contact.email || '' })}</p>
              <div className={styles.ways}>
                <ButtonLink to="/account">{t(contact.coSignIn ? 'door_sso' : 'door_view_bookings')}</ButtonLink>
                {!contact.coSignIn && (
                  <ButtonLink to="/secure/provisional" look="secondary">
                    {t('door_pay_deposit')}
                  </ButtonLink>
                )}
              </div>
            </>
          ) : (
            <>
              {address.beginning === 'confirm' && <p className={styles.note}>{t('door_confirm_first')}</p>}
              {(pressed === 'address' || pressed === 'delete') && (
                <p className={styles.note}>{t(pressed === 'address' ? 'link_address_first' : 'link_delete_first')}</p>
              )}
              <Door context="clientarea" address={address} onSignedIn={go} />
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** Confirms the address of who has signed in, by the link of a letter. */
function Confirming({ address, onDone }: { address: DoorAddress; onDone: () => void }) {
  const t = useT()
  const [failed, setFailed] = useState<'over' | 'unreachable'>()
  const [sent, setSent] = useState(false)
  const { token } = address

  const confirm = () => {
    setFailed(undefined)
    ownApi('POST /core/contacts/confirmemail', { headers: { token } }).then(
      async () => {
        forgetAddressSecrets()
        await session.update()
        notify(t('door_confirmed'), 'long')
        onDone()
      },
      (error: unknown) => setFailed(error instanceof CallError && isLinkOver(error) ? 'over' : 'unreachable'),
    )
  }
  // The link has been followed: that is what it asks for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link.
  useEffect(confirm, [token])

  const again = () =>
    ownApi('POST /core/contacts/confirmemail/send').then(
      () => setSent(true),
      () => setFailed('unreachable'),
    )

  if (sent)
    return (
      <>
        <StepTitle>{t('door_confirm_sent')}</StepTitle>
        <Button onClick={onDone}>{t('door_go_on')}</Button>
      </>
    )
  if (failed === undefined) return <p role="status">{t('door_confirming')}</p>
  return (
    <>
      <p role="alert" className={styles.alert}>
        {t(failed === 'over' ? 'door_confirm_over' : 'door_server_error')}
      </p>
      <div className={styles.ways}>
        {failed === 'over' ? (
          <Button onClick={() => void again()}>{t('door_confirm_again')}</Button>
        ) : (
          <Button onClick={confirm}>{t('error_again')}</Button>
        )}
        <Button look="secondary" onClick={onDone}>
          {t('door_go_on')}
        </Button>
      </div>
    </>
  )
}
