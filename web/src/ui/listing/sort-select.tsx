import { Select } from '../field'

type SortSelectProps = {
  label: string
  /** The default first. */
  sorts: readonly { key: string; label: string }[]
  sort: string
}

/** The order of a listing. The default sends nothing, so that it stays out of the address without script too. */
export function SortSelect({ label, sorts, sort }: SortSelectProps) {
  const valueOf = (key: string) => (key === sorts[0]?.key ? '' : key)
  return (
    <Select label={label} name="sort" defaultValue={valueOf(sort)}>
      {sorts.map((each) => (
        <option key={each.key} value={valueOf(each.key)}>
          {each.label}
        </option>
      ))}
    </Select>
  )
}
