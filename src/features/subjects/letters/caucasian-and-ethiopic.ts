import { letterTable } from "./letter-table.ts";

export const georgian = letterTable(`
ა a a
ბ b b
გ g g
დ d d
ე e e
ვ v vw
ზ z z
თ t tT
ი i ij
კ k k
ლ l l
მ m m
ნ n n
ო o o
პ p p
ჟ zh ZJ
რ r r
ს s s
ტ t t
უ u uw
ფ p pf
ქ k k
ღ gh gx
ყ q k
შ sh S
ჩ ch C
ც ts c
ძ dz zc
წ ts c
ჭ ch C
ხ kh xhk
ჯ j J
ჰ h h
ი$ i i.1
`);

export const armenian = letterTable(`
ա a a
բ b bp
գ g gk
դ d dt
ե e je
զ z z
է e e
ը y ea.1
թ t tT
ժ zh Z
ի i ij
լ l l
խ kh xhk
ծ ts cz
կ k kg
հ h h
ձ dz zc
ղ gh gx
ճ ch CJ
մ m m
յ y jh
ն n n
շ sh S
ո o o
ու u uw
չ ch C
պ p pb
ջ j JC
ռ r r
ս s s
վ v vw
տ t td
ր r r
ց ts c
ւ v vw
փ p p
ք k k
և ev e v
օ o o
ֆ f f
`);

const ethiopicRows = "h l h m s r s sh q q q q b v t ch h h n n . k k kh kh w . z zh y d d j g g g t ch p ts ts f p".split(" ");
const ethiopicSounds = "h l h m s r s S k k k k b v t C h h n n Q.1 k k x x w Q.1 z Z j d d J g g g t C p c c f p".split(" ");
const ethiopicVowels = ["e e.1", "u u", "i i", "a a", "e e", "i ei.1", "o o", "a a.2"];

/** The Ethiopic syllabary is regular: rows of eight code points from U+1200, one consonant a row. */
export const ethiopic = letterTable(
  ethiopicRows
    .flatMap((consonant, row) =>
      ethiopicVowels.map((vowel, column) => {
        const [latin = "", units = ""] = vowel.split(" ");
        const written = `${consonant === "." ? "" : consonant}${latin}`;
        return `${String.fromCodePoint(0x1200 + row * 8 + column)} ${written} ${ethiopicSounds[row] ?? ""} ${units}`;
      }),
    )
    .join("\n"),
);
