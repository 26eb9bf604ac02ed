import { ScrollRestoration, useLoaderData } from 'react-router'
import { layoutOf } from '#domain/content/public-templates'
import { Consent } from '#web/features/consent/public'
import { CurrencyProvider } from '#web/features/currency/public'
import { Footer } from '#web/features/footer/public'
import { Header } from '#web/features/header/public'
import { EmailInterestHandler } from '#web/features/interest/public'
import { LanguageOffer } from '#web/features/language-offer/public'
import { NavigationProgress } from '#web/features/navigation-progress/public'
import { TemplateBoundary } from '#web/features/page-error/public'
import { Toaster } from '#web/features/toasts/public'
import { TravelNotices } from '#web/features/travel-notices/public'
import { useHead } from '#web/lib/head'
import type { PageData } from '#web/lib/page-data'
import { SiteProvider } from '#web/lib/site-context'
import { MessagesProvider } from '#web/messages'
import { getTemplate } from '#web/templates'

/** Layout of every page: navigation, the page's template, footer. */
export function SiteLayout() {
  const data = useLoaderData<PageData>()
  const { page, site, language, currency } = data
  const { navigation, footer, fullHeight } = layoutOf(page)
  const { Component: Template } = getTemplate(page.template)
  useHead(data)
  return (
    <MessagesProvider language={language}>
      <SiteProvider site={site}>
        <CurrencyProvider value={currency}>
          <Consent page={page} />
          {navigation && <Header page={page} overPicture={fullHeight} />}
          <LanguageOffer page={page} />
          <main id="content" tabIndex={-1}>
            <TemplateBoundary key={`${page.kind}-${page.id}`} page={page}>
              <Template page={page} />
            </TemplateBoundary>
            <NavigationProgress />
          </main>
          {footer && <Footer />}
          <Toaster />
          <TravelNotices />
          <EmailInterestHandler />
          <ScrollRestoration />
        </CurrencyProvider>
      </SiteProvider>
    </MessagesProvider>
  )
}
