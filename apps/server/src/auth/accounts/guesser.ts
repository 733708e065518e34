import { PRODUCT_WORDS, whyGuessable } from '@tappet/wire/password'

type Guesser = (password: string, hints: string[]) => string | null

let guesser: Promise<Guesser> | undefined

/**
 * Null when it is not easy to guess.
 * @param hints what a guesser knows of the person
 */
export async function guess(password: string, hints: string[]): Promise<string | null> {
  guesser ??= load()
  return (await guesser)(password, hints)
}

// The dictionaries take some 20 MB.
async function load(): Promise<Guesser> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, product: [...PRODUCT_WORDS] },
    graphs: common.adjacencyGraphs,
  })
  return (password, hints) => whyGuessable(password, zxcvbn.check(password, hints))
}
