package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Breach;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.fix.Clauses;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.RepairSentence;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TextLayout;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.flow.LoopExits;
import org.racelens.repair.flow.LoopIndex;
import org.racelens.repair.flow.OrderedEffects;
import org.racelens.repair.flow.Reading;
import org.racelens.repair.flow.StaleReads;

/** Distributes the loop around, or one inside, instead of the one that carries the directive. */
final class NestedLoopFix implements FixRule {
	/** what says the same of whichever loop is made parallel */
	private static final Set<ClauseName> OF_ANY_LOOP = EnumSet.of(ClauseName.SHARED, ClauseName.DEFAULT, ClauseName.NUM_THREADS,
			ClauseName.PROC_BIND, ClauseName.SCHEDULE);

	private static final Explanation MEANING = MeaningSentence.ITERATIONS_WERE_PROVED_INDEPENDENT.of();

	private final FixKind kind;

	private NestedLoopFix(FixKind kind) {
		this.kind = kind;
	}

	static NestedLoopFix outer() {
		return new NestedLoopFix(FixKind.OUTER_LOOP);
	}

	static NestedLoopFix inner() {
		return new NestedLoopFix(FixKind.INNER_LOOP);
	}

	@Override
	public List<Proposal> proposals(FixContext context) {
		Target region = context.regionTarget();
		boolean combined = region.directive().names().equals(List.of(DirectiveName.PARALLEL, DirectiveName.FOR)) && region.collapsed() == 1;
		Optional<FunctionDefinition> function = context.outline().function(region.directive().range());
		if (!combined || function.isEmpty()) {
			return List.of();
		}
		List<Loop> loops = kind == FixKind.OUTER_LOOP ? around(context, region) : inside(region);
		return loops.stream().filter(l -> !context.layout().hidesLoop(l.range().offset()))
				.map(loop -> proposal(context, region, loop, function.get())).toList();
	}

	/** The loop around the directive that has nothing else in its body. */
	private static List<Loop> around(FixContext context, Target region) {
		List<Statement> path = context.outline().path(region.directive().range());
		return path.stream().filter(Loop.class::isInstance).map(Loop.class::cast)
				.filter(l -> l.range().contains(region.directive().range()) && !region.leaf().range().contains(l.range()))
				.reduce((first, second) -> second).map(List::of).orElse(List.of());
	}

	/** The sequential loops directly in the body of the distributed one. */
	private static List<Loop> inside(Target region) {
		List<Loop> result = new ArrayList<>();
		Statement body = region.work().get(0);
		List<Statement> direct = body instanceof Statement.Block b ? b.statements() : List.of(body);
		direct.stream().filter(Loop.class::isInstance).map(Loop.class::cast).forEach(result::add);
		return result;
	}

	private Proposal proposal(FixContext context, Target region, Loop loop, FunctionDefinition function) {
		Explanation title = kind == FixKind.OUTER_LOOP
				? TitleSentence.DISTRIBUTE_OUTER_LOOP_OF_LINE_X_INSTEAD.of(Argument.line(loop.range().line()))
				: TitleSentence.DISTRIBUTE_INNER_LOOP_OF_LINE_X_INSTEAD.of(Argument.line(loop.range().line()));
		TextLayout layout = context.layout();
		Optional<Explanation> obstacle = obstacle(context, region, loop, function);
		if (obstacle.isEmpty() && !layout.startsLine(loop.range().offset())) {
			obstacle = Optional.of(RepairSentence.LOOP_SHARES_ITS_LINE.of());
		}
		if (obstacle.isPresent()) {
			return new Refusal(kind, title, obstacle.get());
		}
		SourceRange directive = region.directive().range();
		String indentation = layout.indentation(directive.offset()).isEmpty() ? ""
				: layout.indentation(loop.range().offset());
		TextEdit insert = TextEdit.insert(layout.lineStart(loop.range().offset()),
				indentation + context.text(region).text() + innerIndices(context, loop, region, function)
						+ layout.text(directive.endOffset(), layout.lineEnd(directive.endOffset())) + layout.newLine());
		List<TextEdit> edits = new ArrayList<>(context.text(region).removed());
		edits.add(insert);
		String end = context.text(region).endLines();
		if (!end.isEmpty()) {
			edits.add(TextEdit.insert(layout.nextLine(loop.range().endOffset()), indentation + end.stripLeading()));
		}
		return context.removal(kind, title, MEANING, List.of(region), edits);
	}

	/** A clause for the loop variables inside that are declared outside. */
	private static String innerIndices(FixContext context, Loop loop, Target region, FunctionDefinition function) {
		List<String> names = new ArrayList<>();
		Walk.statements(loop.body(), s -> {
			Optional<CanonicalLoop> inner = s instanceof Loop ? CanonicalLoop.of(s) : Optional.empty();
			inner.filter(l -> !l.declared() && !names.contains(l.variable().name()) && !loop.range().contains(l.variable().declaration())
					&& region.directive().clauses().stream().noneMatch(c -> Clauses.lists(c, l.variable()))
					&& isOwn(context, l.variable(), loop, function)).ifPresent(l -> names.add(l.variable().name()));
		});
		return names.isEmpty() ? "" : " private(" + String.join(", ", names) + ")";
	}

	private static boolean isOwn(FixContext context, Variable variable, Loop loop, FunctionDefinition function) {
		boolean automatic = variable.isAutomatic();
		return automatic && StaleReads.exposed(variable, loop.body(), context.unit()).isEmpty()
				&& StaleReads.after(variable, loop, function, context.unit()).isEmpty();
	}

	private static Optional<Explanation> obstacle(FixContext context, Target region, Loop loop, FunctionDefinition function) {
		Optional<CanonicalLoop> canonical = CanonicalLoop.of(loop);
		if (canonical.isEmpty()) {
			return Optional.of(Breach.LOOP_IS_NOT_IN_CANONICAL_FORM.of());
		}
		Variable index = canonical.get().variable();
		if (!canonical.get().declared() && StaleReads.after(index, loop, function, context.unit()).isPresent()) {
			return Optional.of(RepairSentence.X_IS_NEEDED_AFTER_THE_LOOP.of(index.name()));
		}
		Optional<Statement> exit = LoopExits.in(loop.body());
		if (exit.isPresent()) {
			return exit.map(e -> RepairSentence.LINE_X_LEAVES_THE_LOOP_EARLY.of(Argument.line(e.range().line())));
		}
		Optional<Reading> ordered = LoopIndex.changed(canonical.get(), context.unit())
				.or(() -> OrderedEffects.of(loop.body(), context.unit()));
		if (ordered.isPresent()) {
			return ordered.map(Reading::ofLine);
		}
		return region.directive().clauses().stream().filter(c -> !isHarmless(c, context, loop, function)).findFirst()
				.map(c -> RuleSentence.CLAUSE_X_SPEAKS_OF_THE_OTHER_LOOP.of(c.name().spelling()));
	}

	/** Whether a clause says the same of the other loop. */
	private static boolean isHarmless(Clause clause, FixContext context, Loop loop, FunctionDefinition function) {
		return OF_ANY_LOOP.contains(clause.name()) || clause.name() == ClauseName.PRIVATE && clause.items().stream()
				.allMatch(i -> i.variable().filter(v -> isOwn(context, v, loop, function)).isPresent());
	}
}
