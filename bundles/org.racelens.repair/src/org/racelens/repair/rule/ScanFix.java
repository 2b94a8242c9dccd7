package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.library.LibraryEffect;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.repair.condition.CopyLimits;
import org.racelens.repair.condition.Insertion;
import org.racelens.repair.condition.VariableWrites;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.Uses;
import org.racelens.repair.flow.Accumulation;

/**
 * {@code reduction(inscan, …)} with a {@code scan} directive between the statements that gather a sum and those that use what has been
 * gathered so far: what each iteration sees is what the sequential loop shows it. The two parts may have nothing else in common, since they
 * may be executed at different times and by different threads. OpenMP 5.2 §5.6
 */
final class ScanFix implements FixRule {
	private static final Set<DirectiveName> OF_THREADS = Set.of(DirectiveName.PARALLEL, DirectiveName.FOR);
	/** Clauses that may not stand beside {@code inscan}, or whose meaning would change with it. */
	private static final Set<ClauseName> UNFIT = Set.of(ClauseName.ORDERED, ClauseName.ORDER, ClauseName.REDUCTION,
			ClauseName.LINEAR, ClauseName.NOWAIT, ClauseName.LASTPRIVATE);

	/**
	 * The body of a loop in two parts.
	 *
	 * @param clause {@code inclusive} where the uses come behind the updates, else {@code exclusive}
	 * @param second the first statement of the second part
	 */
	private record Split(String clause, String operator, List<Statement> before, Statement second, List<Statement> behind) {
	}

	@Override
	public List<Proposal> proposals(FixContext context) {
		Optional<Variable> variable = context.named().filter(v -> isNumber(v.type()));
		List<Target> loops = context.innermost(Target::isDistributing);
		if (variable.isEmpty() || loops.size() != 1 || !loops.get(0).isWorksharingLoop() || loops.get(0).collapsed() > 1
				|| !OF_THREADS.containsAll(loops.get(0).directive().names())
				|| loops.get(0).leaf().range().contains(variable.get().declaration())
				|| !(loops.get(0).work().get(0) instanceof Block body)) {
			return List.of();
		}
		return split(context, variable.get(), body).map(s -> proposal(context, variable.get(), loops.get(0), s)).stream().toList();
	}

	private static boolean isNumber(Type type) {
		return type instanceof IntegerType t && !t.bool() || type instanceof FloatingType;
	}

	/** The parts of the body, where each statement with the variable either only updates or only reads it; empty where there are none. */
	private static Optional<Split> split(FixContext context, Variable v, Block body) {
		List<Statement> all = body.statements();
		List<Integer> updates = new ArrayList<>();
		List<Integer> uses = new ArrayList<>();
		Set<String> operators = new LinkedHashSet<>();
		for (int i = 0; i < all.size(); i++) {
			if (Uses.mentions(all.get(i), v)) {
				Optional<Accumulation> update = Accumulation.of(v, all.get(i), context.unit());
				update.ifPresent(a -> operators.add(a.operator()));
				if (update.isEmpty() && new VariableWrites(v).in(all.get(i))) {
					return Optional.empty();
				}
				(update.isPresent() ? updates : uses).add(i);
			}
		}
		if (updates.isEmpty() || uses.isEmpty() || operators.size() != 1) {
			return Optional.empty();
		}
		boolean inclusive = updates.get(updates.size() - 1) < uses.get(0);
		boolean exclusive = uses.get(uses.size() - 1) < updates.get(0);
		int at = inclusive ? uses.get(0) : updates.get(0);
		return inclusive || exclusive
				? Optional.of(new Split(inclusive ? "inclusive" : "exclusive", operators.iterator().next(), all.subList(0, at), all.get(at),
						all.subList(at, all.size())))
				: Optional.empty();
	}

	private static Proposal proposal(FixContext context, Variable v, Target loop, Split split) {
		boolean scheduled = loop.directive().has(ClauseName.SCHEDULE);
		String clause = "reduction(inscan, " + split.operator() + ":" + v.name() + ")";
		String scan = "scan " + split.clause() + "(" + v.name() + ")";
		int line = split.second().range().line();
		Explanation title = scheduled
				? TitleSentence.ADD_X_IN_THE_PLACE_OF_SCHEDULE_TO_THE_Y_AND_Z_BEFORE_LINE_W.of(Argument.name(clause), loop.title(),
						Argument.name(scan), Argument.line(line))
				: TitleSentence.ADD_X_TO_THE_Y_AND_Z_BEFORE_LINE_W.of(Argument.name(clause), loop.title(), Argument.name(scan),
						Argument.line(line));
		Optional<Explanation> obstacle = obstacle(context, v, loop, split);
		if (obstacle.isPresent()) {
			return new Refusal(FixKind.SCAN, title, obstacle.get());
		}
		List<TextEdit> edits = new ArrayList<>(new Insertion(context).standing(split.second(), scan));
		if (edits.isEmpty()) {
			return new Refusal(FixKind.SCAN, title, RuleSentence.LINE_X_CANNOT_TAKE_A_DIRECTIVE.of(Argument.line(line)));
		}
		context.text(loop).unlisted(ClauseName.SHARED, v.name()).ifPresent(edits::add);
		edits.add(scheduled ? context.text(loop).replaced(ClauseName.SCHEDULE, clause)
				: context.text(loop).appended(clause));
		Explanation meaning = MeaningSentence.EACH_ITERATION_USES_WHAT_X_HAS_GATHERED.of(v.name());
		return context.change(FixKind.SCAN, title, v.type() instanceof FloatingType ? Rounding.after(meaning) : meaning, List.of(loop),
				edits);
	}

	private static Optional<Explanation> obstacle(FixContext context, Variable v, Target loop, Split split) {
		Optional<Clause> unfit = loop.directive().clauses().stream().filter(c -> UNFIT.contains(c.name())).findFirst();
		if (unfit.isPresent()) {
			return unfit.map(c -> RuleSentence.LOOP_WITH_X_MAY_NOT_BE_A_SCAN.of(c.name().spelling()));
		}
		if (Set.of("&&", "||").contains(split.operator())) {
			return Optional.of(RuleSentence.X_MAY_HOLD_ANOTHER_NUMBER_THAN_0_AND_1.of(v.name()));
		}
		return new CopyLimits(context, v).elsewhere(loop).map(r -> r.of(v)).or(() -> common(v, split));
	}

	/** What else leads from one part of the body to the other one, or out of it. */
	private static Optional<Explanation> common(Variable v, Split split) {
		Part first = Part.of(split.before());
		Part second = Part.of(split.behind());
		if (!first.isFollowed() || !second.isFollowed()) {
			return Optional.of(RuleSentence.STATEMENT_OF_THE_LOOP_IS_NOT_FOLLOWED.of());
		}
		return Stream
				.concat(first.written().stream().filter(second.named()::contains),
						second.written().stream().filter(first.named()::contains))
				.filter(w -> !w.equals(v)).findFirst().map(w -> RuleSentence.X_IS_USED_IN_BOTH_PARTS_OF_THE_BODY.of(w.name()));
	}

	/**
	 * What a part of the body has to do with variables.
	 *
	 * @param isFollowed whether all of it is understood
	 */
	private record Part(Set<Variable> written, Set<Variable> named, boolean isFollowed) {
		static Part of(List<Statement> statements) {
			Set<Variable> written = new LinkedHashSet<>();
			Set<Variable> named = new LinkedHashSet<>();
			boolean[] followed = { true };
			for (Statement top : statements) {
				Walk.statements(top, s -> {
					followed[0] &= isPlain(s);
					if (s instanceof Declaration d && s == top) {
						written.add(d.variable());
					}
				});
				Walk.expressions(top, e -> {
					if (e instanceof VariableReference r) {
						named.add(r.variable());
					}
					Optional<Expression> target = e instanceof Assignment a ? Optional.of(a.target())
							: e instanceof Increment i ? Optional.of(i.target())
							: e instanceof AddressOf a ? Optional.of(a.operand()) : Optional.empty();
					target.ifPresent(t -> WrittenVariables.root(t).ifPresentOrElse(written::add, () -> followed[0] = false));
					followed[0] &= !(e instanceof Expression.Unmodelled)
							&& !(e instanceof Call c && LibraryEffect.of(c.callee()).filter(x -> x == LibraryEffect.PURE).isEmpty());
				});
			}
			return new Part(written, named, followed[0]);
		}

		private static boolean isPlain(Statement s) {
			return s instanceof Block || s instanceof ExpressionStatement || s instanceof Declaration || s instanceof Statement.If
					|| s instanceof Statement.Loop;
		}
	}
}
