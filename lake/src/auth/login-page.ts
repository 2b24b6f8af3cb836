const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { display: grid; place-items: center; min-height: 90vh; margin: 1rem; background: light-dark(#fbf8f4, #13141b); color: light-dark(#2a1f14, #e3e4e8) }
  main { box-sizing: border-box; width: min(24rem, 100%); padding: 2rem; border: 1px solid light-dark(#eee3d3, #2a2c3a); border-radius: .6rem; background: light-dark(#fff, #1b1d27) }
  h1 { margin: 0; font-size: 1.5rem }
  label { display: block; margin-block: 1.25rem .35rem; font-weight: 600 }
  input, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .6rem .8rem; font: inherit; border-radius: .4rem }
  input { border: 1px solid light-dark(#866238, #bb976d); background: light-dark(#fff, #13141b); color: inherit }
  p { margin-block: .75rem 0; font-size: .875rem }
  button { margin-block-start: 1.5rem; border: 0; background: #866238; color: #fff; font-weight: 600; cursor: pointer }
  :focus-visible { outline: 3px solid #bb976d; outline-offset: 2px }
  [role=alert] { color: #b91c1c; background: #fef2f2; padding: .6rem .8rem; border-radius: .4rem }`

export type LoginPage = {
  /** address of the login itself, with what the Studio asked for */
  action: string
  /** what went wrong with the attempt before */
  problem?: string
  name?: string
}

/** The page that asks for name and password. It runs no script. */
export const loginPage = ({ name = '', ...page }: LoginPage): string =>
  pageWith(
    page,
    `<label for="name">Name</label>
<input id="name" name="name" value="${escaped(name)}" autocomplete="username" required autofocus>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>`,
  )

/** The page that asks an editor on this machine for a name: no password, since there are no users. */
export const namePage = (page: LoginPage): string =>
  pageWith(
    page,
    `<label for="name">Your name</label>
<input id="name" name="name" maxlength="80" autocomplete="name" aria-describedby="why" required autofocus>
<p id="why">Your name appears next to your changes in the history, and other editors see it while you work. This computer remembers it. Sign out to change it.</p>`,
  )

function pageWith({ action, problem }: LoginPage, fields: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Log in</title><style>${style}</style></head>
<body><main>
<h1>Log in</h1>
${problem === undefined ? '' : `<p role="alert">${escaped(problem)}</p>`}
<form method="post" action="${escaped(action)}">
${fields}
<button type="submit">Log in</button>
</form>
</main></body></html>
`
}

/** Headers of that page; `origins` are where the login may lead, which the browser checks as well. */
export const loginPageHeaders = (origins: readonly string[]): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origins.join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
})
