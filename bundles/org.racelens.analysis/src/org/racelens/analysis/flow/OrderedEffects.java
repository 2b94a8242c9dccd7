package org.racelens.analysis.flow;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.analysis.semantics.LibraryEffect;
import org.racelens.analysis.syntax.Walk;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Call;
import org.racelens.model.program.FunctionDefinition;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.stmt.Statement;

/** Effects that depend on the order in which pieces of code run although no variable of the program is touched. */
public final class OrderedEffects {
	private static final String UNKNOWN = "this code is not followed, so the order of its effects may matter";

	private final Map<String, FunctionDefinition> functions = new HashMap<>();
	private final Set<String> followed = new HashSet<>();

	private OrderedEffects(ParsedUnit unit) {
		unit.functions().forEach(f -> functions.put(f.key(), f));
	}

	/**
	 * The first such effect in the order of the text, callees included: input and output, hidden state, ends of the program, code that is
	 * not known.
	 */
	public static Optional<Reading> of(Statement code, ParsedUnit unit) {
		return new OrderedEffects(unit).in(code);
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
		if (LibraryEffect.isFreeOfOrder(c.callee())) {
			return Optional.empty();
		}
		String reason = LibraryEffect.of(c.callee()).map(e -> e == LibraryEffect.EXITS
				? "ends the program here"
				: "the order of the calls of " + c.callee() + " matters").orElse(UNKNOWN);
		return Optional.of(new Reading(c.range(), reason));
	}

	private static Optional<Reading> first(Stream<Optional<Reading>> readings) {
		return readings.flatMap(Optional::stream).findFirst();
	}
}
