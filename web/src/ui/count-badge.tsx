type CountBadgeProps = {
  count: number
  /** `read` while the visitor's own figure is not known yet (ui.css). */
  until?: 'read'
}

/** A small number at the corner of an icon; the accessible name of the icon's button contains it. */
export function CountBadge({ count, until }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span aria-hidden="true" data-until={until} className="count-badge">
      {count}
    </span>
  )
}
