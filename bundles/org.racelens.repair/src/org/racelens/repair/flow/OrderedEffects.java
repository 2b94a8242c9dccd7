package org.racelens.repair.flow;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.gap.Explanation;
import org.racelens.openmp.library.FunctionBehaviour;
import org.racelens.openmp.library.FunctionModels;
import org.racelens.openmp.library.LibraryEffect;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;

/** Effects that depend on the order in which pieces of code run although no variable of the program is touched. */
public final class OrderedEffects {
	private static final Explanation UNKNOWN = ReadingSentence.ORDER_OF_EFFECTS_OF_THIS_CODE_MAY_MATTER.of();
	private static final Explanation ENDS = ReadingSentence.ENDS_THE_PROGRAM_HERE.of();

	private final Map<String, FunctionDefinition> functions = new HashMap<>();
	private final FunctionModels models;
	private final Set<String> followed = new HashSet<>();

	private OrderedEffects(ParsedUnit unit, FunctionModels models) {
		this.models = models;
		unit.functions().forEach(f -> functions.put(f.key(), f));
	}

	/**
	 * The first such effect in the order of the text, callees included: input and output, hidden state, ends of the program, code that is
	 * not known.
	 */
	public static Optional<Reading> of(Statement code, ParsedUnit unit) {
		return of(code, unit, FunctionModels.none());
	}

	/** The same where the user says what some functions do. */
	public static Optional<Reading> of(Statement code, ParsedUnit unit, FunctionModels models) {
		return new OrderedEffects(unit, models).in(code);
	}

	private Optional<Reading> in(Statement s) {
		if (s instanceof Statement.Unmodelled) {
			return Optional.of(new Reading(s.range(), UNKNOWN));
		}
		return first(Walk.ownExpressions(s).stream().map(this::in)).or(() -> first(Walk.parts(s).stream().map(this::in)));
	}

	private Optional<Reading> in(Expression e) {
		if (e instanceof Expression.Unmodelled) {
			return Optional.of(new Reading(e.range(), UNKNOWN));
		}
		return first(Walk.operands(e).stream().map(this::in)).or(() -> e instanceof Call c ? called(c) : Optional.empty());
	}

	private Optional<Reading> called(Call c) {
		FunctionDefinition callee = functions.get(c.callee());
		if (callee != null) {
			return followed.add(callee.key()) ? in(callee.body()) : Optional.empty();
		}
		Optional<FunctionBehaviour> given = models.of(c.callee());
		if (given.isPresent() ? given.get().isFreeOfOrder() : LibraryEffect.isFreeOfOrder(c.callee())) {
			return Optional.empty();
		}
		if (given.isPresent()) {
			return Optional.of(new Reading(c.range(), given.get() == FunctionBehaviour.EXITS ? ENDS : order(c)));
		}
		Explanation reason = LibraryEffect.of(c.callee()).map(e -> e == LibraryEffect.EXITS
				? ENDS
				: order(c)).orElse(UNKNOWN);
		return Optional.of(new Reading(c.range(), reason));
	}

	private static Explanation order(Call c) {
		return ReadingSentence.ORDER_OF_CALLS_OF_X_MATTERS.of(c.callee());
	}

	private static Optional<Reading> first(Stream<Optional<Reading>> readings) {
		return readings.flatMap(Optional::stream).findFirst();
	}
}
