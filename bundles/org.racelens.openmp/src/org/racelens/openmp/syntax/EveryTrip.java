package org.racelens.openmp.syntax;

import java.util.List;
import java.util.Set;
import org.racelens.model.effort.Effort;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Continue;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.program.Statement.Switch;
import org.racelens.openmp.program.Statement.Unmodelled;

/**
 * Whether each trip of a loop that is followed by another writes one of some cells, on whatever path. What loops inside write counts where
 * the text tells that they have a trip, what constructs write where every thread that meets them executes it, or waits for the one that
 * does.
 *
 * @param cells of which one write is enough
 */
record EveryTrip(Set<Cell> cells) {
	/**
	 * What is true of the paths through a statement.
	 *
	 * @param completed on each that gets to its end one of the cells is written
	 * @param continued on each that goes on with the next trip
	 * @param broken on each that breaks off the innermost loop, which ends a trip of the loop in question alone where it is that one
	 */
	private record Paths(boolean completed, boolean continued, boolean broken) {
		private static final Paths WRITING = new Paths(true, true, true);

		Paths or(Paths other) {
			return new Paths(completed && other.completed, continued && other.continued, broken && other.broken);
		}
	}

	boolean writes(Loop loop) {
		if (loop.condition().filter(this::writes).isPresent() || loop.update().filter(this::writes).isPresent()) {
			return true;
		}
		Paths paths = of(loop.body());
		return paths.completed && paths.continued && !jumps(loop.body());
	}

	/** Whether control may get past any of it. */
	private static boolean jumps(Statement body) {
		boolean[] found = { false };
		Walk.statements(body, s -> found[0] |= s instanceof Unmodelled);
		return found[0];
	}

	private Paths of(Statement s) {
		Effort.spend(1);
		if (s instanceof Break || s instanceof Return) {
			return new Paths(true, true, s instanceof Return);
		}
		if (s instanceof Continue || s instanceof Unmodelled) {
			return new Paths(s instanceof Continue, false, s instanceof Continue);
		}
		if (s instanceof Loop l) {
			return of(l);
		}
		if (s instanceof Declaration d && cells.contains(new Cell(d.variable(), List.of()))
				|| Walk.ownExpressions(s).stream().anyMatch(this::writes)) {
			return Paths.WRITING;
		}
		if (s instanceof If i) {
			return of(i.thenBranch()).or(i.elseBranch().map(this::of).orElse(new Paths(false, true, true)));
		}
		boolean open = s instanceof Switch || s instanceof ConstructStatement c && !CommonBlock.is(c.construct());
		return open ? new Paths(false, !continues(s), true) : sequence(s instanceof Block b ? b.statements() : Walk.parts(s));
	}

	/** A loop inside keeps its own branches. */
	private Paths of(Loop l) {
		boolean before = l.init().filter(i -> of(i).completed).isPresent()
				|| !l.testAtEnd() && l.condition().filter(this::writes).isPresent();
		if (before) {
			return Paths.WRITING;
		}
		Paths body = of(l.body());
		boolean trip = body.completed && body.continued
				|| Walk.ownExpressions(l).stream().anyMatch(this::writes);
		return new Paths(trip && body.broken && FirstTrip.isSure(l), true, true);
	}

	private Paths sequence(List<Statement> statements) {
		boolean completed = false;
		boolean continued = true;
		boolean broken = true;
		for (Statement s : statements) {
			Paths paths = of(s);
			continued &= completed || paths.continued;
			broken &= completed || paths.broken;
			completed |= paths.completed;
		}
		return new Paths(completed, continued, broken);
	}

	private static boolean continues(Statement s) {
		return LeavingBranches.of(s).stream().anyMatch(Continue.class::isInstance);
	}

	/** Whether an expression writes one of the cells wherever it is evaluated. */
	private boolean writes(Expression e) {
		Effort.spend(1);
		boolean here = e instanceof Increment i && Cell.of(i.target()).filter(cells::contains).isPresent()
				|| e instanceof Assignment a && Cell.of(a.target()).filter(cells::contains).isPresent();
		List<Expression> always = e instanceof ShortCircuit c ? List.of(c.left())
				: e instanceof Conditional c ? List.of(c.condition()) : Walk.operands(e);
		return here || always.stream().anyMatch(this::writes);
	}
}
