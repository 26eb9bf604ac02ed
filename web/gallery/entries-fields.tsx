import { useState } from 'react'
import { useForm } from '#web/features/forms/public'
import { SearchBar } from '#web/features/search-bar/public'
import { ApiError } from '#web/lib/api-client'
import { Button } from '#web/ui/button'
import { Checkbox, type CheckState } from '#web/ui/checkbox'
import { Combobox, type OptionGroup } from '#web/ui/combobox'
import { Input, Select } from '#web/ui/field'
import { NumberStepper } from '#web/ui/number-stepper'
import type { Entry } from './entry'
import styles from './gallery.module.css'

function CounterExample() {
  const [value, setValue] = useState(2)
  return <NumberStepper label="Adults (13+)" value={value} max={4} onChange={by => setValue(value + by)} />
}

function CheckboxExample({ first }: { first: CheckState }) {
  const [choice, setChoice] = useState(first)
  return (
    <Checkbox choice={choice} aside={24} onChange={() => setChoice(choice === 'all' ? 'none' : 'all')}>
      Ionian islands
    </Checkbox>
  )
}

const letter = () => import('#contract/forms/newsletter').then(({ newsletterForm }) => newsletterForm)

/** Validated by the schema that the server shares; submitting fails as if offline. */
function FormExample() {
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ email: string }>(
    async ({ email }) => {
      if (!email.endsWith('@example.com')) throw new ApiError(0, { code: 'unreachable' })
    },
    { shape: letter },
  )
  return (
    <form {...props}>
      <Input label="Your e-mail address" name="email" type="email" error={fault('email')} />
      <Button type="submit">Send</Button>
      <p role="status">{state === 'done' ? 'Sent' : problem}</p>
    </form>
  )
}

const offered: OptionGroup[] = [
  { id: 'places', label: 'Destinations', options: [{ id: 'corfu', to: '/greece/corfu', content: 'Corfu' }] },
  {
    id: 'pages',
    label: 'Pages',
    options: ['beaches', 'weather'].map(id => ({ id, to: `/greece/corfu/${id}`, content: `Corfu: ${id}` })),
  },
]

function ComboboxExample({ groups }: { groups: OptionGroup[] }) {
  const [value, setValue] = useState('corfu')
  return (
    <Combobox
      label="Search the site"
      name="q"
      action="/search"
      submit="Search"
      maxLength={100}
      value={value}
      onChange={setValue}
      groups={groups}
      status=""
      target={groups[0]?.options[0]?.to ?? '/search'}
      onGo={() => {}}
    />
  )
}

export const fields: Entry[] = [
  {
    name: 'Input',
    states: {
      plain: () => <Input label="Last name" autoComplete="family-name" />,
      'with a hint': () => <Input label="E-mail" hint="We write once, to answer." type="email" />,
      'with an error': () => <Input label="Telephone" error="Required" defaultValue="" />,
    },
  },
  {
    name: 'Select',
    states: {
      plain: () => (
        <Select label="Bedrooms">
          <option>Any number</option>
          <option>4 or more</option>
        </Select>
      ),
    },
  },
  { name: 'Form', states: { 'checked by its shape': () => <FormExample /> } },
  { name: 'Counter', states: { 'two of four': () => <CounterExample /> } },
  {
    name: 'Checkbox',
    states: {
      none: () => <CheckboxExample first="none" />,
      some: () => <CheckboxExample first="some" />,
      all: () => <CheckboxExample first="all" />,
      disabled: () => (
        <Checkbox choice="none" disabled>
          Sporades
        </Checkbox>
      ),
    },
  },
  {
    name: 'SearchBar',
    states: {
      'in a panel': () => (
        <div className={styles.wide}>
          <SearchBar place="panel" />
        </div>
      ),
      'over the screen': () => <SearchBar place="screen" />,
    },
  },
  {
    name: 'Combobox',
    states: {
      'nothing offered': () => <ComboboxExample groups={[]} />,
      'pages offered': () => <ComboboxExample groups={offered} />,
    },
  },
]
