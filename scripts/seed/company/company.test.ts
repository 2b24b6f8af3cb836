import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { authors } from '../blog/authors.ts'
import { faq } from './faq.ts'
import { gallery } from './gallery.ts'
import { homeTiles, reasons, statistics } from './highlights.ts'
import { partners } from './partners.ts'
import { portfolio } from './portfolio/index.ts'
import { plans } from './pricing.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'

/** The text of a picture file. */
const imageText = (file: string) => readFileSync(new URL(`../images/${file}`, import.meta.url), 'utf8')

describe('the company', () => {
  it('shows five testimonials from five towns, eight people and seven partners', () => {
    expect(new Set(testimonials.map(({ location }) => location)).size).toBe(5)
    expect(team.map(({ picture }) => picture.file)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `people/team-${number}.webp`),
    )
    expect(new Set(team.map(({ name }) => name)).size).toBe(8)
    expect(partners).toHaveLength(7)
  })

  it('shows an author who is on the team with the same face and name', () => {
    const faces = new Map(team.map(({ name, picture }) => [name, picture]))
    const shared = authors.filter(({ name }) => faces.has(name))
    expect(shared.length).toBe(2)
    for (const author of shared) expect(author.picture).toEqual(faces.get(author.name))
  })

  it('draws each mark twice: dark ink for light pages, light ink for dark ones, nothing else', () => {
    for (const { logo, logoDark } of partners) {
      const [light, dark] = [imageText(logo.file), imageText(logoDark.file)]
      expect(light.replaceAll('#172430', '#F2EEE8')).toBe(dark)
      expect(new Set(light.match(/#[0-9a-f]{6}/gi))).toEqual(new Set(['#172430']))
      expect(light).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="96" viewBox="0 0 \d+ 96"/,
      )
      expect(light).not.toMatch(/<(script|style|image|text|foreignObject)|href=|url\(/)
    }
  })

  it('answers 4, 3, 4 and 3 questions', () => {
    expect(faq.map(({ title, items }) => [title, items.length])).toEqual([
      ['For Shipping', 4],
      ['Warranty & Support', 3],
      ['Order & Payment', 4],
      ['Product Return', 3],
    ])
    expect(faq[0]?.items.map(({ answer }) => answer).join()).toContain('delivery fee of £5.95')
  })

  it('has the three plans at their prices, each with 230+ products', () => {
    const figures = plans.map((plan) => [plan.title, plan.monthlyPrice, plan.yearlyPrice, plan.people])
    expect(figures).toEqual([
      ['Basic', 9, 99, 1],
      ['Standard', 19, 199, 2],
      ['Premium', 99, 999, 5],
    ])
    for (const { features } of plans) expect(features.join()).toContain('230+ products')
    expect(plans.map(({ features }) => /lifetime access/i.test(features.join()))).toEqual([
      false,
      false,
      true,
    ])
    expect(plans.map(({ _id }) => _id)).toEqual([
      'pricingPlan-basic',
      'pricingPlan-standard',
      'pricingPlan-premium',
    ])
  })

  it('has five portfolio items, the first of them the fallback', () => {
    expect(portfolio.map(({ picture }) => picture.file)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `portfolio/slider-${number}.webp`),
    )
    expect(portfolio[0]).toMatchObject({ name: 'Classic Interior Set', tag: 'Classic Interior' })
  })

  it('has eighteen gallery pictures under their subjects', () => {
    const subjects = { Sofa: '', Interior: '', Vase: '', Table: '', Design: '' }
    for (const [index, { picture, categories }] of gallery.entries()) {
      const number = index + 1
      expect(picture.file).toBe(`portfolio/gallery-${String(number).padStart(2, '0')}.webp`)
      subjects[categories[0]!] += ` ${number}`
    }
    expect(gallery).toHaveLength(18)
    expect(subjects).toEqual({
      Sofa: ' 1 6 11 16',
      Interior: ' 2 7 12 13 17',
      Vase: ' 3 8 18',
      Table: ' 4 9 14',
      Design: ' 5 10 15',
    })
  })

  it('has five reasons, four statistics and four tiles with the counts of the specification', () => {
    expect(reasons.map(({ _id }) => _id)).toEqual(
      ['eco', 'custom', 'food-safe', 'delivery', 'support'].map((slug) => `reason-${slug}`),
    )
    expect(statistics.map(({ title, value }) => `${value} ${title}`)).toEqual([
      '300+ Orders Fulfilled',
      '20+ Team Members',
      '200+ Client Reviews',
      '10+ Awards',
    ])
    expect(homeTiles.map(({ count }) => count)).toEqual([26, 40, 14, 32])
  })
})
