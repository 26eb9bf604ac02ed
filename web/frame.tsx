import { ScrollRestoration, useLoaderData } from 'react-router'
import { templateOf } from '#domain/templates'
import { Footer } from '#web/features/footer/footer'
import { Header } from '#web/features/header/header'
import { NavigationProgress } from '#web/features/navigation-progress/navigation-progress'
import { NoticeRegion } from '#web/features/notices/notice-region'
import { PageTemplate } from '#web/features/page-template/public'
import { TravelNotices } from '#web/features/travel-notices/travel-notices'
import { useHead } from '#web/head'
import { MessagesProvider } from '#web/messages'
import type { PageData } from '#web/routes'
import { SiteProvider } from '#web/site'
import { getTemplate } from '#web/templates'

/** The frame of every page: navigation, the page's template, footer. */
export function Frame() {
  const data = useLoaderData<PageData>()
  const { page, site, language, more } = data
  const { navigation, footer, fullHeight } = templateOf(page.templateId)
  useHead(data)
  return (
    <MessagesProvider language={language}>
      <SiteProvider site={site}>
        {navigation && <Header page={page} overPicture={fullHeight} />}
        <main id="content" tabIndex={-1}>
          <PageTemplate key={`${page.kind}-${page.id}`} page={page} template={getTemplate(page.template)} more={more} />
          <NavigationProgress />
        </main>
        {footer && <Footer />}
        <NoticeRegion />
        <TravelNotices />
        <ScrollRestoration />
      </SiteProvider>
    </MessagesProvider>
  )
}
