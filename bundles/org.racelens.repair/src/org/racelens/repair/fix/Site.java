package org.racelens.repair.fix;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.race.verdict.AccessReport;

/**
 * One end of a race in its surroundings.
 *
 * @param path the statements around it, from the region's directive inwards, through the calls on the way
 */
public record Site(AccessReport end, List<Statement> path) {
	public Site {
		path = List.copyOf(path);
	}

	/** The directives around it, innermost first. */
	public List<Target> targets() {
		List<Target> result = new ArrayList<>();
		for (Statement s : path) {
			if (s instanceof ConstructStatement c && !(c.construct() instanceof Worksharing.Section)) {
				boolean combined = !result.isEmpty()
						&& result.get(result.size() - 1).directive().range().equals(c.construct().directive().range());
				Target target = combined ? new Target(result.remove(result.size() - 1).statement(), c.construct())
						: new Target(c, c.construct());
				result.add(target);
			}
		}
		Collections.reverse(result);
		return result;
	}

	/** The innermost statement that is no block. */
	public Optional<Statement> statement() {
		Statement last = path.get(path.size() - 1);
		return last instanceof Statement.Block ? Optional.empty() : Optional.of(last);
	}

	/** Whether the access is one of the variable, or of a part of it, by its name: not through a pointer or a reference. */
	public boolean names(Variable variable) {
		boolean[] found = { false };
		path.forEach(s -> Walk.expressions(s, e -> found[0] |= e.range().equals(end.place())
				&& WrittenVariables.root(e).filter(variable::equals).isPresent()));
		boolean byClause = targets().stream().anyMatch(t -> t.directive().clauses().stream().flatMap(c -> Clauses.shared(c).stream())
				.anyMatch(i -> i.range().equals(end.place()) && i.variable().filter(variable::equals).isPresent()));
		return found[0] || byClause;
	}

	/** The pointer of which the access names an element; empty where it names something else. */
	Optional<Variable> pointer() {
		List<Variable> found = new ArrayList<>();
		path.forEach(s -> Walk.expressions(s, e -> {
			Optional<Expression> base = !e.range().equals(end.place()) ? Optional.empty()
					: e instanceof Subscript x ? Optional.of(x.base()) : e instanceof Dereference d ? Optional.of(d.pointer())
					: Optional.empty();
			base.filter(b -> b instanceof VariableReference && b.type() instanceof PointerType)
					.ifPresent(b -> found.add(((VariableReference) b).variable()));
		}));
		return found.stream().findFirst();
	}

	/** Whether each thread of the team executes it: no construct below {@code parallel} gives it to one thread. */
	public boolean isReplicated() {
		return targets().stream()
				.allMatch(
						t -> t.isParallel() || t.leaf() instanceof Synchronisation.Critical || t.leaf() instanceof Synchronisation.Atomic);
	}

	/** Whether a construct of this kind stands around it. */
	public boolean isInside(Class<? extends Construct> kind) {
		return targets().stream().anyMatch(t -> kind.isInstance(t.leaf()));
	}
}
