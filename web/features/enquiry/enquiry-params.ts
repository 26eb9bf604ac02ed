import { type Day, parseDay } from '#domain/calendar/day'
import { type EnquirySubject, enquirySubjects } from '#domain/people/enquiry-subjects'
import { idPattern } from '#domain/text/id'
import { parseGuests } from '#domain/villas/guests'

/** Parameters of an enquiry URL: prefilled fields, and the villas it names. */
export interface EnquiryParams {
  fields: Record<string, string>
  villaIds: number[]
  /** The requested day of an experience. */
  day?: Day
  /** The subject of the enquiry. */
  subject?: EnquirySubject
}

const isId = (text: string) => idPattern.test(text)

/** Parses the query of the form's URL, as links to it write it; ignores invalid values. */
export function parseEnquiryParams(query: string): EnquiryParams {
  const given = new URLSearchParams(query)
  const from = parseDay(given.get('from') ?? given.get('startDate') ?? '')
  const to = parseDay(given.get('to') ?? given.get('endDate') ?? '')
  const { adults, children, infants } = parseGuests({
    people: given.get('people'),
    adults: given.get('adults'),
    children: given.get('children'),
    infants: given.get('infants'),
  })
  const rooms = given.get('rooms') ?? ''
  const experience = given.get('experience') ?? ''
  const day = parseDay(given.get('day') ?? '')
  const subject = enquirySubjects.find(name => name === given.get('subject'))
  const known: Record<string, string | undefined> = {
    ...(from && to && from < to && { from, to }),
    ...(adults > 0 && { adults: String(adults), children: String(children), infants: String(infants) }),
    ...(/^[1-9]\d?$/.test(rooms) && { rooms }),
    ...(isId(experience) && { experience }),
  }
  return {
    fields: Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => !!entry[1])),
    ...(day && isId(experience) && { day }),
    ...(subject && { subject }),
    villaIds: [...new Set((given.get('villa') ?? '').split(',').filter(isId).map(Number))],
  }
}
