import { describe, expect, it } from 'vitest'
import { pictureRequest } from './request'

const file = '0123456789abcdef0123456789abcdef01234567-1200x1200.webp'
const ask = (path: string, query = 'w=640', accept = 'image/avif,image/webp') =>
  pictureRequest(path.split('/'), new URLSearchParams(query), accept)

describe('pictureRequest', () => {
  it('takes the addresses of the site’s pages, in any order of their parameters', () => {
    const one = ask(file, 'w=640&h=480')
    expect(one).toMatchObject({ file, format: 'avif' })
    expect(ask(file, 'h=480&w=640')?.transform.toString()).toBe(one?.transform.toString())
  })

  it('asks the lake for quality, format and fit, which the addresses leave out', () => {
    expect(ask(file, 'w=640')?.transform.toString()).toBe('w=640&q=75&fit=max&auto=format')
    expect(ask(file, 'w=640&h=480')?.transform.get('fit')).toBe('crop')
  })

  it.each([`images/${file}`, '../../secrets.json', `${file}/more`, 'secrets.json', ''])(
    'refuses %s',
    (path) => {
      expect(ask(path)).toBeUndefined()
    },
  )

  it.each(['w=99999', 'w=4000', 'blur=50', 'rect=1,2', 'fit=fill', 'q=100', 'w=-1'])(
    'refuses ?%s',
    (query) => {
      expect(ask(file, query)).toBeUndefined()
    },
  )

  it('asks for what the browser can show', () => {
    expect(ask(file, '', 'image/webp,*/*')?.format).toBe('webp')
    expect(ask(file, '', '*/*')?.format).toBe('other')
  })
})
