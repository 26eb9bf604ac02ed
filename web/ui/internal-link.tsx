import { type ComponentProps, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pageAreaOf } from '#domain/areas'
import { type Language, localPath, splitLanguage } from '#domain/language'
import { useLanguage } from '#web/messages'
import { isInApp, isPlainClick } from './in-app'
import { prefetchPage } from './prefetch'

interface InternalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, with or without the prefix of its language. */
  to: string
  /** The path is taken as it stands: it leads to the page in another language. */
  asIs?: boolean
}

/** How long a pointer rests on a link before its page is brought near, in milliseconds. */
const hesitation = 65

/** The results as the visitor left them: a link to all of them leads to what was searched for last (section 4). */
async function rememberedResults(path: string): Promise<string> {
  const { rememberedAddress } = await import('#web/remembered-search')
  return rememberedAddress(path)
}

/** The path in the page's language, unless it bears a language already. */
export const inLanguage = (path: string, language: Language): string =>
  path.startsWith('/') && splitLanguage(path).language === 'en' ? localPath(path, language) : path

/** A link within the site: in the page's language, prefetched when it is pointed at, followed without a new document. */
export function InternalLink({ to, asIs, ...rest }: InternalLinkProps) {
  const language = useLanguage()
  const path = asIs ? to : inLanguage(to, language)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What the router cannot show (a file, a call) is left to the browser; so is another area, with policies of its own.
  const inApp =
    isInApp(new URL(path, 'http://site'), 'http://site') &&
    (path.startsWith('#') || pageAreaOf(path) === pageAreaOf(pathname))
  const near = () => inApp && !path.startsWith('#') && prefetchPage(path.split('#')[0] ?? path)
  return (
    <a
      {...rest}
      href={path}
      onClick={event => {
        rest.onClick?.(event)
        if (!inApp || !isPlainClick(event)) return
        event.preventDefault()
        // Where one is already is no further step of one's way.
        const go = (to: string) => {
          const here = location.pathname + location.search + location.hash
          void navigate(to, { replace: to === here, viewTransition: true })
        }
        if (splitLanguage(path).path !== '/results') return go(path)
        void rememberedResults(path)
          .catch(() => path)
          .then(go)
      }}
      onPointerEnter={event => {
        rest.onPointerEnter?.(event)
        if (event.pointerType === 'mouse') timer.current = setTimeout(near, hesitation)
      }}
      onPointerLeave={event => {
        rest.onPointerLeave?.(event)
        clearTimeout(timer.current)
      }}
      onFocus={event => {
        rest.onFocus?.(event)
        near()
      }}
    />
  )
}
