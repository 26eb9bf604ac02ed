import type { TourStep } from '#web/features/account/public'

/** The three steps of the planner (SPEC B2): villa, first day, basket. */
export const plannerSteps: readonly TourStep[] = [
  { targets: ['plannerTrip', 'plannerVilla'], title: 'planner_tour_villa', text: 'planner_tour_villa_text' },
  { targets: ['plannerDay'], title: 'planner_tour_day', text: 'planner_tour_day_text' },
  { targets: ['plannerBasket'], title: 'planner_tour_basket', text: 'planner_tour_basket_text' },
]
