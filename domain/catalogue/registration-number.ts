/** The form of the number under which a country registers villas, by the country's slug. */
const forms: Readonly<Record<string, RegExp>> = {
  // CIN: the commune's six digits, the kind of letting, and eight characters.
  italy: /^IT\d{6}[A-Z]\d[A-Z0-9]{8}$/,
  // AMA of the tax administration, or the number of a licence of the tourism ministry.
  greece: /^(\d{11}|\d{4}[KΚ]\d{11})$/u,
  // The commune's number, six digits and two characters.
  france: /^(\d{5}|2[AB]\d{3}) \d{6} [A-Z0-9]{2}$/,
}

/** An example of each form, for hints. */
export const registrationExamples: Readonly<Record<string, string>> = {
  italy: 'IT058091C2ABCD1234',
  greece: '00001234567',
  france: '2A004 000123 AB',
}

/** A number as it is stored: capitals, single spaces, and the groups that France writes apart. */
export function tidyRegistrationNumber(country: string, typed: string): string {
  const tidy = typed.trim().replace(/\s+/g, ' ').toUpperCase()
  const closed = tidy.replace(/[ .-]/g, '')
  if (country === 'france' && /^[0-9AB]{5}\d{6}[A-Z0-9]{2}$/.test(closed))
    return `${closed.slice(0, 5)} ${closed.slice(5, 11)} ${closed.slice(11)}`
  return country === 'italy' || country === 'greece' ? closed : tidy
}

/** Whether a number has the form that its country demands (PD-170). Other countries demand that there is one. */
export const isRegistrationNumber = (country: string, number: string): boolean =>
  forms[country]?.test(number) ?? number.trim() !== ''
