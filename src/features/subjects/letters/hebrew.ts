import { letterTable } from "./letter-table.ts";

/**
 * Hebrew without points. Geresh (') after a letter makes a foreign sound. Alef, ayin, he, vav and
 * yod also stand for vowels, so they weigh little. Latin forms follow the simple romanisation of the
 * Academy of the Hebrew Language (2006), as far as unpointed text allows.
 */
export const hebrew = letterTable(`
א a aeiou.06
ב v bv
^ב b bv
ג g g
ג' j JZ
ד d d
ד' dh dD
ה h h.2
ה$ a ha.06
ו v vwuo.25
^ו v vwu.8
וו v vw.8
ו' w w.8
ז z z
ז' zh ZJ
ח h xh.8
ח' kh x
ט t t
י i jiea.15
^י y jiJ.5
יי y jiea.3
כ kh kx
^כ k kx
כ' kh x
ך kh kx
ך' kh x
ל l l
מ m m
ם m m
נ n n
ן n n
ס s s
ע a aeiouQ.08
ע' gh gx
פ f pf
^פ p pf
ף f pf
ף' p p
צ ts csz
צ' ch CS
ץ ts csz
ץ' ch CS
ק k k
ר r r
ש sh sS
ת t tT
ת' th TtsD
' -
`);
