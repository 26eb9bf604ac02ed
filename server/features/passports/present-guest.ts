import type { PassportGuest } from '#contract/booking/passports'
import { isAdult, isMinor, passportFaults, type Readiness, readinessOf } from '#domain/passports/passport'
import { hasCommune } from './places.ts'
import type { FoundPassports, PassportRow } from './queries.ts'

/** The rows of a booking and its journey: whether one row is complete depends on them. */
interface Company {
  all: readonly PassportRow[]
  journey: FoundPassports['trip']['journey']
}

/** Whether the adult of a minor travels, and is known to be one. */
const hasGuardian = ({ all, journey }: Company, { guardianId }: PassportRow) =>
  all.some(row => row.id === guardianId && !row.archivedAt && isAdult(row.details, journey.arrival))

/** Communes that are not of their province, which only the tables of the register can tell. */
const communeFaults = ({ details }: PassportRow) => ({
  ...(details.birthCountry === 'IT' &&
    details.birthCommune !== '' &&
    !hasCommune(details.birthProvince, details.birthCommune) && { birthCommune: 'invalid' as const }),
  ...(details.issueCountry === 'IT' &&
    details.issueCommune !== '' &&
    !hasCommune(details.issueProvince, details.issueCommune) && { issueCommune: 'invalid' as const }),
})

const faultsOf = (company: Company, row: PassportRow) => ({
  ...passportFaults(row.details, company.journey, hasGuardian(company, row)),
  ...communeFaults(row),
})

/** Whether a row is complete, among the other rows of its booking. */
export const readinessIn = (company: Company, row: PassportRow): Readiness =>
  readinessOf(row.details, faultsOf(company, row))

const companyOf = ({ all, trip: { journey } }: FoundPassports): Company => ({ all, journey })

/** Whether nothing is missing or wrong in a row. */
export const isReady = (found: FoundPassports, row: PassportRow): boolean =>
  readinessIn(companyOf(found), row) === 'ready'

/** How many of the travelling guests are not ready yet. */
export const countMissing = (found: FoundPassports): number =>
  found.all.filter(row => !row.archivedAt && !isReady(found, row)).length

/** A row in the shape of replies. */
export function presentGuest(found: FoundPassports, row: PassportRow): PassportGuest {
  const { journey } = found.trip
  const faults = faultsOf({ all: found.all, journey }, row)
  return {
    id: row.id,
    kind: row.kind,
    revision: row.revision,
    isLeadBooker: row.id === found.leadId,
    ofGuestLogin: row.coSignInId !== null,
    details: row.details,
    guardianId: row.guardianId,
    isMinor: isMinor(row.details, journey.arrival),
    isAdult: isAdult(row.details, journey.arrival),
    faults,
    readiness: readinessOf(row.details, faults),
    archived: row.archivedAt !== null,
    savedAt: row.savedAt?.toISOString() ?? null,
  }
}
