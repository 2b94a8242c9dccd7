package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Argument;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.repair.fix.Candidate;
import org.racelens.repair.fix.Clauses;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.Uses;

/**
 * Sums that every thread of a region adds something to. What the distributed iterations gather in one variable for all threads must not be
 * added once by each of them: the result would grow with the team. Such a variable is meant as one for each thread.
 *
 * @param additions the updates of other variables that each thread executes with the value of the variable
 */
public record TeamSums(Variable variable, List<Assignment> additions) {
	/** The kinds of fixes after which the variable holds what all threads have gathered. */
	private static final Set<
			FixKind> FOR_ALL = EnumSet.of(FixKind.REDUCTION, FixKind.TASK_REDUCTION, FixKind.SCAN, FixKind.ATOMIC, FixKind.LOCK,
					FixKind.CRITICAL, FixKind.ORDERED);

	/** The sums of a group whose variable is gathered by constructs inside of the region. */
	public static Optional<TeamSums> of(FixContext context) {
		Optional<Variable> variable = context.named();
		Target region = context.regionTarget();
		boolean inside = context.sites().stream()
				.allMatch(s -> s.targets().stream().anyMatch(t -> t.isDistributing() && !t.equals(region)));
		if (variable.isEmpty() || !region.isParallel() || !inside) {
			return Optional.empty();
		}
		List<Assignment> found = new ArrayList<>();
		region.work().forEach(w -> additions(w, variable.get(), region, found));
		return found.isEmpty() ? Optional.empty() : Optional.of(new TeamSums(variable.get(), found));
	}

	/** Follows the statements that each thread executes: no branch, and no construct that gives its code to one thread. */
	private static void additions(Statement s, Variable v, Target region, List<Assignment> found) {
		if (s instanceof ExpressionStatement e && e.expression() instanceof Assignment a && isAddition(a, v)
				&& WrittenVariables.root(a.target()).filter(w -> !w.equals(v) && !region.leaf().range().contains(w.declaration())
						&& !isCopied(region, w)).isPresent()) {
			found.add(a);
		}
		boolean everyThread = s instanceof Statement.Block || s instanceof Statement.Loop || s instanceof ConstructStatement c
				&& (c.construct() instanceof Synchronisation.Critical || c.construct() instanceof Synchronisation.Atomic);
		if (everyThread) {
			Walk.parts(s).forEach(p -> additions(p, v, region, found));
		}
	}

	/** Whether each thread has its own; what a reduction adds up at the end counts as one for all. */
	private static boolean isCopied(Target region, Variable w) {
		return region.directive().clauses().stream().anyMatch(c -> c.name() != ClauseName.REDUCTION && Clauses.lists(c, w));
	}

	/** {@code w += v} or {@code w = w + v}, whatever the operator. */
	private static boolean isAddition(Assignment a, Variable v) {
		boolean itself = a.operator().isPresent() || WrittenVariables.root(a.target()).filter(w -> Uses.mentions(a.value(), w)).isPresent();
		return itself && Uses.mentions(a.value(), v);
	}

	/** The proposal, or why it is none. */
	public Proposal judged(Proposal proposal) {
		return proposal instanceof Candidate && FOR_ALL.contains(proposal.kind())
				? new Refusal(proposal.kind(), proposal.title(),
						RefusalSentence.EVERY_THREAD_ADDS_X_TO_SOMETHING_IN_LINE_Y.of(Argument.name(variable.name()),
								Argument.line(additions.get(0).range().line())))
				: proposal;
	}
}
