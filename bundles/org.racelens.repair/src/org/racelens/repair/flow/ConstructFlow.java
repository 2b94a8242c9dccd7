package org.racelens.repair.flow;

import java.util.HashSet;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.flow.Fact.Written;

/**
 * Directives are looked through: their blocks run one after the other. What a block writes to a variable that the directive makes a copy of
 * is not sure to reach the variable itself.
 */
final class ConstructFlow {
	private static final Set<ClauseName> NO_COPY = Set.of(ClauseName.SHARED, ClauseName.COPYIN, ClauseName.MAP);

	private final Flow flow;

	ConstructFlow(Flow flow) {
		this.flow = flow;
	}

	Outcome run(Construct construct, Facts in, Frame frame) {
		Facts ready = in;
		for (Clause clause : construct.clauses()) {
			ready = evaluated(clause, ready, frame);
		}
		Outcome result = Outcome.of(ready);
		for (Statement body : Walk.bodies(construct)) {
			result = result.then(flow.run(body, result.normal(), frame));
		}
		Facts before = ready;
		Set<Variable> copied = copied(construct);
		return result.ending(original(before, result.normal(), copied));
	}

	private Facts original(Facts before, Facts after, Set<Variable> copied) {
		Facts result = after;
		for (Variable v : copied) {
			result = result.without(v.id());
		}
		return copied.contains(flow.subject.variable()) && before.reachable()
				? result.keeping(f -> !(f instanceof Written) || before.has(f))
				: result;
	}

	private Facts evaluated(Clause clause, Facts in, Frame frame) {
		if (ClauseUses.isNamedInText(clause, flow.subject.variable()) && !flow.coverage(in).covers(Part.WHOLE)) {
			flow.findings.read(clause.range());
		}
		Facts result = in;
		for (Expression e : ClauseUses.expressions(clause)) {
			result = flow.value(e, result, frame);
		}
		return result;
	}

	/** The variables of which a construct makes copies: those that it lists, and the counter of a worksharing loop. */
	private static Set<Variable> copied(Construct construct) {
		Set<Variable> result = new HashSet<>();
		for (Clause clause : construct.clauses()) {
			if (clause instanceof Clause.ListClause list && !NO_COPY.contains(list.name())) {
				list.items().forEach(i -> i.variable().ifPresent(result::add));
			} else if (clause instanceof Clause.ReductionClause reduction) {
				reduction.items().forEach(i -> i.variable().ifPresent(result::add));
			}
		}
		if (construct instanceof Worksharing.WorksharingLoop loop) {
			CanonicalLoop.variableOf(loop.body()).ifPresent(result::add);
		}
		return result;
	}
}
