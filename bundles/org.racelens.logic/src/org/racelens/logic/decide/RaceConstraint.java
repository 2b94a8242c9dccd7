package org.racelens.logic.decide;

import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Symbol;

/**
 * The race formula of one pair of accesses, semantics §10. Symbols of the second instance are the primed copies. Who executes an iteration
 * is written with owner functions ({@link org.racelens.logic.term.FunctionSymbol.Meaning}): the formula alone leaves them uninterpreted,
 * which is a superset of the legal schedules, so unsatisfiable means race-free; a satisfying assignment is a witness only if it also
 * satisfies what the meanings say.
 *
 * @param teamSize the symbol of the number of threads
 * @param maxTeamSize the largest number of threads where it is a known constant
 */
public record RaceConstraint(BoolExpr formula, Symbol teamSize, Optional<Long> maxTeamSize) {
}
