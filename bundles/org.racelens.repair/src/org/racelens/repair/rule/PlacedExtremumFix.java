package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.ConstructBodies;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.race.verdict.AccessReport;
import org.racelens.repair.condition.Constants;
import org.racelens.repair.condition.Insertion;
import org.racelens.repair.condition.Legality;
import org.racelens.repair.condition.PlacedExtremum;
import org.racelens.repair.condition.VariableWrites;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;

/**
 * {@code critical} around the choice of an extreme value and its iteration, with a condition that says which one of equal values wins: then
 * the iterations may come in any order. OpenMP 5.2 §15.2
 */
final class PlacedExtremumFix implements FixRule {
	@Override
	public List<Proposal> proposals(FixContext context) {
		List<Target> loops = context.innermost(Target::isWorksharingLoop);
		Optional<CanonicalLoop> loop = loops.size() == 1 && loops.get(0).collapsed() == 1
				? CanonicalLoop.of(ConstructBodies.of(loops.get(0).leaf()).get(0)) : Optional.empty();
		return loop.flatMap(l -> extremum(context, l).map(e -> proposal(context, l, e))).stream().toList();
	}

	/** The statement that has all ends of the races. */
	private static Optional<PlacedExtremum> extremum(FixContext context, CanonicalLoop loop) {
		return context.sites().get(0).path().stream().map(s -> PlacedExtremum.of(s, loop.variable(), context.unit()))
				.flatMap(Optional::stream)
				.filter(e -> e.isSpeltAlike(context.source()))
				.filter(e -> context.sites().stream().allMatch(s -> e.statement().range().contains(s.end().place()))).findFirst();
	}

	private static Proposal proposal(FixContext context, CanonicalLoop loop, PlacedExtremum e) {
		String name = CriticalFix.freshName(context, e.extreme().name());
		String directive = "critical(" + name + ")";
		Explanation title = TitleSentence.CHOOSE_X_AND_Y_IN_Z_AND_SAY_WHICH_OF_EQUAL_VALUES_WINS.of(e.extreme().name(), e.place().name(),
				directive);
		Optional<Explanation> obstacle = Legality.ofExclusion(context)
				.or(() -> context.group().region().gaps().isEmpty() && !isObserved(context, e) ? Optional.empty()
						: Optional.of(RuleSentence.LOOP_MAY_LOOK_AT_WHAT_IT_HAS_FOUND.of()))
				.or(() -> isAscending(context, loop) && startsBefore(context, loop, e) ? Optional.empty()
						: Optional.of(RuleSentence.X_MAY_HOLD_THE_NUMBER_OF_AN_ITERATION.of(e.place().name())));
		Insertion insertion = new Insertion(context);
		List<TextEdit> edits = new ArrayList<>(insertion.before(e.statement(), directive));
		if (obstacle.isPresent() || edits.isEmpty()) {
			return new Refusal(FixKind.CRITICAL, title, obstacle.orElseGet(() -> RuleSentence.STATEMENT_CANNOT_TAKE_A_DIRECTIVE.of()));
		}
		SourceRange comparison = e.comparison().range();
		edits.add(new TextEdit(comparison.offset(), comparison.endOffset(), e.settled(context.source())));
		return context.change(FixKind.CRITICAL, title, MeaningSentence.OF_EQUAL_VALUES_THE_ONE_OF_THE_LOOPS_OWN_ORDER_WINS.of(), List.of(),
				edits);
	}

	/** Whether something outside of the statement races with it, or the region writes the two variables elsewhere. */
	private static boolean isObserved(FixContext context, PlacedExtremum e) {
		boolean races = context.group().region().races().stream()
				.anyMatch(r -> isInside(r.first(), e) != isInside(r.second(), e) || isInside(r.first(), e)
						&& r.object().filter(List.of(e.extreme(), e.place())::contains).isEmpty());
		boolean[] writes = { false };
		for (Variable v : List.of(e.extreme(), e.place())) {
			VariableWrites by = new VariableWrites(v);
			Walk.expressions(context.region(), x -> writes[0] |= by.by(x) && !e.statement().range().contains(x.range()));
		}
		return races || writes[0];
	}

	private static boolean isInside(AccessReport end, PlacedExtremum e) {
		return e.statement().range().contains(end.place());
	}

	/** Whether later iterations have larger numbers, and each run of the region runs the loop once. */
	private static boolean isAscending(FixContext context, CanonicalLoop loop) {
		OptionalLong step = new Constants(context.unit()).of(loop.step());
		List<Statement> path = context.sites().get(0).path();
		boolean once = path.stream().filter(s -> s.range().contains(loop.body().range()) && !s.range().equals(loop.body().range()))
				.allMatch(s -> s instanceof Block || s instanceof ConstructStatement
						|| CanonicalLoop.variableOf(s).filter(loop.variable()::equals).isPresent());
		return once && !loop.subtracts() && step.isPresent() && step.getAsLong() > 0;
	}

	/** Whether the place is set to no number after the loop's first one, right before the region. */
	private static boolean startsBefore(FixContext context, CanonicalLoop loop, PlacedExtremum e) {
		Constants constants = new Constants(context.unit());
		OptionalLong first = constants.of(loop.lower());
		OptionalLong start = value(context, e.place()).map(constants::of).orElse(OptionalLong.empty());
		return first.isPresent() && start.isPresent() && start.getAsLong() <= first.getAsLong();
	}

	/** What a local variable was set to in the block of the region, before it. */
	private static Optional<Expression> value(FixContext context, Variable v) {
		if (v.storage() != Variable.Storage.LOCAL || WrittenVariables.addressed(context.unit()).contains(v)) {
			return Optional.empty();
		}
		for (Statement s : context.outline().path(context.region().construct().directive().range())) {
			if (s instanceof Block b && b.statements().contains(context.region())) {
				return value(b.statements().subList(0, b.statements().indexOf(context.region())), v);
			}
		}
		return Optional.empty();
	}

	private static Optional<Expression> value(List<Statement> before, Variable v) {
		VariableWrites writes = new VariableWrites(v);
		for (int i = before.size() - 1; i >= 0; i--) {
			Statement s = before.get(i);
			if (s instanceof Declaration d && d.variable().equals(v)) {
				return d.initializer();
			}
			if (s instanceof ExpressionStatement e && e.expression() instanceof Assignment a && a.operator().isEmpty()
					&& a.target() instanceof VariableReference r && r.variable().equals(v)) {
				return Optional.of(a.value());
			}
			if (writes.in(s) || s instanceof Statement.CaseLabel || s instanceof Statement.Unmodelled) {
				return Optional.empty();
			}
		}
		return Optional.empty();
	}
}
