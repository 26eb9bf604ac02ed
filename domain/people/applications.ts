/** The application forms: on the pages for agents, owners, White Key and careers. */
export const applicationKinds = ['agent', 'owner', 'whitekey', 'career'] as const

export type ApplicationKind = (typeof applicationKinds)[number]
