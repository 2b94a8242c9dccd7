package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.ConstructBodies;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.repair.condition.Total;
import org.racelens.repair.condition.TotalUses;
import org.racelens.repair.fix.DirectiveText;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TextLayout;
import org.racelens.repair.fix.TitleSentence;

/**
 * {@code reduction} by way of local variables, for what a clause cannot list: {@code *p}, {@code s->member}, {@code this->member}, one
 * element of an array. The loop gathers in the variables, and what it has gathered is added behind the loop. OpenMP 5.2 §5.5.5
 */
final class LocalSumFix implements FixRule {
	private static final Set<DirectiveName> OF_THREADS = Set.of(DirectiveName.PARALLEL, DirectiveName.FOR, DirectiveName.SIMD);

	@Override
	public List<Proposal> proposals(FixContext context) {
		Target loop = context.regionTarget();
		boolean whole = loop.isLoop() && OF_THREADS.containsAll(loop.directive().names())
				&& loop.directive().names().contains(DirectiveName.PARALLEL)
				&& context.sites().stream().allMatch(s -> s.targets().size() == 1);
		List<Total> totals = whole ? Total.all(context) : List.of();
		return totals.isEmpty() ? List.of() : List.of(proposal(context, loop, totals));
	}

	private static Proposal proposal(FixContext context, Target loop, List<Total> totals) {
		Argument places = listed(totals.stream().map(Total::spelling).toList());
		Argument clauses = listed(operators(totals).stream().map(o -> "reduction(" + o + ":" + names(totals, o) + ")").toList());
		Explanation title = totals.size() == 1
				? TitleSentence.GATHER_X_IN_A_LOCAL_VARIABLE_WITH_Y_ON_THE_Z.of(places, clauses, loop.title())
				: TitleSentence.GATHER_X_IN_LOCAL_VARIABLES_WITH_Y_ON_THE_Z.of(places, clauses, loop.title());
		Optional<Explanation> obstacle = new TotalUses(context, loop, totals).obstacle();
		Optional<List<TextEdit>> around = obstacle.isPresent() ? Optional.empty() : around(context, totals);
		if (around.isEmpty()) {
			return new Refusal(FixKind.REDUCTION, title, obstacle.orElseGet(() -> RuleSentence.DIRECTIVE_SHARES_ITS_LINES.of()));
		}
		List<TextEdit> edits = new ArrayList<>(around.get());
		edits.addAll(clauses(context.text(loop), totals));
		totals.forEach(t -> t.uses(context)
				.forEach(u -> edits.add(new TextEdit(u.range().offset(), u.range().endOffset(), t.name()))));
		boolean rounds = totals.stream().anyMatch(t -> t.place().type() instanceof FloatingType);
		Explanation meaning = totals.size() == 1 ? MeaningSentence.X_IS_ONLY_UPDATED_WHILE_THE_LOOP_RUNS.of(places)
				: MeaningSentence.X_ARE_ONLY_UPDATED_WHILE_THE_LOOP_RUNS.of(places);
		return context.change(FixKind.REDUCTION, title, rounds ? Rounding.after(meaning) : meaning, List.of(loop), edits);
	}

	/** A clause for each operator; what a clause that is there already takes is added to it. */
	private static List<TextEdit> clauses(DirectiveText directive, List<Total> totals) {
		List<TextEdit> edits = operators(totals).stream().map(o -> directive.reduced(o, names(totals, o))).toList();
		boolean atOnePlace = edits.stream().map(TextEdit::offset).distinct().count() < edits.size();
		return atOnePlace
				? List.of(TextEdit.insert(edits.get(0).offset(),
						edits.stream().map(TextEdit::replacement).collect(Collectors.joining())))
				: edits;
	}

	private static List<String> operators(List<Total> totals) {
		return totals.stream().map(Total::operator).distinct().toList();
	}

	private static String names(List<Total> totals, String operator) {
		return totals.stream().filter(t -> t.operator().equals(operator)).map(Total::name).collect(Collectors.joining(", "));
	}

	private static Argument listed(List<String> names) {
		String last = names.get(names.size() - 1);
		return names.size() < 2 ? Argument.name(last)
				: TitleSentence.X_AND_Y.of(String.join(", ", names.subList(0, names.size() - 1)), last);
	}

	/** The declarations before the directive and the last updates behind the loop. */
	private static Optional<List<TextEdit>> around(FixContext context, List<Total> totals) {
		TextLayout layout = context.layout();
		SourceRange directive = context.region().construct().directive().range();
		List<Statement> path = context.outline().path(directive);
		boolean inBlock = path.stream()
				.anyMatch(s -> s instanceof Block b && b.statements().contains(context.region()) && takesDeclarations(b));
		int end = context.region().range().endOffset();
		if (!inBlock || !layout.startsLine(directive.offset()) || !layout.endsLine(end) || layout.nextLine(end) == layout.lineEnd(end)) {
			return Optional.empty();
		}
		Statement body = ConstructBodies.of(context.regionTarget().leaf()).get(0);
		String indentation = layout.indentation(body.range().offset());
		String declarations = totals.stream().map(t -> indentation + t.declaration() + layout.newLine()).collect(Collectors.joining());
		String updates = totals.stream().map(t -> indentation + t.lastUpdate() + layout.newLine()).collect(Collectors.joining());
		return Optional.of(List.of(TextEdit.insert(layout.lineStart(directive.offset()), declarations),
				TextEdit.insert(layout.nextLine(end), updates)));
	}

	/** Whether no jump leads into the block, past a declaration, and no label would be one of a declaration. */
	private static boolean takesDeclarations(Block block) {
		return block.statements().stream().noneMatch(s -> s instanceof Statement.CaseLabel || s instanceof Statement.Unmodelled);
	}
}
