package org.racelens.logic.decide;

import java.util.LinkedHashMap;
import java.util.Map;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Symbol;

/** What makes an assignment a witness of a race. */
public final class Witnesses {
	private static final long SMALLEST_TEAM = 2;

	/** How much is asked of a witness. */
	enum Size {
		/** whatever is found first */
		ANY,
		/** each value as small as the solver can be brought to */
		SMALL
	}

	private Witnesses() {
	}

	/**
	 * Whether the formula holds and the owners' values are legal.
	 *
	 * @throws ArithmeticException when that cannot be computed in 64 bits, or something is divided by 0
	 */
	public static boolean isWitness(RaceConstraint constraint, Assignment assignment) {
		long team = assignment.value(constraint.teamSize()).orElse(0L);
		return team >= 1 && constraint.maxTeamSize().map(max -> team <= max).orElse(true)
				&& new Evaluator(assignment).holds(constraint.formula()) && OwnerLaws.permit(constraint.formula(), assignment, team);
	}

	/**
	 * The values of exactly the constraint's own symbols and applications, and of the team size: what the assignment leaves open is filled
	 * in, what it says of other symbols is dropped.
	 *
	 * @throws ArithmeticException when an argument cannot be computed in 64 bits
	 */
	public static Assignment completed(RaceConstraint constraint, Assignment assignment) {
		Map<Symbol, Long> symbols = new LinkedHashMap<>();
		Atoms.symbols(constraint.formula()).forEach(s -> symbols.put(s, assignment.value(s).orElse(0L)));
		symbols.put(constraint.teamSize(), assignment.value(constraint.teamSize()).orElse(SMALLEST_TEAM));
		Evaluator evaluator = new Evaluator(new Assignment(symbols, assignment.applications()));
		Map<Apply, Long> applications = new LinkedHashMap<>();
		Atoms.applications(constraint.formula()).forEach(a -> applications.put(a, evaluator.value(a)));
		return new Assignment(symbols, applications);
	}
}
