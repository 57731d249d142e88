# Little Devils.

game-little-devils = Little Devils
game-little-devils-about = Tricks that nobody wants: play above or below the card led, and take as few devils as you can.
game-little-devils-facts = 3 to 6 players, 10 to 15 minutes a game

event-round-in-little-devils = { $you ->
    [seat] Round { $count }: you deal.
   *[no] Round { $count }: { $name } deals.
 }
event-trick-in-little-devils = { $you ->
    [seat] { $count ->
        [0] You take the trick, without a devil.
        [one] You take the trick with { $count } devil.
       *[other] You take the trick with { $count } devils.
     }
   *[no] { $count ->
        [0] { $name } takes the trick, without a devil.
        [one] { $name } takes the trick with { $count } devil.
       *[other] { $name } takes the trick with { $count } devils.
     }
 }
event-score-in-little-devils = { $you ->
    [seat] { $count ->
        [one] You have taken { $count } devil in this round.
       *[other] You have taken { $count } devils in this round.
     }
   *[no] { $count ->
        [one] { $name } has taken { $count } devil in this round.
       *[other] { $name } has taken { $count } devils in this round.
     }
 }

prompt-lead = You lead the trick: which card?
prompt-second = You are second after { $card }: higher sends the trick up, lower sends it down. Which card?
prompt-higher = The trick goes up: play a card higher than { $card }.
prompt-lower = The trick goes down: play a card lower than { $card }.
prompt-cannot-follow = You have no card on the right side of { $card }: play any card.

reason-not-in-play = This card is not used with so few players.
reason-five-devils = A card with five devils cannot lead while you hold another.
reason-higher = You hold a card higher than the one led, and must play one of those.
reason-lower = You hold a card lower than the one led, and must play one of those.

setting-limit = Limit
setting-limit-help = The game ends after the round in which somebody gets more devils than this.
setting-rounds = Rounds
setting-rounds-help = Play exactly so many rounds, whatever the devils; with none the limit counts.
