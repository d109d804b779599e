import { letterTable } from "./letter-table.ts";

/**
 * Arabic without vowel signs, with the letters that Persian and Urdu add. Foreign names have no p, v
 * or hard g of their own in Arabic: ب also stands for p, ف for v, ج, غ, ك and ق for g.
 */
export const arabic = letterTable(`
ا a aeiou.06
أ a aeiouQ.06
إ i aeiQ.06
آ a aQ.1
ٱ a aQ.06
ب b bpv
پ p p
ت t t
ث th Tts
ج j JgZ
جي j JgZ ie.1
چ ch C
ح h hx.8
خ kh xkh
د d d
ذ dh Ddz
ر r r
ز z z
ژ zh ZJ
س s sc
ش sh SC
تش ch C
تس ts c
دج j J
ص s sc
ض d dDz
ط t t
ظ z zDd
ع a aeiouQ.12
غ gh gx
نغ ng Nn g.1
نج ng Nn gJ.3
ف f fv
ڤ v v
ق q kg
ك k kg
ک k k
كس ks k s
گ g g
ل l l
م m m
ن n n
ں n n
ه h h.25
ہ h h.25
ھ h h.1
ه$ a hae.06
ہ$ a hae.06
ة a aet.08
ۃ a aet.08
و w vwuo.25
^و w vw.8
ؤ u uoQ.1
ي i jiea.15
ی i jiea.15
ى a aije.1
^ي y ji.5
^ی y ji.5
ئ i iejQ.08
ے e ie.15
ء - Q.02
ٹ t t
ڈ d d
ڑ r rd
ځ z zc
څ ts cs
ښ sh Sx
ږ zh Zg
ې e ei.15
ۍ i ei.15
ڼ n n
ړ r r
ټ t t
ډ d d
ڕ r r
ڵ l l
ۆ o o.2
ێ e ei.2
ە a ae.15
' -
`);
