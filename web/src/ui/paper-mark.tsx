/** Two folded sheets: the shop's mark, in one colour. */
export function PaperMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" fill="currentColor">
      <path d="M5 11.2 16 5v17.6L5 28.8z" opacity=".55" />
      <path d="m16 5 11 6.2v17.6l-11-6.2z" />
    </svg>
  )
}
