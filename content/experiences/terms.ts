import type { Experience, ExperienceGroupKey } from './shape.ts'

/** The terms of the hosts: free cancellation, what they return later, and the deposit that boats and guides ask. */
interface HostTerms {
  freeDays: number
  laterPercent: number
  depositPercent: number | null
  balanceDays: number | null
}

const paidAtOnce = { depositPercent: null, balanceDays: null }

const byGroup: Readonly<Record<ExperienceGroupKey, HostTerms>> = {
  'at-sea': { freeDays: 14, laterPercent: 25, depositPercent: 30, balanceDays: 14 },
  'at-table': { freeDays: 5, laterPercent: 50, ...paidAtOnce },
  'wine-and-oil': { freeDays: 5, laterPercent: 50, ...paidAtOnce },
  'on-foot': { freeDays: 3, laterPercent: 50, ...paidAtOnce },
  culture: { freeDays: 7, laterPercent: 50, ...paidAtOnce },
  'for-children': { freeDays: 3, laterPercent: 50, ...paidAtOnce },
  wellbeing: { freeDays: 2, laterPercent: 50, ...paidAtOnce },
}

/** The terms of an experience of the demonstration. */
export const termsOf = ({ group }: Experience): HostTerms => byGroup[group]
