import { useEffect, useState } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { splitLanguage } from '#domain/text/language'
import { createTranslator, loadMessages, type Translate } from '#web/messages'
import { PageFailure } from './page-failure'

/** Fallback when a page could not be loaded at all; outside the site layout, it loads its messages itself. */
export function PageError() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const { language } = splitLanguage(pathname)
  const [t, setWords] = useState<Translate>()
  useEffect(() => {
    loadMessages(language, ['frame']).then(
      () => setWords(() => createTranslator(language)),
      // The messages failed to load too: the built-in English text remains.
      () => setWords(() => bare),
    )
  }, [language])
  if (!t) return null
  return (
    <main>
      <PageFailure error={error} t={t} />
    </main>
  )
}

const fallback: Partial<Record<Parameters<Translate>[0], string>> = {
  error_retry: 'Try again',
  error_home: 'Home',
  error_server: 'Something went wrong on our side',
  error_text: 'Nothing you entered is lost. Please try again in a moment.',
  error_unreachable: 'We cannot reach our server',
}
const bare: Translate = key => fallback[key] ?? ''
