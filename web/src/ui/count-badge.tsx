/** A small number at the corner of an icon. The icon's button says it in words. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span aria-hidden="true" className="count-badge">
      {count}
    </span>
  )
}
