import { type Body, bodyOf, type CarFields } from '@tappet/upkeep'
import { cx } from '../ui/index.ts'

/** From the left: outline with windows, both wheels' middles, their radius, and how far down they are. In 128 by 48. */
type Drawing = readonly [outline: string, rear: number, front: number, radius: number, down: number]

const DRAWINGS: Readonly<Record<Body, Drawing>> = {
  sedan: [
    'M5 35 4 29Q4 24 9 22.8L24 20.4Q37 9.5 49 9.3L66 9.2Q77 9.4 90 20.6 110 22 119 25.4 124 28 124 33L123.4 36Q123 37 121 37H110.2A10.2 10.2 0 0 0 89.8 37H38.2A10.2 10.2 0 0 0 17.8 37H8Q5.4 37 5 35ZM32 20.2H55V12.4H49.5Q42 12.6 32 20.2ZM58.6 12.3V20.2H83Q73 12.4 66 12.3Z',
    28,
    100,
    7.2,
    37,
  ],
  hatch: [
    'M9 35 8.5 26Q8.8 22.5 11.5 20.4L21.5 10.8Q23.5 8.8 27.5 8.7L59 8.4Q70 8.7 82.5 20.4 104 21.8 112.5 25.4 117.5 28.2 117.5 33L117 36Q116.6 37 115 37H106.2A10.2 10.2 0 0 0 85.8 37H40.2A10.2 10.2 0 0 0 19.8 37H12Q9.3 37 9 35ZM17 20H45V11.7L28 11.8Q26 11.9 25 12.8ZM48.6 11.6V20H76Q67 11.7 59 11.5Z',
    30,
    96,
    7.2,
    37,
  ],
  suv: [
    'M6 35 5.6 21Q5.6 18.8 6.8 17.4L14.2 6.8Q15.6 4.9 18.5 4.8L65 4.4Q71.5 4.4 76 8L89 18.4Q111 19.4 117 22.2 122 24.8 122 30L121.5 35.2Q121.2 36.6 119.4 36.6H110.8A11.2 11.2 0 0 0 88.4 36.6H40.4A11.2 11.2 0 0 0 18 36.6H9Q6.2 36.6 6 35ZM11.8 18H36V7.9L19.4 8Q18.4 8 17.7 9.1ZM39.6 7.9V18H58.4V7.7ZM62 7.6V18H82.6L73.6 10.6Q70 7.6 65 7.6Z',
    29.2,
    99.6,
    8.2,
    36.4,
  ],
  pickup: [
    'M5 35 4.5 21Q4.5 18.6 6.6 18.6H49.4L51.6 7.8Q52.2 5.2 55 5.2H71.6Q76 5.2 79.2 8.6L88.8 18.6Q112 19.6 118 22.2 122.5 24.8 122.5 30L122 35.2Q121.6 36.6 119.8 36.6H111.6A11.2 11.2 0 0 0 89.2 36.6H39.4A11.2 11.2 0 0 0 17 36.6H8Q5.2 36.6 5 35ZM53.4 18.2H65V8.4H56.2Q55.2 8.4 55 9.4ZM68.6 8.4V18.2H83.6L76.6 10.6Q74.6 8.4 71.6 8.4Z',
    28.2,
    100.4,
    8.2,
    36.4,
  ],
  van: [
    'M5.5 35 5 8.6Q5 4.4 9.2 4.2L77 3.8Q84 3.8 89 7.6L104.4 19.4Q115 21 119 24.4 122 27 122 31L121.6 35.2Q121.2 36.6 119.4 36.6H111.8A10.6 10.6 0 0 0 90.6 36.6H37.8A10.6 10.6 0 0 0 16.6 36.6H8.4Q5.7 36.6 5.5 35ZM10.6 17.8H31V7.5L11.8 7.6Q10.6 7.6 10.6 8.8ZM34.6 7.5V17.8H55.6V7.4ZM59.2 7.3V17.8H96L86.4 10.4Q82.4 7.3 77 7.2Z',
    27.2,
    101.2,
    7.6,
    36.4,
  ],
  coupe: [
    'M5 35.4 4.4 29.4Q5 25.6 9.6 24.6 25 22.4 38.4 14.6 46.6 10.2 57 10.2H62.6Q75 10.6 88.6 21.2 110 22.2 118.6 26 124 29 124 33.4L123.4 36Q123 37 121.2 37H111.4A10.4 10.4 0 0 0 90.6 37H38.4A10.4 10.4 0 0 0 17.6 37H8Q5.4 37 5 35.4ZM31 21.6Q45.6 13.4 57 13.2H62.4Q71.6 13.4 81.6 21Z',
    28,
    101,
    7.4,
    37,
  ],
}

/** The driver's picture of the car, or its body from the side; an outline where the body is not known. */
export function CarPicture({
  car,
  className,
}: {
  car: Pick<CarFields, 'picture' | 'name' | 'make' | 'model'>
  className: string
}) {
  if (car.picture) return <img alt="" className={cx('object-cover', className)} src={car.picture} />
  const body = bodyOf(car)
  return (
    <span
      className={cx('grid place-items-center bg-sunken text-muted', className)}
      data-body={body ?? 'unknown'}
    >
      <Silhouette body={body} />
    </span>
  )
}

function Silhouette({ body }: { body: Body | null }) {
  const [path, rear, front, radius, down] = DRAWINGS[body ?? 'hatch']
  const outline = path.slice(0, path.indexOf('Z') + 1)
  return (
    <svg
      aria-hidden="true"
      className="h-3/5 max-h-24 max-w-4/5"
      fill="none"
      stroke="currentColor"
      viewBox="0 0 128 48"
    >
      {body === null ? (
        <path d={outline} strokeLinejoin="round" strokeWidth={2} />
      ) : (
        <path d={path} fill="currentColor" fillRule="evenodd" stroke="none" />
      )}
      {[rear, front].map((middle) => (
        <circle cx={middle} cy={down} key={middle} r={radius - 1.7} strokeWidth={3.4} />
      ))}
    </svg>
  )
}
