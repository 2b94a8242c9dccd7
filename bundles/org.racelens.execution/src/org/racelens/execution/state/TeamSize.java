package org.racelens.execution.state;

import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;

/** The team's size: the symbol and what is known of it. */
public record TeamSize(Symbol symbol, BoolExpr facts, Optional<Long> max) {
	/** A team of any size. */
	public static TeamSize any(FreshNames names) {
		Symbol symbol = Symbol.of(names.name("T"), Role.TEAM_SIZE);
		return new TeamSize(symbol, Bools.lessEqual(Ints.ONE, symbol), Optional.empty());
	}

	/** The implicit team of serial code. */
	public static TeamSize one(FreshNames names) {
		Symbol symbol = Symbol.of(names.name("T"), Role.TEAM_SIZE);
		return new TeamSize(symbol, Bools.equal(symbol, Ints.ONE), Optional.of(1L));
	}
}
