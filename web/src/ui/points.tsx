import { Icon } from './icons/icon'

type PointsProps = { points: readonly string[]; className?: string }

/** Points, each with a check mark. */
export const Points = ({ points, className = 'flex flex-col gap-3' }: PointsProps) => (
  <ul className={className}>
    {points.map((point) => (
      <li key={point} className="point">
        <Icon name="check" />
        {point}
      </li>
    ))}
  </ul>
)
