import { knownOf, PRODUCT_WORDS, whyGuessable } from '@tappet/wire/password'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary, product: [...PRODUCT_WORDS] },
  graphs: common.adjacencyGraphs,
})

export const guess = (password: string, email: string): string | null =>
  whyGuessable(password, zxcvbn.check(password, knownOf(email)))
