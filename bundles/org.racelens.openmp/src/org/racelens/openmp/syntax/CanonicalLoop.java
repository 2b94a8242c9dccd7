package org.racelens.openmp.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Origin;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.Loop;

/**
 * A loop in the canonical form of OpenMP 5.2 §4.4.1: {@code for (var = lb; var relop ub; var += step)}.
 *
 * @param relation {@code <}, {@code <=}, {@code >}, {@code >=} or {@code !=}, with the variable on the left
 * @param step added in each iteration, negated where {@code subtracts}
 * @param declared whether the header declares the variable
 */
public record CanonicalLoop(Variable variable, Expression lower, Operator relation, Expression upper, Expression step, boolean subtracts,
		boolean declared,
		Statement body) {

	/** The variable that a loop's header sets first, whatever its type. */
	public static Optional<Variable> variableOf(Statement statement) {
		Statement s = unwrapped(statement);
		return s instanceof Loop loop
				? loop.init().flatMap(CanonicalLoop::start).map(Start::variable).or(() -> IteratorLoop.of(s).map(IteratorLoop::variable))
				: Optional.empty();
	}

	/** The body of an associated loop, over a number, a pointer or an iterator. */
	public static Optional<Statement> bodyOf(Statement statement) {
		return of(statement).map(CanonicalLoop::body).or(() -> IteratorLoop.of(statement).map(l -> l.loop().body()));
	}

	/**
	 * The associated loops of a directive, outermost first: up to so many as it names, and no more than the text has.
	 *
	 * @param depth how many it names
	 */
	public static List<Statement> nest(Statement outermost, long depth) {
		List<Statement> loops = new ArrayList<>();
		Optional<Statement> next = Optional.of(outermost);
		while (next.isPresent() && loops.size() < depth) {
			loops.add(next.get());
			next = bodyOf(next.get());
		}
		return loops;
	}

	/** The loop in a statement that declares what its header needs. */
	static Statement unwrapped(Statement statement) {
		Statement s = statement;
		while (s instanceof Block b && !b.statements().isEmpty() && b.statements().subList(0, b.statements().size() - 1).stream()
				.allMatch(CanonicalLoop::isOfHeader)) {
			s = b.statements().get(b.statements().size() - 1);
		}
		return s;
	}

	/** What a range-based loop evaluates once before its first iteration: variables without a name of their own. */
	public static List<Statement> before(Statement statement) {
		List<Statement> result = new ArrayList<>();
		Statement s = statement;
		while (s instanceof Block b && !b.statements().isEmpty() && b != unwrapped(b)) {
			result.addAll(b.statements().subList(0, b.statements().size() - 1));
			s = b.statements().get(b.statements().size() - 1);
		}
		return result;
	}

	private static boolean isOfHeader(Statement s) {
		boolean makes = s instanceof ExpressionStatement e && e.expression() instanceof Expression.Call c && !c.arguments().isEmpty()
				&& c.arguments().get(0) instanceof Expression.AddressOf a && a.operand() instanceof VariableReference v
				&& v.variable().origin() == Origin.MADE;
		return makes || s instanceof Declaration d && d.variable().origin() == Origin.MADE;
	}

	/** The loop in canonical form, or nothing where it is not. */
	public static Optional<CanonicalLoop> of(Statement statement) {
		Statement s = unwrapped(statement);
		if (!(s instanceof Loop loop) || loop.testAtEnd() || loop.init().isEmpty() || loop.condition().isEmpty()
				|| loop.update().isEmpty()) {
			return Optional.empty();
		}
		return start(loop.init().get()).filter(x -> x.variable.type() instanceof IntegerType || x.variable.type() instanceof PointerType)
				.flatMap(start -> test(loop.condition().get(), start.variable).filter(t -> !uses(t.bound, start.variable))
						.flatMap(test -> stepped(loop.update().get(), start.variable).filter(n -> !uses(n.amount, start.variable))
								.map(step -> new CanonicalLoop(start.variable, start.lower, test.relation,
										test.bound, step.amount, step.subtracts, start.declared, loop.body()))));
	}

	private record Start(Variable variable, Expression lower, boolean declared) {
	}

	private record Test(Operator relation, Expression bound) {
	}

	private record Step(Expression amount, boolean subtracts) {
	}

	private static Optional<Start> start(Statement init) {
		Statement s = unwrapped(init);
		if (s instanceof Declaration d) {
			return d.initializer().map(e -> new Start(d.variable(), e, true));
		}
		if (s instanceof ExpressionStatement e && e.expression() instanceof Assignment a && a.operator().isEmpty()
				&& a.target() instanceof VariableReference v) {
			return Optional.of(new Start(v.variable(), a.value(), false));
		}
		return Optional.empty();
	}

	private static Optional<Test> test(Expression condition, Variable variable) {
		if (!(condition instanceof Binary b) || !b.operator().isComparison() || b.operator() == Operator.EQUAL) {
			return Optional.empty();
		}
		if (names(b.left(), variable)) {
			return Optional.of(new Test(b.operator(), b.right()));
		}
		return names(b.right(), variable) ? Optional.of(new Test(mirrored(b.operator()), b.left())) : Optional.empty();
	}

	private static Operator mirrored(Operator o) {
		return switch (o) {
			case LESS -> Operator.GREATER;
			case LESS_EQUAL -> Operator.GREATER_EQUAL;
			case GREATER -> Operator.LESS;
			case GREATER_EQUAL -> Operator.LESS_EQUAL;
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, EQUAL, NOT_EQUAL -> o;
		};
	}

	private static Optional<Step> stepped(Expression update, Variable variable) {
		if (update instanceof Increment i && names(i.target(), variable)) {
			return Optional.of(new Step(new IntegerLiteral(1, i.type(), i.range()), i.decrement()));
		}
		if (!(update instanceof Assignment a) || !names(a.target(), variable)) {
			return Optional.empty();
		}
		if (a.operator().isPresent()) {
			boolean sum = a.operator().get() == Operator.ADD || a.operator().get() == Operator.SUBTRACT;
			return sum ? Optional.of(new Step(a.value(), a.operator().get() == Operator.SUBTRACT)) : Optional.empty();
		}
		if (a.value() instanceof Binary b && b.operator() == Operator.ADD && names(b.right(), variable)) {
			return Optional.of(new Step(b.left(), false));
		}
		if (a.value() instanceof Binary b && (b.operator() == Operator.ADD || b.operator() == Operator.SUBTRACT)
				&& names(b.left(), variable)) {
			return Optional.of(new Step(b.right(), b.operator() == Operator.SUBTRACT));
		}
		return Optional.empty();
	}

	/** Whether what must be the same in each iteration depends on the loop variable. */
	private static boolean uses(Expression e, Variable variable) {
		boolean[] found = { false };
		Walk.expressions(e, part -> found[0] |= names(part, variable));
		return found[0];
	}

	private static boolean names(Expression e, Variable variable) {
		return e instanceof VariableReference v && v.variable().equals(variable);
	}
}
