'use client'

type Image = { src: string; width: number; height: number }

type LogoProps = { alt: string; light: Image; dark: Image }

/** A logo in the colours that suit the theme. Drawn in the browser too: a page's data then has its two addresses only. */
export function Logo({ alt, light, dark }: LogoProps) {
  return [light, dark].map((image, index) => (
    // An SVG has no widths to choose from.
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      key={index}
      {...image}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={index === 0 ? 'logo' : 'logo logo-dark'}
    />
  ))
}
