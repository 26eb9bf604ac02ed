import type { SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement>

/** Icons take colour and height of the surrounding text. */
function SvgPath({ filled = false, ...rest }: IconProps & { filled?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    />
  )
}

const createIcon =
  (path: string, filled = false) =>
  (props: IconProps) => (
    <SvgPath filled={filled} {...props}>
      <path d={path} />
    </SvgPath>
  )

const heart = 'M12 20.3C6.2 16 3.2 12.7 3.2 9.1a4.5 4.5 0 0 1 8.8-1.4 4.5 4.5 0 0 1 8.8 1.4c0 3.6-3 6.9-8.8 11.2Z'

export const HeartIcon = createIcon(heart)
export const HeartFilledIcon = createIcon(heart, true)
export const MenuIcon = createIcon('M3 7h18M3 12h18M3 17h18')
export const CloseIcon = createIcon('m5.5 5.5 13 13m0-13-13 13')
export const SearchIcon = createIcon('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7 5.2 5.2')
export const ChevronDownIcon = createIcon('m5 9 7 7 7-7')
export const ChevronRightIcon = createIcon('m9 5 7 7-7 7')
export const ChevronLeftIcon = createIcon('m15 5-7 7 7 7')
export const ArrowRightIcon = createIcon('M3.5 12h17m-6-6 6 6-6 6')
export const PlusIcon = createIcon('M12 5v14M5 12h14')
export const MinusIcon = createIcon('M5 12h14')
export const CheckIcon = createIcon('m5 12.5 4.5 4.5L19 7.5')
export const PhoneIcon = createIcon(
  'M8.2 3.5H5A1.5 1.5 0 0 0 3.5 5C3.5 13.6 10.4 20.5 19 20.5a1.5 1.5 0 0 0 1.5-1.5v-3.2l-4.6-1.6-1.7 2.2a12.5 12.5 0 0 1-6.6-6.6l2.2-1.7L8.2 3.5Z',
)
export const CalendarIcon = createIcon('M4 6h16v14H4zM4 10.5h16M8.5 3.5v4m7-4v4')
export const GuestsIcon = createIcon(
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-3.5 2.6-6 6-6s6 2.5 6 6m0-15.7a3.5 3.5 0 0 1 0 6.4m2.5 3.9c2.1.9 3.5 2.9 3.5 5.4',
)
export const PersonIcon = createIcon('M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.6-3.4 3.6-5 7.5-5s6.9 1.6 7.5 5')
export const BedIcon = createIcon('M3 19v-5.5h18V19M3 13.5V6m18 7.5V11a2 2 0 0 0-2-2h-8.5v4.5')
export const PlaceIcon = createIcon(
  'M12 21s6.5-6 6.5-11.2A6.5 6.5 0 0 0 5.5 9.8C5.5 15 12 21 12 21Zm0-8.7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const MapIcon = createIcon('m3.5 6 5.5-2.5 6 2.5 5.5-2.5V18L15 20.5 9 18l-5.5 2.5ZM9 3.5V18m6-12v14.5')
export const ListIcon = createIcon('M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01')
export const FilterIcon = createIcon('M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4')
export const FullScreenIcon = createIcon('M4 9V4h5m6 0h5v5m0 6v5h-5M9 20H4v-5')
export const InfoIcon = createIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5M12 7.6v.01')
export const WarningIcon = createIcon('M12 4 2.8 20h18.4ZM12 10v4.5m0 2.6v.01')
export const StarIcon = createIcon('m12 3.5 2.6 5.6 6 .8-4.4 4.2 1.1 6.1L12 17.2l-5.3 3 1.1-6.1-4.4-4.2 6-.8Z', true)

export const PauseIcon = createIcon('M9 5v14M15 5v14')
export const PlayIcon = createIcon('M7 5l12 7-12 7z')
