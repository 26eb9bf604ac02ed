import { type ComponentProps, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pageAreaOf } from '#domain/content/page-areas'
import { type Language, localPath, splitLanguage } from '#domain/text/language'
import { useLanguage } from '#web/messages'
import { isInternalUrl, isUnmodifiedClick } from '../lib/navigation'
import { prefetchPage } from '../lib/prefetch'

interface InternalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, with or without a language prefix. */
  to: string
  /** Leaves the path unchanged: it is a page in another language. */
  asIs?: boolean
}

/** Hover delay before a page is prefetched, in milliseconds. */
const prefetchHoverDelayMs = 65

/** URL of the results page with the visitor's last search (SPEC A4). */
const rememberedResults = async (path: string): Promise<string> =>
  (await import('#web/lib/remembered-search')).rememberedAddress(path)

/** Adds the page's language to a path, unless it has one. */
export const localizePath = (path: string, language: Language): string =>
  path.startsWith('/') && splitLanguage(path).language === 'en' ? localPath(path, language) : path

/** A link within the site: in the page's language, prefetched on hover, followed client-side. */
export function InternalLink({ to, asIs, ...rest }: InternalLinkProps) {
  const language = useLanguage()
  const path = asIs ? to : localizePath(to, language)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The browser handles what the router cannot show, such as files and API calls, and other areas, which have their
  // own policies.
  const staysInApp = () =>
    isInternalUrl(new URL(path, 'http://site'), 'http://site') &&
    (path.startsWith('#') || pageAreaOf(path) === pageAreaOf(pathname))
  const near = () => staysInApp() && !path.startsWith('#') && prefetchPage(path.split('#')[0] ?? path)
  return (
    <a
      {...rest}
      href={path}
      onClick={event => {
        rest.onClick?.(event)
        if (!isUnmodifiedClick(event) || !staysInApp()) return
        event.preventDefault()
        // A link to the current page adds no history entry.
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
        if (event.pointerType === 'mouse') timer.current = setTimeout(near, prefetchHoverDelayMs)
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
