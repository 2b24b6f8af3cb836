import { Select } from '../field'

type Choice = { key: string; label: string; count: number; isChosen: boolean; isClosed: boolean }

type FacetSelectProps = {
  label: string
  name: string
  /** The label of no choice. */
  all: string
  choices: readonly Choice[]
}

/** One option of a facet, or all of them, each with the number of items that it would show. */
export function FacetSelect({ label, name, all, choices }: FacetSelectProps) {
  return (
    <Select label={label} name={name} defaultValue={choices.find(({ isChosen }) => isChosen)?.key ?? ''}>
      <option value="">{all}</option>
      {choices.map(({ key, label: text, count, isClosed }) => (
        <option key={key} value={key} disabled={isClosed}>
          {`${text} (${count})`}
        </option>
      ))}
    </Select>
  )
}
