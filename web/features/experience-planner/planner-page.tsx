import type { PageOf } from '#contract/pages'
import { PlannerOf } from './planner-of'
import { SelectedBooking } from './selected-booking'

/** The experiences planner (771): the days of a stay, and what can be done around the villa. */
export default function ExperiencesPlanner({ page }: { page: PageOf<'own'> }) {
  return (
    <SelectedBooking page={page}>
      {(bookingId, contact) => <PlannerOf key={bookingId} bookingId={bookingId} contact={contact} />}
    </SelectedBooking>
  )
}
