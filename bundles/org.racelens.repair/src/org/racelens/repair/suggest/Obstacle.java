package org.racelens.repair.suggest;

import java.util.Optional;
import java.util.regex.Pattern;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.library.FunctionModels;
import org.racelens.openmp.library.LibraryEffect;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.flow.LoopExits;
import org.racelens.repair.flow.LoopIndex;
import org.racelens.repair.flow.OrderedEffects;
import org.racelens.repair.flow.Reading;
import org.racelens.repair.flow.StaleReads;
import org.racelens.repair.flow.ThreadQueries;
import org.racelens.repair.suggest.SequentialLoops.Nest;

/** What keeps a loop from being distributed before any access is looked at. OpenMP 5.2 §4.4.1 */
final class Obstacle {
	private static final Pattern CONSTANT = Pattern.compile("\\bconst(expr|eval)\\b");

	private Obstacle() {
	}

	/** The reason for a person; empty where there is none. */
	static Optional<String> of(Nest nest, ParsedUnit unit, FunctionModels models) {
		Optional<String> redefined = LibraryEffect.redefined(unit, models);
		if (redefined.isPresent()) {
			return redefined.map(f -> "a setting says something else of " + f + " than the library does");
		}
		Optional<CanonicalLoop> loop = CanonicalLoop.of(nest.loop());
		if (loop.isEmpty()) {
			return Optional.of("the loop is not in the canonical form for (i = start; i < end; i += step)");
		}
		SourceText source = unit.source();
		if (!source.text().startsWith("for", nest.loop().range().offset())) {
			return Optional.of("the loop is made by a macro");
		}
		SourceRange function = nest.function().range();
		if (CONSTANT.matcher(source.text().substring(function.offset(), nest.function().body().range().offset())).find()) {
			return Optional.of("the function is constexpr");
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
		Optional<Reading> ordered = OrderedEffects.of(nest.loop().body(), unit, models);
		return ordered.map(r -> "line " + r.place().line() + " " + r.reason())
				.or(() -> ThreadQueries.of(nest.loop().body(), unit, name -> name.startsWith("omp_"))
						.map(c -> "line " + c.range().line() + " asks for the thread or the team"));
	}

	private static boolean hasDirective(Loop loop) {
		boolean[] found = { false };
		Walk.statements(loop, s -> found[0] |= s instanceof ConstructStatement);
		return found[0];
	}
}
