package org.racelens.analysis.suggest;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.flow.LoopExits;
import org.racelens.analysis.flow.LoopIndex;
import org.racelens.analysis.flow.OrderedEffects;
import org.racelens.analysis.flow.Reading;
import org.racelens.analysis.flow.StaleReads;
import org.racelens.analysis.suggest.SequentialLoops.Nest;
import org.racelens.analysis.syntax.CanonicalLoop;
import org.racelens.analysis.syntax.Walk;
import org.racelens.model.expr.Expression.Call;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.ConstructStatement;
import org.racelens.model.stmt.Statement.Loop;

/** What keeps a loop from being distributed before any access is looked at. OpenMP 5.2 §4.4.1 */
final class Obstacle {
	private Obstacle() {
	}

	/** The reason for a person; empty where there is none. */
	static Optional<String> of(Nest nest, ParsedUnit unit) {
		Optional<CanonicalLoop> loop = CanonicalLoop.of(nest.loop());
		if (loop.isEmpty()) {
			return Optional.of("the loop is not in the canonical form for (i = start; i < end; i += step)");
		}
		if (Direction.isAgainst(loop.get())) {
			return Optional.of("the loop's step leads away from its bound");
		}
		Optional<Reading> changed = LoopIndex.changed(loop.get(), unit);
		if (changed.isPresent()) {
			return changed.map(r -> "line " + r.place().line() + " " + r.reason());
		}
		Optional<Statement> exit = LoopExits.in(nest.loop().body());
		if (exit.isPresent()) {
			return Optional.of("line " + exit.get().range().line() + " leaves the loop early");
		}
		if (hasDirective(nest.loop())) {
			return Optional.of("the loop has OpenMP directives inside");
		}
		boolean needed = !loop.get().declared() && StaleReads.after(loop.get().variable(), nest.loop(), nest.function(), unit).isPresent();
		if (needed) {
			return Optional.of(loop.get().variable().name() + " is needed after the loop");
		}
		Optional<Reading> ordered = OrderedEffects.of(nest.loop().body(), unit);
		return ordered.map(r -> "line " + r.place().line() + " " + r.reason())
				.or(() -> asking(nest.loop().body(), unit, new HashSet<>())
						.map(c -> "line " + c.range().line() + " asks for the thread or the team"));
	}

	/** A call that answers otherwise in a parallel region. */
	private static Optional<Call> asking(Statement code, ParsedUnit unit, Set<String> followed) {
		List<Call> found = new ArrayList<>();
		Walk.expressions(code, e -> {
			if (e instanceof Call call) {
				boolean asks = call.callee().startsWith("omp_") || unit.functions().stream()
						.anyMatch(f -> f.key().equals(call.callee()) && followed.add(f.key())
								&& asking(f.body(), unit, followed).isPresent());
				if (asks) {
					found.add(call);
				}
			}
		});
		return found.stream().findFirst();
	}

	private static boolean hasDirective(Loop loop) {
		boolean[] found = { false };
		Walk.statements(loop, s -> found[0] |= s instanceof ConstructStatement);
		return found[0];
	}
}
