package org.racelens.repair.flow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;

/** Calls that ask for the executing thread or its team: their answers differ from thread to thread, or inside a region and outside. */
public final class ThreadQueries {
	private ThreadQueries() {
	}

	/**
	 * The first call in the code that leads to a query, callees with bodies followed.
	 *
	 * @param query the names of the functions in question
	 */
	public static Optional<Call> of(Statement code, ParsedUnit unit, Predicate<String> query) {
		return of(code, unit, query, new HashSet<>());
	}

	private static Optional<Call> of(Statement code, ParsedUnit unit, Predicate<String> query, Set<String> followed) {
		List<Call> found = new ArrayList<>();
		Walk.expressions(code, e -> {
			if (e instanceof Call call && (query.test(call.callee()) || leads(call, unit, query, followed))) {
				found.add(call);
			}
		});
		return found.stream().findFirst();
	}

	private static boolean leads(Call call, ParsedUnit unit, Predicate<String> query, Set<String> followed) {
		return unit.functions().stream().anyMatch(
				f -> f.key().equals(call.callee()) && followed.add(f.key()) && of(f.body(), unit, query, followed).isPresent());
	}
}
