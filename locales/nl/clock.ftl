# De veilingklok alleen. De bladzijde schrijft getallen tussen de accolades van wat zij krijgt.

clock-title = Veilingklok
clock-about = De klok van “{ $game }”, voor iedereen bij wie de eigen klok voorgoed stilstaat: leg een telefoon midden op tafel. Na het eerste bezoek is er geen netwerk meer nodig.
clock-for-owners = Heb je de doos van “{ $game }” en is de klok kapot, dan vind je hier een die niet stukgaat:
clock-needs-scripts = De klok loopt op JavaScript, en dat staat in deze browser uit. Zet het aan en laad de pagina opnieuw.
clock-start-over = Opnieuw
clock-full-screen = Volledig scherm
clock-rules = De regels van de veiling

## Wat er gaande is, en wat de knop dan doet

clock-ready = Klaar
clock-ready-help = Druk op de knop, op de spatiebalk of ergens op de wijzerplaat. De prijs daalt van ƒ{ $first } naar ƒ{ $last }.
clock-ready-knob = Start
clock-counting = Nog even
clock-counting-help = De prijs begint zo te dalen. Nog een druk breekt het af.
clock-counting-knob = Wacht
clock-falling = De prijs daalt
clock-falling-help = Wie het eerst drukt, stopt de klok en betaalt wat zij aanwijst.
clock-falling-knob = Stop
clock-stopped = Gestopt op ƒ{ $price }
clock-stopped-help = Wie heeft gedrukt, betaalt en neemt de kaart. Druk voor de volgende veiling.
clock-stopped-knob = Verder
clock-opened = Gestopt op ƒ{ $price }
clock-opened-help = Op de hoogste prijs is nog niets verkocht: de prijzen verdubbelen. Druk, en de klok daalt van ƒ{ $highest } naar ƒ{ $lowest }. Stopt niemand haar, dan betaalt wie het eerst drukte ƒ{ $price }.
clock-opened-knob = Dubbel
clock-doubled = De dubbele prijs daalt
clock-doubled-help = Wie drukt, betaalt wat de knop aangeeft. Op ƒ{ $price } gaat de kaart naar wie opende.
clock-doubled-knob = Stop
clock-taken = Verkocht voor ƒ{ $price }
clock-taken-help = Niemand ging hoger: wie de dubbele ronde opende, betaalt. Druk voor de volgende veiling.
clock-taken-knob = Verder
clock-unsold = Niet verkocht
clock-unsold-help = Ook op ƒ{ $last } heeft niemand de klok gestopt. Druk voor de volgende veiling.
clock-unsold-knob = Verder

## Instellingen

clock-settings = Instellingen
clock-seconds = Seconden per prijs
clock-seconds-refused = Vul { $least } tot { $most } seconden in.
clock-first = Eerste prijs
clock-last = Laatste prijs
clock-step = Daalt met
clock-price-refused = Vul een heel getal van { $least } tot { $most } in.
clock-last-too-high = De laatste prijs moet lager zijn dan de eerste.
clock-step-uneven = Met zulke stappen komt de prijs niet op de laatste uit.
clock-step-too-small = Op de wijzerplaat is plaats voor { $places } prijzen. Kies grotere stappen of prijzen die dichter bij elkaar liggen.
clock-wait = Seconden voordat hij daalt
clock-wait-refused = Vul { $least } tot { $most } seconden in.
clock-doubling = Een stop op de eerste prijs verdubbelt
clock-sound = Geluid
clock-save = Opslaan
clock-saved = Opgeslagen. De klok is klaar.
clock-as-in-the-box = Zoals in de doos
