package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.openmp.program.ConstructBodies;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.fix.Clauses;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.Target;

/**
 * Whether a loop does nothing with some places but to update them. The races prove it for everything that may lead to them, by whatever
 * name: the updates race with each other, so that two threads make them, and an access by a third iteration races with one of the two. An
 * access that races with no update meets none, as long as nothing of the region is left open. Semantics §1
 */
public final class TotalUses {
	private final FixContext context;
	private final Target loop;
	private final List<Total> totals;

	public TotalUses(FixContext context, Target loop, List<Total> totals) {
		this.context = context;
		this.loop = loop;
		this.totals = totals;
	}

	/** Why a local variable may not stand for one of the places while the loop runs. */
	public Optional<Explanation> obstacle() {
		String places = totals.stream().map(Total::spelling).collect(Collectors.joining(", "));
		if (totals.stream().anyMatch(t -> !isSteady(t.place()))) {
			return Optional.of(RefusalSentence.X_MAY_BE_ANOTHER_PLACE_IN_ANOTHER_ITERATION.of(places));
		}
		if (TemplateText.contains(context.unit(), context.region().range().offset())) {
			return Optional.of(RefusalSentence.TYPE_OF_X_MAY_DEPEND_ON_A_TEMPLATE.of(places));
		}
		boolean used = Stream.concat(loop.headers().stream(), ownExpressions()).anyMatch(this::isUsedIn);
		if (used || mixes() || !context.group().meetsNothingElse()
				|| ThreadNeeds.calls(loop.statement(), context.unit()).isPresent()) {
			return Optional.of(RefusalSentence.X_MAY_BE_USED_OTHERWISE_WHILE_THE_LOOP_RUNS.of(places));
		}
		return context.group().region().gaps().isEmpty() ? Optional.empty()
				: Optional.of(RefusalSentence.NOT_ALL_IS_KNOWN_SO_THAT_X_MAY_BE_USED_OTHERWISE.of(places));
	}

	/** Whether updates that may meet do different things: of one operator and type they may come in any order. */
	private boolean mixes() {
		return context.group().races().stream().anyMatch(r -> {
			List<String> met = totals.stream().filter(t -> t.uses(context).stream().map(Expression::range)
					.anyMatch(u -> u.equals(r.first().place()) || u.equals(r.second().place()))).map(t -> t.operator() + t.type())
					.distinct()
					.toList();
			return met.size() > 1;
		});
	}

	/** The expressions of the loop's body, each with its parts. */
	private Stream<Expression> ownExpressions() {
		List<Expression> result = new ArrayList<>();
		loop.work().stream().limit(1).forEach(w -> Walk.statements(w, s -> result.addAll(Walk.ownExpressions(s))));
		return result.stream();
	}

	/** Whether an expression names a place otherwise than to update it, or takes an address in it. */
	private boolean isUsedIn(Expression e) {
		Optional<Total> named = totals.stream().filter(t -> t.isNamedBy(e, context)).findFirst();
		if (named.isPresent()) {
			return !isUpdated(e);
		}
		return e instanceof Expression.Unmodelled || Walk.operands(e).stream().anyMatch(this::isUsedIn);
	}

	/** Whether a use of a place belongs to one of the updates. */
	private boolean isUpdated(Expression use) {
		return context.sites().stream().flatMap(s -> s.statement().stream()).anyMatch(s -> s.range().contains(use.range()));
	}

	/** Whether an expression names the same place in each iteration. */
	private boolean isSteady(Expression place) {
		boolean[] steady = { isSimple(place) };
		Walk.expressions(place, e -> steady[0] &= !(e instanceof VariableReference r) || isSteady(r.variable()));
		return steady[0];
	}

	/** Whether a variable of the place keeps its value while the loop runs. */
	private boolean isSteady(Variable v) {
		boolean[] steady = { !loop.leaf().range().contains(v.declaration())
				&& CanonicalLoop.variableOf(ConstructBodies.of(loop.leaf()).get(0)).filter(v::equals).isEmpty()
				&& loop.directive().clauses().stream().noneMatch(c -> Clauses.lists(c, v)) };
		for (Statement work : loop.work()) {
			Walk.expressions(work, e -> {
				Optional<Expression> target = e instanceof Assignment a ? Optional.of(a.target())
						: e instanceof Increment i ? Optional.of(i.target()) : e instanceof AddressOf a ? Optional.of(a.operand())
						: Optional.empty();
				steady[0] &= target.filter(t -> t instanceof VariableReference r && r.variable().equals(v)).isEmpty();
			});
		}
		return steady[0];
	}

	/** Whether a place needs no more than one pointer to be followed, which nothing in the loop can change but by name. */
	private static boolean isSimple(Expression e) {
		if (e instanceof Member m) {
			return isSimple(m.object());
		}
		if (e instanceof Subscript s) {
			return isIndex(s.index())
					&& (s.base().type() instanceof ArrayType ? isSimple(s.base()) : s.base() instanceof VariableReference);
		}
		return e instanceof VariableReference || e instanceof Dereference d && unconverted(d.pointer()) instanceof VariableReference;
	}

	private static Expression unconverted(Expression e) {
		return e instanceof Cast c ? unconverted(c.operand()) : e;
	}

	/** A subscript of numbers and variables: what memory holds might change. */
	private static boolean isIndex(Expression e) {
		return e instanceof Expression.IntegerLiteral || e instanceof VariableReference
				|| (e instanceof Binary || e instanceof Cast || e instanceof Expression.Unary)
						&& Walk.operands(e).stream().allMatch(TotalUses::isIndex);
	}
}
