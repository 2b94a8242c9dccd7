package org.racelens.repair.suggest;

import java.util.Optional;
import java.util.regex.Pattern;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.library.FunctionModels;
import org.racelens.openmp.library.LibraryEffect;
import org.racelens.openmp.library.RuntimeRoutine;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.fix.RepairSentence;
import org.racelens.repair.fix.TextLayout;
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

	/** The reason; empty where there is none. */
	static Optional<Explanation> of(Nest nest, ParsedUnit unit, FunctionModels models) {
		Optional<String> redefined = LibraryEffect.redefined(unit, models);
		if (redefined.isPresent()) {
			return redefined.map(f -> ObstacleSentence.SETTING_SAYS_SOMETHING_ELSE_OF_X.of(f));
		}
		Optional<CanonicalLoop> loop = CanonicalLoop.of(nest.loop());
		if (loop.isEmpty()) {
			return Optional.of(ObstacleSentence.LOOP_HAS_NOT_THE_CANONICAL_FORM.of());
		}
		SourceText source = unit.source();
		if (!new TextLayout(source, unit.language()).isLoop(nest.loop().range().offset())) {
			return Optional.of(ObstacleSentence.LOOP_IS_MADE_BY_A_MACRO.of());
		}
		SourceRange function = nest.function().range();
		if (CONSTANT.matcher(source.text().substring(function.offset(), nest.function().body().range().offset())).find()) {
			return Optional.of(ObstacleSentence.FUNCTION_IS_CONSTEXPR.of());
		}
		if (Direction.isAgainst(loop.get())) {
			return Optional.of(ObstacleSentence.STEP_LEADS_AWAY_FROM_THE_BOUND.of());
		}
		Optional<Reading> changed = LoopIndex.changed(loop.get(), unit);
		if (changed.isPresent()) {
			return changed.map(Reading::ofLine);
		}
		Optional<Statement> exit = LoopExits.in(nest.loop().body());
		if (exit.isPresent()) {
			return exit.map(e -> RepairSentence.LINE_X_LEAVES_THE_LOOP_EARLY.of(Argument.line(e.range().line())));
		}
		if (hasDirective(nest.loop())) {
			return Optional.of(ObstacleSentence.LOOP_HAS_DIRECTIVES_INSIDE.of());
		}
		boolean needed = !loop.get().declared() && StaleReads.after(loop.get().variable(), nest.loop(), nest.function(), unit).isPresent();
		if (needed) {
			return Optional.of(RepairSentence.X_IS_NEEDED_AFTER_THE_LOOP.of(loop.get().variable().name()));
		}
		Optional<Reading> ordered = OrderedEffects.of(nest.loop().body(), unit, models);
		return ordered.map(Reading::ofLine)
				.or(() -> ThreadQueries.of(nest.loop().body(), unit, name -> RuntimeRoutine.of(name).isPresent())
						.map(c -> ObstacleSentence.LINE_X_ASKS_FOR_THE_THREAD_OR_THE_TEAM.of(Argument.line(c.range().line()))));
	}

	private static boolean hasDirective(Loop loop) {
		boolean[] found = { false };
		Walk.statements(loop, s -> found[0] |= s instanceof ConstructStatement);
		return found[0];
	}
}
