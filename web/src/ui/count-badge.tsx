/** A small number at the corner of an icon; the accessible name of the icon's button contains it. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span aria-hidden="true" className="count-badge">
      {count}
    </span>
  )
}
