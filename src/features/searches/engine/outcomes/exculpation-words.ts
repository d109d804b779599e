/*
 * The fields of words in which somebody is cleared. Each is the source of a pattern in lower case: what was done to a person and
 * may be taken back, how it is taken back, what may have been forged and how, who else is told of. `qp` stands for the person and
 * `qo` for anybody else by name (exculpation.ts).
 */

/** What a body decides against somebody, and what somebody is accused of: "the verdict", "its finding", "a lifetime ban". */
export const steps =
  "(?:convictions?|verdicts?|judge?ments?|rulings?|sentences?|decisions?|findings?|conclusions?|orders?|sanctions?|(?<!driving )bans?|suspensions?|expulsions?|exclusions?|sackings?|dismissals?(?! of)|firing|termination|removal|censures?|reprimands?|rebukes?|penalt(?:y|ies)|punishments?|fines?|disqualifications?|disbarment|striking[- ]off|strike[- ]off|deportation|charges?|counts?|indictments?|prosecutions?|proceedings|trial|cases?|complaints?|allegations?|accusations?|suspicions?|warnings?|injunctions?|measures|warrants?|guilty plea|pleas?|confession|caution|criminal record|resolution|adjudications?|determinations?|revocation|blacklisting|black mark|award against qp|judgment debt|everything that followed)";

/** Taken back, as a participle or in the past. */
export const undone =
  "(?:annulled|voided|avoided|vacated|quashed|squashed|overturned|overruled|over-ruled|rescinded|revoked|lifted|struck (?:down|out|from|the reasons)|expunged|erased|deleted|wiped(?: out| away)?|purged|swept (?:away|aside)|brushed aside|reversed|revised away|set aside|nullified|cancell?ed|invalidated|repealed|abrogated|retracted|withdrawn|withdrew|undone|undid|thrown out|threw out|tossed(?: out)?|dropped|discontinued|abandoned|dismissed|scrapped|abolished|taken back|took back|torn up|tore up|disowned|disavowed|corrected|rectified|remedied|declared (?:null|void|invalid|unlawful|illegal|unconstitutional|inadmissible|unsafe)|overthrown|overthrew|unmade|called off|closed without|removed from (?:the|his|her) record|discharged)";
/** The same as what goes on or is done: "quashing", "to annul" only behind "agreed to" and the like. */
export const undoing =
  "(?:annulling|voiding|vacating|quashing|overturning|overruling|rescinding|revoking|lifting|striking (?:down|out)|expunging|erasing|deleting|reversing|setting aside|nullifying|cancell?ing|invalidating|repealing|retracting|withdrawing|undoing|throwing out|tossing(?: out)?|dropping|discontinuing|abandoning|dismissing|scrapping|taking back|disowning|disavowing|correcting|annuls|voids|vacates|quashes|overturns|overrules|rescinds|revokes|lifts|expunges|reverses|nullifies|cancels|invalidates|retracts|withdraws|drops|discontinues|dismisses)";
/** The same as a noun: "the annulment of the verdict". */
export const undoings =
  "(?:annulment|voiding|vacating|vacatur|quashing|overturning|reversal|rescission|rescinding|revocation|lifting|expungement|erasure|nullification|cancellation|invalidation|retraction|withdrawal|setting[- ]aside|dropping|discontinuance|dismissal|collapse)";
/** What such a step is said to be when it does not hold. */
export const bad =
  "(?:never (?:true|valid|lawful|justified|proven|proved|substantiated)|null(?: and void)?|void|invalid|a nullity|unsafe|unsound|unlawful|illegal|unfair|unjust|unjustified|unwarranted|unconstitutional|irregular|flawed|defective|untenable|unsustainable|baseless|unfounded|ill-founded|groundless|meritless|unsupported|unsubstantiated|unproven|without (?:any )?(?:foundation|merit|basis|substance|grounds?|cause|legal basis)|wrong(?:ful)?|mistaken|erroneous|incorrect|inaccurate|false|untrue|fictitious|fabricated|invented|made[- ]up|concocted|bogus|malicious|trumped[- ]up|vexatious|frivolous|defamatory|libellous|libelous|in error|in breach of|based on (?:an? )?(?:errors?|mistakes?|lies|forger\\w+|false|mistaken|fabricat\\w+|perjured|a mix-up)|(?:an? )?(?:\\w+ )?(?:mistake|error|miscarriage of justice|mix-up|travesty|fabrication|invention|lie|lies|hoax|smear|nonsense|injustice|blunder|misunderstanding)|not (?:true|valid|lawful|proven|proved|substantiated|justified|correct|accurate|supported|upheld|established|made out|sustainable|borne out)|unreliable|discredited|disproved|disproven|refuted|debunked|moot|obsolete|no longer (?:valid|binding|in force|effective|applicable|tenable))";

/** What may be genuine or not: "the recording", "the quotation". */
export const items =
  "(?:quotations?|quotes?|words|remarks?|comments?|phrases?|sentences? attributed|slogans?|videos?|clips?|footage|films?|audio|recordings?|tapes?|soundtracks?|voice|screenshots?|screen grabs?|messages?|posts?|tweets?|emails?|e-mails?|letters?|photos?|photographs?|pictures?|images?|accounts?|profiles?|pages?|documents?|texts?|files?|chat(?:s| logs?)?|logs?|articles?|transcripts?|transcriptions?|translations?|subtitles?|captions?|leaflets?|flyers?|signatures?|handwriting|papers?|exhibits?|evidence|statements?|testimony|interviews?|speech|chapters?|books?|essays?|stor(?:y|ies)|items?|material|notes?|diary|symbols?|tattoos?|gestures?|emblems?|salutes?)";
/** Not genuine, as what stands behind "was": "fabricated", "a deepfake", "not his". */
export const fake =
  "(?:fabricat\\w+|forged|forger(?:y|ies)|(?:a |an |the )?(?:\\w+ )?(?:fakes?|deepfakes?|deep fakes?|hoax|montage|photomontage|parody|spoof|satire|prank|invention|composite|imitation|impersonation|misquotation|misattribution|mistranslation|misreading)|faked|bogus|counterfeit\\w*|doctored|manipulated|tampered with|falsified|altered|edited|retouched|photoshopped|(?<=(?:audio|video|footage|recording|clip|tape|film|track|interview|quote|quotation)s? [^.;]{0,40})cut(?! short)|spliced|re-?cut|shortened|truncated|dubbed|staged|scripted|cloned|spoofed|synthesi[sz]ed|computer[- ]generated|ai[- ]generated|artificially generated|generated (?:by|with|using)|created (?:by|with|using) (?:an? )?(?:\\w+ )?(?:ai|artificial|chatbot|software|program\\w*|algorithm|neural|app)|the (?:work|product) of (?:an? )?(?:\\w+ )?(?:ai|artificial|chatbot|hackers?|algorithm|troll\\w*|prankster|impostor|forger)|invented|made up|concocted|planted|mistranslated|misquoted|misattributed|misrendered|misheard|misread|misinterpreted|misunderstood|misrepresented|mistranscribed|mislabell?ed|miscaptioned|wrongly (?:translated|attributed|transcribed|quoted|rendered|labell?ed|captioned|dated|read|heard)|falsely (?:attributed|ascribed|labell?ed)|(?:taken|torn|ripped|lifted) out of (?:its |their |all )?context|not genuine|not authentic|inauthentic|unauthentic|not real|not (?:his|hers|qp's|by qp|from qp|written by qp|sent by qp|posted by qp|made by qp|spoken by qp)|hacked|hijacked|compromised|taken over|broken into|stolen|phished|(?:sent|posted|written|made|uploaded|published|typed|spoken|shouted|said|painted|drawn|produced|composed) by (?:another|someone else|somebody else|an? (?!court|judge|panel|jur)\\w+|qo)|(?:sent |posted |written )?(?:from|by|through|via) (?:another person|somebody else|someone else|a (?:hacker|stranger|third party|colleague|impostor|troll)|an (?:impostor|intruder|unknown)))";

/** Somebody who is not the person: the one who did it. */
export const another =
  "(?:(?:an)?other (?:man|woman|person|individual|pupil|student|player|employee|colleague|user|suspect|driver|fan|supporter|passenger|guest|member|culprit|teacher|resident|visitor|worker|party|one)|(?:some|any)(?:one|body) else|a different (?:man|woman|person|individual|pupil|student|player|employee|user|suspect|fan|member|teacher|qp)|the (?:real|actual|true|genuine) (?:\\w+ )?(?:culprit|offender|perpetrator|author|sender|attacker|speaker|writer|killer|vandal|man|woman|person|arsonist|poster|owner|thrower|shouter)|a (?:bystander|stranger|third party|third person|namesake|lookalike|look-alike|double|doppelg\\w+|impostor|imposter|hacker|twin|neighbou?r|flatmate|room-?mate|house-?mate|colleague|relative|cousin|brother|sister|lodger|tenant|classmate|team-?mate))";

/** To have had it done to one without cause: behind "wrongly". */
export const accused =
  "(?:accused|blamed|convicted|charged|indicted|prosecuted|identified|named|listed|suspected|linked|tied|connected|sanctioned|sacked|dismissed|fired|expelled|suspended|banned|punished|censured|disciplined|fined|attributed|ascribed|credited|quoted|reported|recorded|imprisoned|jailed|sentenced|arrested|detained|targeted|held responsible|implicated|depicted|portrayed|described|labell?ed|branded|stated|stating|said|claimed|written|wrote|assigned|included|put|placed|entered|believed|thought|assumed|associated|denounced|defamed|incriminated|condemned|singled out|pictured|captioned|mentioned|translated|rendered)";
export const wrongly =
  "(?:wrongly|falsely|mistakenly|erroneously|unjustly|wrongfully|incorrectly|unlawfully|improperly|inaccurately|groundlessly|baselessly|unjustifiably|maliciously|by mistake|in error)";

/** Deeds that somebody who is cleared has not done. */
export const deeds =
  "(?:make|made|say|said|utter|uttered|write|written|wrote|post|posted|send|sent|shout|shouted|use|used|chant|chanted|sing|sung|do|done|commit|committed|attack|attacked|hit|throw|thrown|paint|painted|daub|daubed|spray|sprayed|draw|drawn|take part|taken part|participate|participated|attend (?:the |that )?(?:rally|march|demonstration|match|party|concert|game|event|protest)|speak (?:the|those|these)|give (?:the|a|any) salute|sign|signed|author|authored|publish|published|share|shared|assault|assaulted|threaten|threatened|insult|insulted|abuse|abused|set foot|violate|violated|upload|uploaded|create|created|operate|operated|distribute|distributed|print|printed|hang|hung|type|typed|daubed?|plant|planted)";

/** Places where one cannot have done it. */
export const elsewhere =
  "(?:elsewhere|somewhere else|abroad|overseas|(?:in|at) (?:a |the |another )?(?:\\w+ )?(?:hospital|clinic|prison|custody|jail|surgery|intensive care|coma)\\b|out of (?:the )?(?:country|town|state)|in another (?:country|town|city|state|part|place|building|room)|on another continent|(?:hundreds|thousands|dozens) of|(?:some |about |around |over |more than |at least )?[\\w,.-]+ (?:miles|kilomet(?:re|er)s|km)\\b|miles away|nowhere near|on (?:a|board a|an) (?:\\w+ )?(?:flight|plane|ship|train|ferry)|(?:still |already )?at (?:work|home|sea)\\b|undergoing|on (?:night )?(?:shift|duty)|on holiday|working (?:a|the) (?:\\w+ )?shift|in bed|in (?:class|labou?r))";

/** Traces and those who read them. */
export const traces =
  "(?:dna|fingerprints?|handwriting|voice|phone|mobile|gps|cell|location|cctv|camera|footage|video|recordings?|forensics?|tests?|experts?|expert opinion|analys[ei]s|analysts?|metadata|logs?|log files|server|ip address|time-?stamps?|ticket|records?|receipts?|passport stamps?|boarding pass|blood|linguists?|photographs?|evidence)";

/** Who speaks for somebody: their own lawyer, friends, fans. */
export const partisans =
  "(?:(?:defen[cs]e |own )?(?:lawyers?|solicitors?|counsel|barristers?|attorneys?|advocates?|legal team|team)|defen[cs]e|supporters?|fans?|relatives?|family|parents?|mother|father|wife|husband|brother|sister|son|daughter|uncle|aunt|partner|fianc\\w+|girlfriend|boyfriend|friends?|followers?|allies|agents?|manager|spokes\\w+|colleagues?|fan club|well-wishers|neighbou?rs?|representatives?|admirers|sympathi[sz]ers|backers|loyalists|acquaintances|campaigners?|campaign|widow|office|aides?)";
/** To say, ask, want or hope. */
export const speaks =
  "(?:said|says|saying|claim(?:s|ed|ing)?|insist(?:s|ed|ing)?|argu(?:es?|ed|ing)|maintain(?:s|ed|ing)?|den(?:y|ied|ies|ying)|told|tells|telling|wrote|writes|writing|stat(?:es?|ed|ing)|believ(?:es?|ed|ing)|thinks?|thought|feels?|felt|contend(?:s|ed|ing)?|assert(?:s|ed|ing)?|alleg(?:es?|ed|ing)|protest(?:s|ed|ing)?|complain(?:s|ed|ing)?|call(?:s|ed|ing)?|describ(?:es?|ed|ing)|submit(?:s|ted|ting)?|explain(?:s|ed|ing)?|testif(?:y|ied|ies|ying)|swore|sworn|swears|add(?:s|ed|ing)?|suggest(?:s|ed|ing)?|hop(?:es?|ed|ing)|plead(?:s|ed|ing)?|pled|vow(?:s|ed|ing)?|wants?|wanted|wish(?:es|ed)?|ask(?:s|ed|ing)?|appeal(?:s|ed|ing)|seeks?|seeking|sought|promis(?:es?|ed|ing)|threaten(?:s|ed|ing)?|announc(?:es?|ed|ing)|plans?|planned|intends?|intended|demand(?:s|ed|ing)?|consider(?:s|ed)?|hint(?:s|ed)?|tweeted|posted|lodg(?:es?|ed|ing)|fil(?:es|ed|ing)|appl(?:y|ies|ied|ying)|tr(?:y|ies|ied|ying)|urg(?:es?|ed|ing)|petition(?:s|ed|ing)?|fights?|fought|fighting|request(?:s|ed|ing)?|declar(?:es?|ed|ing)|sees?|points? (?:out|to)|pointed (?:out|to)|expects?|expected|look(?:s|ed) forward|campaign(?:s|ed|ing)?|offered|challeng(?:es?|ed|ing)|has it)";

/** "Posts about the Israeli government were political speech and formed no part of the findings": what a body did not find against them. */
export const setApart =
  /\b(?:formed? no part of|(?:is|are|was|were) (?:no|not a) part of|played no part in|not the (?:subject|basis) of|not relied (?:up)?on|left out of account)\b|\b(?:held|found|ruled|accepted|judged|considered) (?:that )?(?:[^.;]{0,60}(?:was|were) |to be |as )(?:lawful|legitimate|protected|political|fair|acceptable|permissible) (?:political )?(?:speech|opinion|comment|criticism|debate|expression|protest)\b/i;

/** "A further charge was withdrawn, but the two aggravated offences stand": what fell was not all of it. */
export const othersStand =
  /\b(?:but|while|and|though)\b[^.;]{0,60}\b(?:charges?|counts?|offen[cs]es?|allegations?|complaints?|convictions?|cases?)\b[^.;]{0,20}\b(?:stands?|stood|remains?|remained|continues?|go(?:es)? ahead|proceeds?)\b/i;
/** "A previous complaint about Ruiz": of before. */
export const ofPrevious =
  /\b(?:previous|prior|past) (?:[\w-]+ )?(?:complaints?|cases?|charges?|allegations?|accusations?|investigations?)\b/i;

/** "convicted a man and | acquitted two other men who stood trial with him": of others, whom it counts. */
export const othersCleared =
  /\b(?:acquitt(?:ed|ing|s)|clear(?:ed|ing|s)|exonerat(?:ed|ing|es)) (?:the |his |her |their )?(?:(?:two|three|four|five|six|seven|several|some|all the) (?:[\w-]+ ){0,2}?(?:others?\b|further |more |remaining |co-)|(?:remaining|others?)\b|an? (?:second|third|fourth|fifth)\b)(?: ?[\w-]+){0,2}?(?<=\ban? (?:second|third|fourth|fifth)|\b(?:others?|men|women|people|persons|defendants|accused|suspects|students|teenagers|fans|supporters|members|activists|officers|brothers|players))\b|(?<=\bconvict(?:ed|ing)\b[^.;]{2,160}\b(?:and|but) )(?:acquitt(?:ed|ing|s)|clear(?:ed|ing|s)) (?:two|three|four|five|six|seven|several|some) (?:[\w-]+ ){0,2}?(?:others?|men|women|people|defendants|accused|suspects|students|teenagers|fans|supporters|members|activists|officers|brothers|players)\b/i;
