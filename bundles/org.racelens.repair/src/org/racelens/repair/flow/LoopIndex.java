package org.racelens.repair.flow;

import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;

/** The variable of a loop that is to be distributed: its body must leave it alone. OpenMP 5.2 §4.4.1 */
public final class LoopIndex {
	private LoopIndex() {
	}

	/** Where the body may change the loop's variable; empty where it surely does not. */
	public static Optional<Reading> changed(CanonicalLoop loop, ParsedUnit unit) {
		Variable index = loop.variable();
		if (WrittenVariables.addressed(unit).contains(index)) {
			return Optional
					.of(new Reading(loop.body().range(), ReadingSentence.MAY_CHANGE_LOOP_VARIABLE_X_BY_ITS_ADDRESS.of(index.name())));
		}
		boolean elsewhere = !Subject.isAutomatic(index)
				&& unit.functions().stream().anyMatch(f -> !f.body().range().contains(loop.body().range()) && mentions(f.body(), index));
		return changed(loop.body(), index, elsewhere);
	}

	private static Optional<Reading> changed(Statement code, Variable index, boolean byCalls) {
		Expression[] found = { null };
		Walk.expressions(code, e -> {
			boolean changes = e instanceof Assignment a && names(a.target(), index) || e instanceof Increment i && names(i.target(), index)
					|| byCalls && e instanceof Call;
			found[0] = found[0] == null && changes ? e : found[0];
		});
		return Optional.ofNullable(found[0]).map(e -> new Reading(e.range(),
				e instanceof Call ? ReadingSentence.MAY_USE_OR_CHANGE_LOOP_VARIABLE_X.of(index.name())
						: ReadingSentence.CHANGES_LOOP_VARIABLE_X.of(index.name())));
	}

	/** A function that names the index would not see the copy that a distributed loop has. */
	private static boolean mentions(Statement code, Variable index) {
		boolean[] found = { false };
		Walk.expressions(code, e -> found[0] |= e instanceof VariableReference v && v.variable().equals(index));
		return found[0];
	}

	private static boolean names(Expression target, Variable index) {
		return Selections.in(target).contains(index) || WrittenVariables.root(target).filter(index::equals).isPresent();
	}
}
