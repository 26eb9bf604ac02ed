import type { ComponentType } from 'react'
import type { PageOf } from '#contract/pages'
import { CompleteRegistration, LogInPage } from '#web/features/door/lazy'
import { Bookings, Dashboard, GuestLogins, Profile } from '#web/features/own-account/lazy'
import { ReadingPage } from '#web/features/reading-page/public'
import type { TemplateProps } from '#web/templates'

/** What stands on the pages of a client's own, by the ids of their templates (section 2). */
const pieces: Readonly<Record<number, ComponentType<{ page: PageOf<'own'> }>>> = {
  30: LogInPage,
  31: Dashboard,
  34: Bookings,
  35: Profile,
  37: GuestLogins,
  102: CompleteRegistration,
}

/** A page of a client's own. One that has no piece yet is what its editors have written. */
export default function Own({ page }: TemplateProps<'own'>) {
  const Piece = pieces[page.templateId]
  return Piece ? <Piece key={page.id} page={page} /> : <ReadingPage page={page} lead="standfirst" />
}
