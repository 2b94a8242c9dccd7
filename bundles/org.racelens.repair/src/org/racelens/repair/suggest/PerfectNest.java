package org.racelens.repair.suggest;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.fix.TextLayout;
import org.racelens.repair.flow.LoopExits;
import org.racelens.repair.flow.LoopIndex;
import org.racelens.repair.flow.StaleReads;
import org.racelens.repair.suggest.SequentialLoops.Nest;

/** Loops with nothing but a loop in their bodies, whose bounds do not depend on each other. OpenMP 5.2 §4.4.1, §4.4.3 */
final class PerfectNest {
	private PerfectNest() {
	}

	/** How many loops may be collapsed; at most 1 where only the outermost one. */
	static int depth(Nest nest, ParsedUnit unit) {
		Set<Variable> outer = new LinkedHashSet<>();
		Optional<CanonicalLoop> loop = CanonicalLoop.of(nest.loop());
		TextLayout layout = new TextLayout(unit.source(), unit.language());
		int depth = 0;
		while (loop.isPresent() && isRectangular(loop.get(), outer) && isFit(loop.get(), nest, unit)) {
			depth++;
			outer.add(loop.get().variable());
			loop = only(loop.get().body(), layout);
		}
		return depth;
	}

	/** The only statement of a body, where it is a loop that is written: only such a one can be collapsed. */
	private static Optional<CanonicalLoop> only(Statement body, TextLayout layout) {
		Statement inner = body instanceof Block b && b.statements().size() == 1 ? b.statements().get(0) : body;
		boolean one = !(body instanceof Block b) || b.statements().size() == 1;
		return one && !(inner instanceof Statement.Loop && layout.hidesLoop(inner.range().offset())) ? CanonicalLoop.of(body)
				: Optional.empty();
	}

	/**
	 * Whether a loop may be distributed for its own part: nothing in its body leaves it or changes its variable, which is not needed later.
	 */
	private static boolean isFit(CanonicalLoop loop, Nest nest, ParsedUnit unit) {
		return !Direction.isAgainst(loop) && LoopIndex.changed(loop, unit).isEmpty() && LoopExits.in(loop.body()).isEmpty()
				&& (loop.declared() || StaleReads.after(loop.variable(), nest.loop(), nest.function(), unit).isEmpty());
	}

	private static boolean isRectangular(CanonicalLoop loop, Set<Variable> outer) {
		return !mentions(loop.lower(), outer) && !mentions(loop.upper(), outer) && !mentions(loop.step(), outer);
	}

	private static boolean mentions(Expression expression, Set<Variable> variables) {
		boolean[] found = { false };
		Walk.expressions(expression, e -> found[0] |= e instanceof VariableReference v && variables.contains(v.variable()));
		return found[0];
	}
}
