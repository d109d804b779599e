import { letterTable } from "./letter-table.ts";

/** Modern Greek without accents. Two letters stand for b, d, g and the affricates. */
export const greek = letterTable(`
α a a
αι ai ae i.1
αυ av a vfu
β v vb
γ g gjx
γγ ng Nn g
γκ gk gNk
γχ nch Nn x
δ d dD
ε e e
ει ei i
ευ ev e vfu
ζ z zZ
η i ie
θ th Tt
ι i ij
κ k k
λ l l
μ m m
μπ mp mb.6 b
^μπ b b
ν n n
ντ nt n.5 dt
^ντ d d
ξ x k s
ο o o
οι oi i
ου ou uw
π p p
ρ r r
σ s s
ς s s
τ t t
τζ tz JcZz
τσ ts cC
υ y iu
φ f f
χ ch xh
ψ ps p s
ω o o
' -
`);
