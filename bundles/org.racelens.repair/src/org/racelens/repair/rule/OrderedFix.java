package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.Clause.ScheduleClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.condition.Insertion;
import org.racelens.repair.condition.WaitingCode;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Site;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;

/**
 * {@code ordered} around the statements of a loop's body that race with those of other iterations: these execute them in the loop's order.
 * Something must be left that they do at the same time. Lanes are not given {@code ordered simd}: compilers in use (Clang 14) do not keep
 * its order. Semantics §6; OpenMP 5.2 §15.10.2
 */
final class OrderedFix implements FixRule {
	private static final Set<DirectiveName> OF_THREADS = Set.of(DirectiveName.PARALLEL, DirectiveName.FOR);

	@Override
	public List<Proposal> proposals(FixContext context) {
		List<Target> loops = context.innermost(Target::isLoop);
		if (loops.size() != 1 || context.innermost(t -> t.isDistributing() || t.isTasking()).size() != 1
				|| context.sites().stream().anyMatch(s -> s.isInside(Synchronisation.Ordered.class))) {
			return List.of();
		}
		Target loop = loops.get(0);
		boolean threads = OF_THREADS.containsAll(loop.directive().names()) && loop.isWorksharingLoop();
		List<Statement> work = loop.work();
		return threads && work.get(work.size() - 1) instanceof Block body && isOpen(loop)
				? List.of(proposal(context, loop, body))
				: List.of();
	}

	/** Whether the loop can have an ordered region: an iteration has one at most. OpenMP 5.2 §15.10.2 */
	private static boolean isOpen(Target loop) {
		boolean other = loop.inside().stream().anyMatch(t -> t.directive().names().contains(DirectiveName.ORDERED)
				|| t.directive().names().contains(DirectiveName.SCAN));
		boolean counted = loop.directive().clauses(ExpressionClause.class, ClauseName.ORDERED).stream()
				.anyMatch(c -> c.expression().isPresent());
		boolean free = loop.directive().clauses(ScheduleClause.class, ClauseName.SCHEDULE).stream()
				.anyMatch(c -> c.modifiers().contains("nonmonotonic"));
		return !other && !counted && !free && !loop.directive().has(ClauseName.ORDER);
	}

	private static Proposal proposal(FixContext context, Target loop, Block body) {
		Explanation title = TitleSentence.EXECUTE_ACCESSES_OF_X_IN_THE_ORDER_OF_THE_Y.of(context.group().name(), loop.title());
		Optional<List<Statement>> run = run(context, body);
		if (run.isEmpty()) {
			return new Refusal(FixKind.ORDERED, title, RuleSentence.ACCESS_IS_NOT_MADE_BY_THE_LOOP_BODY.of());
		}
		if (run.get().size() == body.statements().size()) {
			return new Refusal(FixKind.ORDERED, title, RuleSentence.NOTHING_WOULD_BE_LEFT_TO_DO_AT_THE_SAME_TIME.of());
		}
		if (WaitingCode.setsLocks(body, context.unit())) {
			return new Refusal(FixKind.ORDERED, title, RuleSentence.THREAD_COULD_WAIT_FOR_ITS_TURN_WITH_A_LOCK.of());
		}
		if (run.get().stream().anyMatch(OrderedFix::isUnfit)) {
			return new Refusal(FixKind.ORDERED, title, RuleSentence.STATEMENT_OF_AN_ORDERED_REGION_HAS_MORE_IN_IT.of());
		}
		Statement first = run.get().get(0);
		Statement last = run.get().get(run.get().size() - 1);
		Insertion insertion = new Insertion(context);
		List<TextEdit> region = first == last ? insertion.before(first, "ordered")
				: insertion.ownLines(first, last) ? insertion.around(first, last, "ordered") : List.of();
		List<TextEdit> edits = new ArrayList<>(region);
		if (!loop.directive().has(ClauseName.ORDERED) && !region.isEmpty()) {
			edits.add(context.text(loop).appended("ordered"));
		}
		return context.change(FixKind.ORDERED, title, MeaningSentence.ITERATIONS_PASS_IN_THE_LOOPS_OWN_ORDER.of(), List.of(loop),
				edits);
	}

	/** The statements of the body from the first with an access to the last one. */
	private static Optional<List<Statement>> run(FixContext context, Block body) {
		int from = body.statements().size();
		int to = -1;
		for (Site site : context.sites()) {
			int index = -1;
			for (int i = 0; i < body.statements().size(); i++) {
				Statement s = body.statements().get(i);
				index = site.path().stream().anyMatch(p -> p == s) ? i : index;
			}
			if (index < 0) {
				return Optional.empty();
			}
			from = Math.min(from, index);
			to = Math.max(to, index);
		}
		return to < from ? Optional.empty() : Optional.of(body.statements().subList(from, to + 1));
	}

	private static boolean isUnfit(Statement statement) {
		boolean[] found = { statement instanceof Statement.Declaration };
		Walk.statements(statement, s -> found[0] |= s instanceof Statement.Return || s instanceof Statement.Break
				|| s instanceof Statement.Continue || s instanceof Statement.CaseLabel && s == statement
				|| s instanceof ConstructStatement c && !(c.construct() instanceof Synchronisation.Atomic));
		return found[0];
	}
}
