package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.StatementSyntax;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.repair.condition.Insertion;
import org.racelens.repair.condition.Legality;
import org.racelens.repair.condition.LockBalance;
import org.racelens.repair.condition.LockGuard;
import org.racelens.repair.condition.VariableWrites;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Site;
import org.racelens.repair.fix.TextLayout;
import org.racelens.repair.fix.TitleSentence;

/**
 * Sets the lock that the program holds around other accesses of the variable. Where it has none, no lock is invented. Semantics §6; OpenMP
 * 5.2 §18.9
 */
final class LockFix implements FixRule {
	@Override
	public List<Proposal> proposals(FixContext context) {
		Optional<Variable> variable = context.named();
		Optional<LockGuard> guard = variable.flatMap(v -> LockGuard.of(context, v).stream().findFirst());
		LockBalance locks = new LockBalance(context.unit());
		List<Site> open = context.sites().stream().filter(s -> !isHeld(s, locks)).toList();
		return guard.isEmpty() || open.isEmpty() ? List.of() : List.of(proposal(context, variable.get(), guard.get(), open));
	}

	/** Whether a block on the way to an access sets a lock before it. */
	private static boolean isHeld(Site site, LockBalance locks) {
		for (int i = 0; i + 1 < site.path().size(); i++) {
			if (site.path().get(i) instanceof Block block && locks.isHeldAt(block, site.path().get(i + 1).range().offset())) {
				return true;
			}
		}
		return false;
	}

	private static Proposal proposal(FixContext context, Variable variable, LockGuard guard, List<Site> open) {
		Explanation title = TitleSentence.SET_LOCK_X_AROUND_ACCESSES_OF_Y
				.of(LockGuard.text(guard.argument(), context).replaceFirst("^&", ""), variable.name());
		Optional<Explanation> obstacle = Legality.ofExclusion(context).or(() -> CriticalFix.order(context));
		if (obstacle.isPresent()) {
			return new Refusal(FixKind.LOCK, title, obstacle.get());
		}
		Map<Statement, String> calls = new LinkedHashMap<>();
		for (Site site : open) {
			Optional<String> argument = argument(context, variable, guard, site);
			if (argument.isEmpty() || !argument.get().equals(calls.getOrDefault(site.statement().orElseThrow(), argument.get()))) {
				return new Refusal(FixKind.LOCK, title,
						RuleSentence.LINE_X_IS_NO_STATEMENT_FOR_THE_LOCK.of(Argument.line(site.end().place().line())));
			}
			calls.put(site.statement().get(), argument.get());
		}
		List<TextEdit> edits = new ArrayList<>();
		calls.forEach((s, argument) -> edits.addAll(around(context, s, guard, argument)));
		return context.change(FixKind.LOCK, title, MeaningSentence.STATEMENTS_MAY_COME_IN_ANY_ORDER.of(), List.of(), edits);
	}

	/** What the lock routines are to be called with around an access; empty where its statement cannot be guarded. */
	private static Optional<String> argument(FixContext context, Variable variable, LockGuard guard, Site site) {
		List<Statement> path = site.path();
		if (path.size() < 2 || !(site.statement().orElse(path.get(0)) instanceof ExpressionStatement statement)
				|| !(path.get(path.size() - 2) instanceof Block) || !new Insertion(context).ownLines(statement, statement)
				|| !statement.range().path().equals(context.source().path()) || !isVisible(context, guard, statement)) {
			return Optional.empty();
		}
		List<Expression> subscripts = new ArrayList<>();
		boolean[] calls = { false };
		Walk.expressions(statement, e -> {
			calls[0] |= e instanceof Expression.Call;
			if (e instanceof Expression.Subscript x && WrittenVariables.root(x).filter(variable::equals).isPresent()) {
				subscripts.add(x.index());
			}
		});
		boolean one = subscripts.stream().map(x -> LockGuard.text(x, context)).distinct().count() <= 1;
		boolean kept = subscripts.stream().allMatch(x -> isKept(x, statement));
		return calls[0] || !one || !kept ? Optional.empty() : guard.argument(subscripts.stream().findFirst(), context);
	}

	/** Whether the statement leaves the subscript its value, so that it unsets the lock that it has set. */
	private static boolean isKept(Expression subscript, Statement statement) {
		boolean[] kept = { true };
		Walk.expressions(subscript, e -> kept[0] &= !(e instanceof Expression.VariableReference v
				&& new VariableWrites(v.variable()).in(statement)));
		return kept[0];
	}

	private static boolean isVisible(FixContext context, LockGuard guard, Statement statement) {
		Optional<FunctionDefinition> function = context.outline().function(statement.range());
		return guard.lock().filter(l -> l.isStatic() && l.storage() != Variable.Storage.STATIC_LOCAL
				|| function.filter(f -> f.range().contains(l.declaration())).isPresent()).isPresent();
	}

	private static List<TextEdit> around(FixContext context, Statement s, LockGuard guard, String argument) {
		TextLayout layout = context.layout();
		StatementSyntax statements = context.unit().language().statements();
		String indentation = layout.indentation(s.range().offset());
		return List.of(
				TextEdit.insert(layout.lineStart(s.range().offset()),
						indentation + statements.call(guard.set(), argument) + layout.newLine()),
				TextEdit.insert(layout.nextLine(s.range().endOffset()),
						indentation + statements.call(guard.unset(), argument) + layout.newLine()));
	}
}
