package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.library.RuntimeRoutine;
import org.racelens.openmp.program.Parallelism;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.repair.condition.Insertion;
import org.racelens.repair.fix.Clauses;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.Uses;
import org.racelens.repair.flow.ThreadQueries;

/**
 * One thread executes a block, and the others wait for it: {@code single} for {@code master}, which has no barrier, or around a statement
 * that every thread executes alike. OpenMP 5.2 §11.1
 */
final class SingleFix implements FixRule {
	private static final Explanation MEANING = MeaningSentence.ONE_THREAD_EXECUTES_THE_BLOCK_BEFORE_AND_AFTER.of();

	@Override
	public List<Proposal> proposals(FixContext context) {
		List<Proposal> result = new ArrayList<>();
		Set<Target> masters = new LinkedHashSet<>();
		context.sites().forEach(s -> s.targets().stream()
				.filter(t -> t.leaf() instanceof Parallelism.Masked && context.isOwnText(t.statement()) && t.directive().names().size() == 1
						&& t.directive().clauses().isEmpty())
				.forEach(masters::add));
		for (Target t : masters) {
			String name = t.directive().spelling();
			List<TextEdit> edits = isSameOnAnyThread(t, context) ? context.text(t).renamed(name, "single") : List.of();
			if (!edits.isEmpty()) {
				result.add(context.change(FixKind.SINGLE, TitleSentence.MAKE_THE_X_A_SINGLE.of(t.title()), MEANING, List.of(t), edits));
			}
		}
		around(context).ifPresent(result::add);
		return result;
	}

	/** The only statement with the races, where each thread would execute it alike. */
	private static Optional<Proposal> around(FixContext context) {
		List<Statement> statements = context.sites().stream().map(s -> s.statement().orElse(null)).distinct().toList();
		boolean replicated = context.sites().stream().allMatch(s -> s.isReplicated() && !s.isInside(Synchronisation.Critical.class)
				&& !s.isInside(Synchronisation.Atomic.class));
		if (!replicated || statements.size() != 1 || !(statements.get(0) instanceof ExpressionStatement statement)
				|| !context.isOwnText(statement) || !isAlike(statement, context)) {
			return Optional.empty();
		}
		return Optional.of(context.change(FixKind.SINGLE,
				TitleSentence.EXECUTE_LINE_X_BY_A_SINGLE_THREAD.of(Argument.line(statement.range().line())),
				MeaningSentence.EVERY_THREAD_WOULD_EXECUTE_THE_STATEMENT_ALIKE.of(), List.of(),
				new Insertion(context).before(statement, "single")));
	}

	/** Whether a block computes the same whichever thread executes it. */
	private static boolean isSameOnAnyThread(Target block, FixContext context) {
		boolean[] same = { true };
		block.work().forEach(w -> Walk.expressions(w, e -> {
			boolean own = e instanceof Expression.VariableReference v && !w.range().contains(v.variable().declaration())
					&& isOwn(v.variable(), context);
			same[0] &= !own;
		}));
		return same[0]
				&& block.work().stream().allMatch(w -> ThreadQueries.of(w, context.unit(), RuntimeRoutine.THREAD_NUMBER::is).isEmpty());
	}

	/** Whether each thread has its own: declared inside the region, or listed by its clauses. */
	private static boolean isOwn(Variable variable, FixContext context) {
		boolean local = isAutomatic(variable) && context.region().range().contains(variable.declaration());
		return local || variable.isThreadLocal()
				|| context.regionTarget().directive().clauses().stream().anyMatch(c -> Clauses.lists(c, variable));
	}

	private static boolean isAutomatic(Variable variable) {
		return variable.isAutomatic();
	}

	/** Whether a statement has nothing in it that is a thread's own. */
	private static boolean isAlike(ExpressionStatement statement, FixContext context) {
		boolean[] alike = { true };
		Walk.expressions(statement, e -> {
			boolean own = e instanceof Expression.VariableReference v && isOwn(v.variable(), context);
			boolean unlike = e instanceof Expression.Call c && !RuntimeRoutine.TEAM_SIZE.is(c.callee());
			alike[0] &= !own && !unlike && !(e instanceof Expression.Unmodelled);
		});
		return alike[0] && statement.expression() instanceof Expression.Assignment a && a.operator().isEmpty()
				&& WrittenVariables.root(a.target()).filter(v -> !Uses.mentions(a.value(), v)).isPresent();
	}
}
