/** More than the product uses; callers may spell a time zone in many ways. */
const mostFormatters = 500

/** Makes each formatter once: making one takes longer than hundreds of its results. */
function once<Options, Formatter>(make: (locale: string | undefined, options: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale: string | undefined, options: Options): Formatter => {
    const key = locale + JSON.stringify(options)
    const formatter = made.get(key) ?? make(locale, options)
    if (made.size >= mostFormatters) made.clear()
    made.set(key, formatter)
    return formatter
  }
}

/** The formatter of dates for a locale (BCP 47) and options. Throws a RangeError for an unknown time zone. */
export const dateFormat = once(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** The formatter of lists for a locale (BCP 47) and options. */
export const listFormat = once((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))

/** The formatter of numbers for a locale (BCP 47) and options. Throws a RangeError for an unknown currency or unit. */
export const numberFormat = once((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
