import { letterTable } from "./letter-table.ts";

/**
 * Cyrillic of Russian, Ukrainian, Belarusian, Bulgarian, Serbian, Macedonian and Kazakh names. Latin
 * forms are the plain ones of newspapers. "ти", "си" and "дз" also render Japanese chi, shi and j,
 * "чж" and "цз" the zh and j of Chinese (Palladius).
 */
export const cyrillic = letterTable(`
а a a
б b b
в v vw
г g ghx
ґ g g
д d d
ђ dj Jd
ѓ gj gJ
е e ei
^е ye je
є ye je
ё yo j.2 oe
ж zh ZJ
дж j JZ
з z z
ѕ dz zc
дз dz zJcC
и i ij
і i i
ї yi ji
й y j.5
ј j jJ
к k k
л l l
љ lj l j.2
м m m
н n n
нг ng Nn g.4
нк nk Nn k
њ nj n j.2
ң ng Nn
о o oa
п p p
р r r
с s s
си si sS i
сё syo sS j.1 oe
сю syu sS j.1 u
ся sya sS j.1 a
т t tT
ти ti tC i
ть t tC
тё tyo tC j.1 oe
тю tyu tC j.1 u
тя tya tC j.1 a
ћ c CtS
ќ kj kC
у u uw
ү u u
ұ u u
ў w uw.5
уо wo w.5 o
уи wi w.5 i
уэ we w.5 e
ф f fT
х kh xhk
кс ks k s
ц ts cs
ч ch C
чж zh ZJC
цз j Jcz
џ dz J
ш sh S
щ shch SC C.1
ъ - 
ы y i
ь - 
э e ea
ю yu j.2 u
я ya j.2 ae
ый$ y i.3
ий$ y i.3
ғ g gx
қ k kx
һ h hx
ә a ae
ө o oe
' -
`);
