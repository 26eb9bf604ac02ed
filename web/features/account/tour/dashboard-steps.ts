import type { MessageKey } from '#web/messages'

/** A step of a guided tour. */
export interface TourStep {
  /** The elements that it can point to: the first visible one, by `data-tour`. */
  targets: readonly string[]
  title: MessageKey
  text: MessageKey
}

/**
 * The nine steps of the dashboard (SPEC B2). Entries of the sidebar have the name of their page; on phones, where the
 * list is closed, their step points to the button that opens it.
 */
export const dashboardSteps: readonly TourStep[] = [
  { targets: ['dashboard', 'menu'], title: 'tour_dashboard', text: 'tour_dashboard_text' },
  { targets: ['trips'], title: 'tour_trips', text: 'tour_trips_text' },
  { targets: ['experiences'], title: 'tour_experiences', text: 'tour_experiences_text' },
  { targets: ['guestLogins'], title: 'tour_guests', text: 'tour_guests_text' },
  { targets: ['transfers', 'tripDetails'], title: 'tour_travel', text: 'tour_travel_text' },
  { targets: ['billing'], title: 'tour_billing', text: 'tour_billing_text' },
  { targets: ['view'], title: 'tour_view', text: 'tour_view_text' },
  { targets: ['timeline'], title: 'tour_timeline', text: 'tour_timeline_text' },
  { targets: ['tour'], title: 'tour_button', text: 'tour_button_text' },
]

const named = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`)]
const isVisible = (element: HTMLElement) => element.checkVisibility()

/** The element of a step; undefined where the page does not have it, and the step is left out. */
export function targetOf({ targets }: TourStep): HTMLElement | undefined {
  const there = targets.flatMap(named)
  // A closed list has its entries all the same: the button stands for them.
  return there.find(isVisible) ?? (there.length > 0 ? named('menu').find(isVisible) : undefined)
}
