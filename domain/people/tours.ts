/** The guided tours of the client area: nine steps of the dashboard, three of the experiences planner (SPEC B2). */
export const tours = ['dashboard', 'planner'] as const
export type Tour = (typeof tours)[number]

/** The tours that were seen, with one more; the order is that of `tours`, and each occurs once. */
export const withTour = (seen: readonly Tour[], tour: Tour): Tour[] =>
  tours.filter(one => one === tour || seen.includes(one))
