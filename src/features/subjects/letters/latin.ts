import { letterTable } from "./letter-table.ts";

/**
 * Latin letters as the languages of the world use them in names: each entry holds the sounds that
 * any of them gives it (c in English, Italian, Polish, Croatian; j in English, Spanish, German,
 * French). Letters with marks are more definite than bare ones and are listed where they differ.
 * Endings that some languages leave silent weigh less.
 */
export const latin = letterTable(`
a a ae
ae ae ae i.1
ai ai aei ij.15
ay ay aei ij.15
au au ao uw.15
aw aw ao uwv.3
augh au ao f.2
b b b
bh bh bv
c c kscC
ca c k ae
co c k oau
cu c k ua
c$ c kcC
cc cc kCs
ce c scC e
ce$ c scC e.1
cei ce scC ei
ci ci scCk i
cy cy sck i
cia ci scC i.1 a
cio ci scC i.1 o
ch ch CkxSh
chi chi CkxS i
chr chr k r
ck ck k
cq cq k
cz cz Cc
cs cs Cs
d d d
d$ d dt.4
dd dd dD
dh dh dDz
dj dj Jd
dge dge J e.1
dsch dsch J
dzh dzh J
dz dz zcJ
e e ei
e$ e e.1
é$ e e
ea ea ie a.15
eau eau o
eaux$ eau o
ee ee i
ei ei aei ij.15
ej ej e ij.3
ey ey aei ij.15
eu eu oeuj
eo eo eio o.2
ew ew uj wv.4
er$ er eao.2 r.25
f f f
ff ff f
g g gJxZh
ga g g a
go g g o
gu g g uwv.2
ge g gJZx e
ge$ g gJZ e.1
gh gh gxhf.25
^gh gh g
gi gi gJZx i
gia gi gJ i.1 a
gio gi gJ i.1 o
giu gi gJ i.1 u
gn gn gn.2 n j.1
gli gli g.2 l i
gue$ g g ue.1
gui g g u.1 i
gy gy gJd ji.3
h h h.35
^h h hx.6
hs hs Ss
hsi hsi S i
hr hr h.2 r
i i iae
ie ie iaj e.15
ie$ i i e.1
ia ia ij a
io io ij o
iu iu ij u
igh igh aei gh.1
j j JjZxh
ji ji Jj i
jj jj j
k k k
kh kh xkh
kn kn k.4 n
kk kk k
l l l
ll ll lj
lh lh l
lk lk l k.8
m m m
mb$ mb m b.4
mc mc m ae.1 k
mck mck m ae.1 k
mac mac m ae.1 kC
mm mm m
n n n
ng ng Nn gJ.5
ng$ ng Nn g.3
nn nn n
nh nh nj
ny ny n j.2
ñ n nj
o o oau
oe oe oue
oi oi ouw aie.2
oo oo uo
ou ou uoaw
oue oue wu e
oui oui wu i
ough ou oua fk.2
ow ow oau uwv.3
oy oy o ij.2
p p p
p$ p p.4
pf pf pf f
ph ph fp
pp pp p
ps ps p s
pt$ pt p.5 t
q q kgC
qi qi Ck i
qu qu k wvu.15
que$ que k e.05
r r r.8
r$ r r.3
rr rr rx
rz rz Zrz z.2
rh rh r
s s szS
s$ s szS.4
sc sc s k.7
sce sce sS e
sci sci sS i
sch sch Ss kx.2
sh sh S
shch shch S C.1
sj sj Ss j.15
skj skj S
ss ss s
st st sS t
sp sp sS p
sy sy sS ji.2
sz sz Ss
t t t
t$ t tT.4
tch tch C
th th tTDszd
ti ti tcC i
tia$ ti tSsc i.1 a
tio ti tSsc i.1 o
tion$ tion SCs ou n
tj tj CtJ j.2
tsch tsch C
tsh tsh C
ts ts c
ty ty tC ij.2
tt tt t
tt$ tt t
tz tz c
tzi tzi c i
u u uaow
ue ue uoe e.2
ui ui uwi i
ur ur uoe r.5
v v vf
vv vv v
w w wv
wh wh wh
wr wr vw.3 r
woo woo w.2 uo
wu wu wv.4 u
yi yi j.3 i
x x kSzxhs s.2
^x x SzksxC
xi xi SskC i
y y jiae.35
^y y jiJ.6
z z zcsDT
zh zh ZJ
zs zs Z
zz zz cz
zsch zsch C
ä a ea
å a oa
æ ae ae
ç c sC
ault$ ault o l.2 t.2
aud$ aud oa u.1 d.4
eaud$ eaud o d.2
ć c CctS
č c C
ď d d j.1
đ d dJ
ð d Dd
ě e e
ê e ea
ë e e
ę e e n.2
ą a ao n.2
ễ e e
ğ g gx.2
ģ g gJ
î i i
ı i i
ķ k kC
ł l lw
ľ l l
ń n n j.1
ņ n n j.1
ň n n j.1
ö o oeu
ø o oeu
ő o oeu
œ oe oeu
ř r rZ zZ.3
ś s sS
š s S
ş s S
ș s S
ß ss s
ť t t j.1
ț t c
ţ t c
þ th T
ü u uij
ű u ui
ý y i
ź z zZ
ż z Zz
ž z Z
ē e e
ā a a
ī i i
ō o o
ū u u
' -
`);
