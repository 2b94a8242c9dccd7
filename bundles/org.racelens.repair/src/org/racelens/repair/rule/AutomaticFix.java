package org.racelens.repair.rule;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.repair.condition.CopyLimits;
import org.racelens.repair.fix.Clauses;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.TextLayout;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.flow.Pure;
import org.racelens.repair.flow.Reading;
import org.racelens.repair.flow.StaleReads;

/**
 * An automatic variable instead of a static one in a function that the threads call, or in a block of the region: each run writes it before
 * it reads it, so that it keeps nothing from one run to the next. Semantics §8; OpenMP 5.2 §5.1.1
 */
final class AutomaticFix implements FixRule {
	private static final Pattern STATIC = Pattern.compile(".*\\bstatic\\s+");

	@Override
	public List<Proposal> proposals(FixContext context) {
		Optional<Variable> variable = context.group().variable().filter(v -> v.storage() == Storage.STATIC_LOCAL);
		Optional<FunctionDefinition> function = variable.flatMap(v -> context.outline().function(v.declaration()));
		if (function.isEmpty()) {
			return List.of();
		}
		boolean called = !function.get().range().contains(context.region().range());
		return called ? List.of(proposal(context, variable.get(), function.get().body(),
				MeaningSentence.EACH_RUN_OF_X_WRITES_Y_BEFORE_IT_READS_IT.of(function.get().name(), variable.get().name())))
				: scope(context, variable.get()).map(s -> proposal(context, variable.get(), s,
						MeaningSentence.EACH_RUN_OF_THE_BLOCK_WRITES_X_BEFORE_IT_READS_IT.of(variable.get().name()))).stream().toList();
	}

	/** The block inside of the region that declares the variable. */
	private static Optional<Statement> scope(FixContext context, Variable variable) {
		Optional<Statement> block = context.outline().path(variable.declaration()).stream().filter(Block.class::isInstance)
				.reduce((outer, inner) -> inner);
		return block.filter(b -> context.regionTarget().work().stream().anyMatch(w -> w.range().contains(b.range())));
	}

	private static Proposal proposal(FixContext context, Variable variable, Statement scope, Explanation meaning) {
		Explanation title = TitleSentence.MAKE_X_AUTOMATIC_REMOVE_STATIC_IN_LINE_Y.of(Argument.name(variable.name()),
				Argument.line(variable.declaration().line()));
		CopyLimits limits = new CopyLimits(context, variable);
		Optional<Reading> obstacle = StaleReads.exposed(variable, scope, context.unit()).or(limits::constructed)
				.or(limits::large);
		if (obstacle.isPresent()) {
			return new Refusal(FixKind.AUTOMATIC, title, obstacle.get().withLine(variable));
		}
		boolean computed = context.unit().globals().stream().filter(d -> d.variable().equals(variable))
				.anyMatch(d -> d.initializer().filter(i -> !Pure.is(i)).isPresent());
		boolean listed = Clauses.listed(context.unit(), variable);
		Optional<TextEdit> edit = computed || listed ? Optional.empty() : removal(context, variable);
		return edit.isEmpty()
				? new Refusal(FixKind.AUTOMATIC, title,
						RuleSentence.DECLARATION_OF_X_HAS_OTHER_VARIABLES_OR_A_COMPUTED_VALUE.of(variable.name()))
				: context.change(FixKind.AUTOMATIC, title, meaning, List.of(), List.of(edit.get()));
	}

	/** The storage class of a declaration of this one variable, on one line. */
	private static Optional<TextEdit> removal(FixContext context, Variable variable) {
		TextLayout layout = context.layout();
		int name = variable.declaration().offset();
		if (!variable.declaration().path().equals(context.source().path())) {
			return Optional.empty();
		}
		int line = layout.lineStart(name);
		Matcher word = STATIC.matcher(layout.text(line, name));
		String rest = layout.text(name, layout.lineEnd(name));
		boolean alone = rest.indexOf(';') >= 0 && rest.substring(0, rest.indexOf(';')).matches("[^,{}=]*(=[^,{}]*)?");
		return alone && word.lookingAt() && !layout.text(line + word.end(), name).matches("(?s).*[;{},].*")
				? Optional.of(TextEdit.delete(line + layout.text(line, line + word.end()).lastIndexOf("static"), line + word.end()))
				: Optional.empty();
	}
}
