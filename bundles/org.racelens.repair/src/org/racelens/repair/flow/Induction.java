package org.racelens.repair.flow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * A variable that each iteration of a loop changes exactly once by the same step: what {@code linear(v:step)} says.
 *
 * @param step what is added
 * @param update where
 */
public record Induction(Expression step, SourceRange update) {

	/** The induction of a local variable in a loop; present only if it is sure. */
	public static Optional<Induction> of(Variable v, CanonicalLoop loop, ParsedUnit unit) {
		Set<Variable> changed = written(loop.body());
		changed.add(loop.variable());
		return of(v, loop.body(), changed, unit);
	}

	/**
	 * The induction of a local variable in the body of a loop; present only if it is sure.
	 *
	 * @param loopBody the body of a loop in canonical form; of another one only literal steps are sure to stay the same
	 */
	public static Optional<Induction> of(Variable v, Statement loopBody, ParsedUnit unit) {
		Optional<CanonicalLoop> loop = unit.functions().stream().flatMap(f -> statements(f.body()).stream())
				.flatMap(s -> CanonicalLoop.of(s).stream()).filter(l -> l.body() == loopBody).findFirst();
		return loop.isPresent() ? of(v, loop.get(), unit)
				: of(v, loopBody, written(loopBody), unit).filter(i -> unsigned(i.step) instanceof IntegerLiteral);
	}

	private static Optional<Induction> of(Variable v, Statement body, Set<Variable> changed, ParsedUnit unit) {
		Set<Variable> addressed = WrittenVariables.addressed(unit);
		boolean plain = (v.type() instanceof IntegerType t && !t.bool() || v.type() instanceof PointerType) && Subject.isAutomatic(v)
				&& !addressed.contains(v) && Escapes.of(Subject.of(v, unit)).isEmpty() && writes(body, v) == 1;
		List<Statement> top = top(body);
		for (int i = 0; plain && i < top.size(); i++) {
			Optional<Expression> update = value(top.get(i))
					.flatMap(e -> evaluated(e).stream().filter(x -> step(x, v).isPresent()).findFirst());
			if (update.isPresent()) {
				return step(update.get(), v).filter(x -> isInvariant(x, changed, addressed, hasCalls(body)))
						.map(x -> new Induction(x, update.get().range()));
			}
			plain = !mayLeave(top.get(i));
		}
		return Optional.empty();
	}

	/** The expression that a simple statement evaluates. */
	private static Optional<Expression> value(Statement s) {
		return s instanceof ExpressionStatement e ? Optional.of(e.expression())
				: s instanceof Declaration d ? d.initializer() : Optional.empty();
	}

	/** An expression and those inside it that are evaluated whenever it is. */
	private static List<Expression> evaluated(Expression e) {
		List<Expression> all = new ArrayList<>(List.of(e));
		List<Expression> operands = Walk.operands(e);
		boolean conditional = e instanceof Expression.ShortCircuit || e instanceof Expression.Conditional;
		(conditional ? operands.subList(0, 1) : e instanceof Expression.Unmodelled || e instanceof Expression.SizeOf ? List.<Expression>of()
				: operands)
				.forEach(o -> all.addAll(evaluated(o)));
		return all;
	}

	/** The statements that each iteration runs, one after the other. */
	private static List<Statement> top(Statement s) {
		return s instanceof Block b ? b.statements().stream().flatMap(x -> top(x).stream()).toList() : List.of(s);
	}

	/** Whether control may leave the iteration in a statement. A jump inside an inner loop counts too: the statement is not looked into. */
	private static boolean mayLeave(Statement s) {
		return statements(s).stream().anyMatch(x -> x instanceof Statement.Break || x instanceof Statement.Continue
				|| x instanceof Statement.Return || x instanceof Statement.Unmodelled || x instanceof Statement.CaseLabel);
	}

	private static List<Statement> statements(Statement s) {
		List<Statement> all = new ArrayList<>();
		Walk.statements(s, all::add);
		return all;
	}

	private static Optional<Expression> step(Expression e, Variable v) {
		if (e instanceof Increment i && names(i.target(), v)) {
			Expression one = new IntegerLiteral(1, IntegerType.INT, i.range());
			return Optional.of(i.decrement() ? negated(one) : one);
		}
		if (!(e instanceof Assignment a) || !names(a.target(), v)) {
			return Optional.empty();
		}
		if (a.operator().isPresent()) {
			return signed(a.operator().get(), a.value());
		}
		if (!(a.value() instanceof Binary b)) {
			return Optional.empty();
		}
		return names(b.left(), v) ? signed(b.operator(), b.right())
				: Optional.of(b.left()).filter(x -> b.operator() == Operator.ADD && names(b.right(), v));
	}

	private static Optional<Expression> signed(Operator operator, Expression step) {
		return switch (operator) {
			case ADD -> Optional.of(step);
			case SUBTRACT -> Optional.of(negated(step));
			case MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL,
					EQUAL, NOT_EQUAL ->
				Optional.empty();
		};
	}

	private static Expression negated(Expression e) {
		return new Unary(Unary.Kind.NEGATE, e, e.type(), e.range());
	}

	private static Expression unsigned(Expression e) {
		return e instanceof Unary u && u.kind() == Unary.Kind.NEGATE ? u.operand() : e;
	}

	private static boolean names(Expression e, Variable v) {
		return e instanceof VariableReference r && r.variable().equals(v);
	}

	private static boolean isInvariant(Expression step, Set<Variable> changed, Set<Variable> addressed, boolean calls) {
		boolean[] steady = { step.type() instanceof IntegerType };
		Walk.expressions(step, e -> {
			boolean arithmetic = e instanceof IntegerLiteral || e instanceof Binary || e instanceof Unary || e instanceof Expression.Cast;
			steady[0] &= arithmetic
					|| e instanceof VariableReference r && !changed.contains(r.variable()) && !addressed.contains(r.variable())
							&& (Subject.isAutomatic(r.variable()) || !calls) && r.type() instanceof IntegerType;
		});
		return steady[0];
	}

	private static boolean hasCalls(Statement s) {
		boolean[] found = { false };
		Walk.expressions(s, e -> found[0] |= e instanceof Call || e instanceof Expression.Unmodelled);
		return found[0];
	}

	private static boolean mayHide(Statement s, Variable v) {
		boolean[] found = { false };
		Walk.expressions(s,
				e -> found[0] |= e instanceof Expression.Unmodelled || target(e).filter(t -> Selections.in(t).contains(v)).isPresent());
		return found[0] || statements(s).stream()
				.anyMatch(x -> x instanceof Statement.Unmodelled || x instanceof Declaration d && d.variable().equals(v));
	}

	private static long writes(Statement body, Variable v) {
		long[] count = { 0 };
		Walk.expressions(body, e -> count[0] += writtenBy(e).filter(v::equals).isPresent() ? 1 : 0);
		return mayHide(body, v) ? Long.MAX_VALUE : count[0];
	}

	private static Set<Variable> written(Statement s) {
		Set<Variable> result = new HashSet<>();
		Walk.expressions(s, e -> {
			writtenBy(e).ifPresent(result::add);
			target(e).map(Selections::in).ifPresent(result::addAll);
		});
		Walk.statements(s, x -> {
			if (x instanceof Declaration d) {
				result.add(d.variable());
			}
		});
		return result;
	}

	private static Optional<Variable> writtenBy(Expression e) {
		return target(e).flatMap(t -> t instanceof VariableReference r ? Optional.of(r.variable()) : Optional.empty());
	}

	private static Optional<Expression> target(Expression e) {
		return e instanceof Assignment a ? Optional.of(a.target()) : e instanceof Increment i ? Optional.of(i.target()) : Optional.empty();
	}
}
