/** What a page may ask the office to see to, beside the houses: its link to the enquiry's form says which. */
export const enquirySubjects = ['car-hire', 'travel'] as const

export type EnquirySubject = (typeof enquirySubjects)[number]
