# Die Auktionsuhr allein. Die Seite schreibt Zahlen in die Klammern dessen, was sie bekommt.

clock-title = Auktionsuhr
clock-about = Die Uhr von „{ $game }“, für alle, deren eigene für immer stehen geblieben ist: Leg ein Telefon in die Mitte des Tisches. Nach dem ersten Besuch braucht sie kein Netz mehr.
clock-for-owners = Wenn du die Schachtel von „{ $game }“ besitzt und ihre Uhr kaputt ist, findest du hier eine, die nicht kaputtgeht:
clock-needs-scripts = Die Uhr läuft mit JavaScript, und das ist in diesem Browser ausgeschaltet. Schalte es ein und lade die Seite neu.
clock-start-over = Von vorn
clock-full-screen = Vollbild
clock-rules = Die Regeln der Auktion

## Was gerade geschieht und was der Knopf dann tut

clock-ready = Bereit
clock-ready-help = Drück den Knopf, die Leertaste oder irgendwo auf das Zifferblatt. Der Preis fällt von ƒ{ $first } auf ƒ{ $last }.
clock-ready-knob = Start
clock-counting = Gleich geht es los
clock-counting-help = Der Preis beginnt in einem Augenblick zu fallen. Noch ein Druck bricht ab.
clock-counting-knob = Gleich
clock-falling = Der Preis fällt
clock-falling-help = Wer zuerst drückt, hält die Uhr an und zahlt, was sie zeigt.
clock-falling-knob = Halt
clock-stopped = Angehalten bei ƒ{ $price }
clock-stopped-help = Wer gedrückt hat, zahlt und nimmt die Karte. Ein Druck, und die nächste Auktion kann beginnen.
clock-stopped-knob = Weiter
clock-opened = Angehalten bei ƒ{ $price }
clock-opened-help = Beim höchsten Preis ist noch nichts verkauft: Die Preise verdoppeln sich. Ein Druck, und die Uhr fällt von ƒ{ $highest } auf ƒ{ $lowest }. Hält sie niemand an, zahlt ƒ{ $price }, wer zuerst gedrückt hat.
clock-opened-knob = Doppelt
clock-doubled = Der doppelte Preis fällt
clock-doubled-help = Wer drückt, zahlt, was der Knopf zeigt. Bei ƒ{ $price } geht die Karte an den, der eröffnet hat.
clock-doubled-knob = Halt
clock-taken = Verkauft für ƒ{ $price }
clock-taken-help = Niemand wollte mehr geben: Es zahlt, wer den doppelten Lauf eröffnet hat. Ein Druck, und die nächste Auktion kann beginnen.
clock-taken-knob = Weiter
clock-unsold = Nicht verkauft
clock-unsold-help = Auch bei ƒ{ $last } hat niemand die Uhr angehalten. Ein Druck, und die nächste Auktion kann beginnen.
clock-unsold-knob = Weiter

## Einstellungen

clock-settings = Einstellungen
clock-seconds = Sekunden für jeden Preis
clock-seconds-refused = Gib { $least } bis { $most } Sekunden ein.
clock-first = Erster Preis
clock-last = Letzter Preis
clock-step = Fällt um
clock-price-refused = Gib eine ganze Zahl von { $least } bis { $most } ein.
clock-last-too-high = Der letzte Preis muss niedriger sein als der erste.
clock-step-uneven = In solchen Schritten endet der Preis nicht auf dem letzten.
clock-step-too-small = Auf dem Zifferblatt ist Platz für { $places } Preise. Wähle größere Schritte oder Preise, die näher beieinander liegen.
clock-wait = Sekunden, bevor er fällt
clock-wait-refused = Gib { $least } bis { $most } Sekunden ein.
clock-doubling = Ein Halt beim ersten Preis verdoppelt
clock-sound = Ton
clock-save = Speichern
clock-saved = Gespeichert. Die Uhr ist bereit.
clock-as-in-the-box = Wie in der Schachtel
