/** A small number at the corner of an icon. The icon's button says it in words. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span
      aria-hidden="true"
      className="absolute end-0 top-0.5 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-kraft-deep px-1 text-[0.6875rem] leading-none font-semibold text-ground"
    >
      {count}
    </span>
  )
}
