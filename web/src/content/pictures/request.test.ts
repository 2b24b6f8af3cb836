import { describe, expect, it } from 'vitest'
import { pictureRequest } from './request'

const file = '0123456789abcdef0123456789abcdef01234567-1200x1200.webp'
const request = (path: string, accept = 'image/avif,image/webp') => pictureRequest(path.split('/'), accept)

describe('pictureRequest', () => {
  it('takes the addresses of the site’s pages', () => {
    expect(request(`640/${file}`)).toMatchObject({ file, format: 'avif' })
    expect(request(`640x480/0,150,1200,900/${file}`)?.transform.get('rect')).toBe('0,150,1200,900')
  })

  it('asks the lake for quality, format and fit, which the addresses leave out', () => {
    expect(request(`640/${file}`)?.transform.toString()).toBe('w=640&q=75&fit=max&auto=format')
    expect(request(`640x480/${file}`)?.transform.toString()).toBe('w=640&h=480&q=75&fit=crop&auto=format')
  })

  it.each([
    file,
    `images/paperhome/production/${file}`,
    '640/../../secrets.json',
    `640/${file}/more`,
    '640/secrets.json',
    '',
    `99999/${file}`,
    `4000/${file}`,
    `640x4000/${file}`,
    `-1/${file}`,
    `640/1,2/${file}`,
    `640/1,2,3,4/5,6,7,8/${file}`,
  ])('refuses %s', (path) => {
    expect(request(path)).toBeUndefined()
  })

  it('asks for what the browser can show', () => {
    expect(request(`640/${file}`, 'image/webp,*/*')?.format).toBe('webp')
    expect(request(`640/${file}`, '*/*')?.format).toBe('other')
  })
})
