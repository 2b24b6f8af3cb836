/** The mark of the shop: a folded paper bag in kraft on a light ground. */
export function BrandIcon() {
  return (
    <svg viewBox="0 0 32 32" width="100%" height="100%" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#F8F5F0" />
      <path d="M8 9h16v17H8z" fill="#BB976D" />
      <path d="M8 9l2.5 3.5L8 26zM24 9l-2.5 3.5L24 26z" fill="#7D5A31" opacity=".55" />
      <path d="M8 9h16l-2.5 3.5h-11z" fill="#7D5A31" />
      <path
        d="M12.5 9V7.5a3.5 3.5 0 0 1 7 0V9"
        fill="none"
        stroke="#7D5A31"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  )
}
