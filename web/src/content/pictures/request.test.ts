import { describe, expect, it } from 'vitest'
import { pictureRequest } from './request'

const file = '0123456789abcdef0123456789abcdef01234567-1200x1200.webp'
const ask = (path: string, query = 'w=640&q=75&auto=format', accept = 'image/avif,image/webp') =>
  pictureRequest(path.split('/'), new URLSearchParams(query), accept)

describe('pictureRequest', () => {
  it('takes the addresses of the site’s pages, in any order of their parameters', () => {
    const one = ask(`images/paperhome/production/${file}`, 'w=640&q=75')
    expect(one).toMatchObject({ file, format: 'avif' })
    expect(ask(`images/paperhome/production/${file}`, 'q=75&w=640')?.transform.toString()).toBe(
      one?.transform.toString(),
    )
  })

  it.each([
    `images/other/production/${file}`,
    `images/paperhome/other/${file}`,
    `files/paperhome/production/${file}`,
    'images/paperhome/production/../../secrets.json',
    `images/paperhome/production/${file}/more`,
    'images/paperhome/production',
  ])('refuses %s', (path) => {
    expect(ask(path)).toBeUndefined()
  })

  it.each(['w=99999', 'w=4000', 'blur=50', 'rect=1,2', 'fit=fill', 'w=-1'])('refuses ?%s', (query) => {
    expect(ask(`images/paperhome/production/${file}`, query)).toBeUndefined()
  })

  it('asks for what the browser can show', () => {
    expect(ask(`images/paperhome/production/${file}`, '', 'image/webp,*/*')?.format).toBe('webp')
    expect(ask(`images/paperhome/production/${file}`, '', '*/*')?.format).toBe('other')
  })
})
