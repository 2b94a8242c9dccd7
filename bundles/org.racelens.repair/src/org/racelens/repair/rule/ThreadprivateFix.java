package org.racelens.repair.rule;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.condition.Copies;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TextLayout;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.flow.Reading;

/**
 * {@code threadprivate} for a static variable that each piece of work writes before it reads it, callees included: where a clause would not
 * reach. Only for variables that no other file can name. Semantics §8; OpenMP 5.2 §5.2
 */
final class ThreadprivateFix implements FixRule {
	@Override
	public List<Proposal> proposals(FixContext context) {
		Optional<Variable> variable = context.group().variable()
				.filter(v -> v.storage() == Storage.STATIC_GLOBAL || v.storage() == Storage.STATIC_LOCAL);
		List<Target> work = context.innermost(t -> t.isDistributing() || t.isParallel());
		return variable.isEmpty() || work.isEmpty() ? List.of() : List.of(proposal(context, variable.get(), work));
	}

	private static Proposal proposal(FixContext context, Variable variable, List<Target> work) {
		Explanation title = TitleSentence.MAKE_X_THREADPRIVATE.of(variable.name());
		Copies copies = Copies.of(context, variable);
		Optional<Reading> obstacle = work.stream().map(t -> obstacle(t, copies)).flatMap(Optional::stream).findFirst();
		if (obstacle.isPresent()) {
			return new Refusal(FixKind.THREADPRIVATE, title, obstacle.get().withLine(variable));
		}
		if (hasTasks(context)) {
			return new Refusal(FixKind.THREADPRIVATE, title,
					RuleSentence.ANY_THREAD_MAY_EXECUTE_THE_TASKS_EACH_WITH_ITS_OWN_X.of(variable.name()));
		}
		if (isListed(context, variable)) {
			return new Refusal(FixKind.THREADPRIVATE, title,
					RuleSentence.CLAUSE_LISTS_X_WHICH_A_THREADPRIVATE_VARIABLE_MAY_NOT_BE.of(variable.name()));
		}
		Optional<TextEdit> edit = directive(context, variable);
		return edit.isEmpty()
				? new Refusal(FixKind.THREADPRIVATE, title, RuleSentence.DECLARATION_OF_X_HAS_NOT_ITS_LINE_FOR_ITSELF.of(variable.name()))
				: context.change(FixKind.THREADPRIVATE, title,
						MeaningSentence.EVERY_USE_OF_X_WRITES_IT_FIRST.of(variable.name()), List.of(),
						List.of(edit.get()));
	}

	private static Optional<Reading> obstacle(Target target, Copies copies) {
		return copies.limits().constructed().or(() -> copies.meaning().readFirst(target))
				.or(() -> copies.meaning().carried(target)).or(() -> copies.meaning().after(target))
				.or(() -> target.isParallel() ? copies.communication().announced(target) : Optional.empty())
				.or(copies.limits()::large);
	}

	private static boolean hasTasks(FixContext context) {
		boolean[] found = { false };
		context.unit().functions().forEach(f -> Walk.statements(f.body(),
				s -> found[0] |= s instanceof ConstructStatement c && new Target(c, c.construct()).isTasking()));
		return found[0];
	}

	private static boolean isListed(FixContext context, Variable variable) {
		boolean[] listed = { false };
		context.unit().functions().forEach(f -> Walk.statements(f.body(), s -> listed[0] |= s instanceof ConstructStatement c
				&& c.construct().directive().clauses().stream().filter(k -> k.name() != ClauseName.COPYIN)
						.anyMatch(k -> k.items().stream().anyMatch(i -> i.variable().filter(variable::equals).isPresent()))));
		return listed[0];
	}

	/** Behind the declaration, which must end with its line: nothing uses the variable in between. */
	private static Optional<TextEdit> directive(FixContext context, Variable variable) {
		TextLayout layout = context.layout();
		int start = variable.declaration().offset();
		if (!variable.declaration().path().equals(context.source().path())) {
			return Optional.empty();
		}
		int end = layout.lineEnd(start);
		String rest = layout.text(start, end);
		int semicolon = rest.indexOf(';');
		boolean alone = semicolon >= 0 && layout.endsLine(start + semicolon + 1) && end < layout.nextLine(start);
		boolean first = layout.text(layout.lineStart(start), start).matches("\\s*static\\b[^;{}=]*");
		return alone && first ? Optional.of(TextEdit.insert(layout.nextLine(start), layout.indentation(start)
				+ context.unit().language().directives().line("threadprivate(" + variable.name() + ")") + layout.newLine()))
				: Optional.empty();
	}
}
