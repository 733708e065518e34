import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnSituation, OwnTake } from '@tappet/acoustics/normal'
import type { Json, OwnSoundRow } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { isOfCar } from '../../backend/car/car.ts'
import { useBackend } from '../../backend/connection/backend.tsx'
import type { Client } from '../../backend/connection/connect.ts'
import { dataOf } from '../../backend/connection/data-of.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { readTakes } from './draft.ts'

export type OwnSound = { id: string; situation: OwnSituation; takes: OwnTake[]; learnedAt: string }

/** Of all cars. @throws PostgrestError */
async function fetchOwnSounds(client: Client, userId: string, deviceId: string): Promise<OwnSoundRow[]> {
  return dataOf(
    client.from('own_sounds').select('*').eq('user_id', userId).eq('device_id', deviceId).order('id'),
  )
}

/** @param carId absent: the car that is shown; null: the default one */
export function useOwnSounds(userId: string, deviceId: string, carId?: string | null) {
  const { client } = useBackend()
  const { car: shown, cars, former, isKnown } = useGarage(userId)
  const all = [...cars, ...former]
  const car = carId === undefined ? shown : all.find((each) => isOfCar({ vehicle_id: carId }, each))
  return useQuery({
    queryKey: queryKeys.ownSounds(userId),
    queryFn: () => fetchOwnSounds(client, userId, deviceId),
    select: (rows): OwnSound[] =>
      rows
        .filter((row) => isKnown && (car === undefined ? all.length === 0 : isOfCar(row, car)))
        .map(({ id, situation, takes, created_at }) => ({
          id,
          situation,
          takes: readTakes(takes),
          learnedAt: created_at,
        })),
    // One car's normal could be taken for another's.
    enabled: userId !== '' && isKnown,
  })
}

export type Learned = {
  situation: OwnSituation
  takes: readonly OwnTake[]
  deviceId: string
  deviceName: string
}

/** Another reference is deleted first, by its driver. */
export function useLearn(userId: string) {
  const { client } = useBackend()
  const queryClient = useQueryClient()
  const { car } = useGarage(userId)
  return useMutation({
    mutationFn: async ({ situation, takes, deviceId, deviceName }: Learned) => {
      const takesJson: Json = JSON.parse(JSON.stringify(takes))
      const { error } = await client.from('own_sounds').insert({
        user_id: userId,
        vehicle_id: car?.id ?? null,
        situation,
        device_id: deviceId,
        device_name: deviceName,
        takes: takesJson,
      })
      if (error) throw error
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.ownSounds(userId) }),
  })
}

export function useForget(userId: string) {
  const { client } = useBackend()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => dataOf(client.from('own_sounds').delete().eq('id', id)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.ownSounds(userId) }),
  })
}
