package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.repair.fix.FixContext;

/**
 * That the program holds a lock around an access of a variable: a lock for all of it, or of a lock array the one with the element's number.
 *
 * @param set the routine that sets it
 * @param argument what the routine is called with
 * @param index the subscript that lock and element have in common; empty for a lock for all
 */
public record LockGuard(String set, Expression argument, Optional<Expression> index) {
	/** The guards of a variable that the unit has, in the order of the text. */
	public static List<LockGuard> of(FixContext context, Variable variable) {
		List<LockGuard> result = new ArrayList<>();
		context.unit().functions().forEach(f -> Walk.statements(f.body(), s -> {
			if (s instanceof Block block) {
				held(block, context, (call, inside) -> guard(call, inside, variable, context)).forEach(result::add);
			}
		}));
		return result;
	}

	/** Whether a block sets more locks before a statement of it than it unsets. */
	public static boolean isHeldBefore(Block block, Statement statement) {
		return isHeldAt(block, statement.range().offset());
	}

	/** Whether a block sets a lock before a place in it that it has not unset. */
	static boolean isHeldAt(Block block, int place) {
		return block.statements().stream().filter(s -> s.range().offset() < place)
				.mapToInt(s -> call(s, "set").isPresent() ? 1 : call(s, "unset").isPresent() ? -1 : 0).sum() > 0;
	}

	private static List<LockGuard> held(Block block, FixContext context,
			BiFunction<Expression.Call, List<Statement>, Optional<LockGuard>> seen) {
		List<LockGuard> result = new ArrayList<>();
		List<Statement> all = block.statements();
		for (int i = 0; i < all.size(); i++) {
			Optional<Expression.Call> set = call(all.get(i), "set");
			for (int j = i + 1; set.isPresent() && j < all.size(); j++) {
				Optional<Expression.Call> unset = call(all.get(j), "unset");
				if (unset.isPresent() && isSame(set.get().arguments().get(0), unset.get().arguments().get(0), context)) {
					seen.apply(set.get(), all.subList(i + 1, j)).ifPresent(result::add);
					break;
				}
			}
		}
		return result;
	}

	private static Optional<Expression.Call> call(Statement s, String action) {
		return s instanceof ExpressionStatement e && e.expression() instanceof Expression.Call c && c.arguments().size() == 1
				&& c.callee().matches("omp_" + action + "(_nest)?_lock") ? Optional.of(c) : Optional.empty();
	}

	private static Optional<LockGuard> guard(Expression.Call set, List<Statement> inside, Variable variable, FixContext context) {
		List<Optional<LockGuard>> found = new ArrayList<>();
		Expression argument = set.arguments().get(0);
		Optional<Expression> number = subscript(argument);
		inside.forEach(s -> Walk.expressions(s, e -> {
			if (e instanceof Expression.Subscript x && WrittenVariables.root(x).filter(variable::equals).isPresent()
					&& number.isPresent()) {
				found.add(isSame(x.index(), number.get(), context) ? Optional.of(new LockGuard(set.callee(), argument, number))
						: Optional.empty());
			} else if (e instanceof Expression.VariableReference v && v.variable().equals(variable) && number.isEmpty()) {
				found.add(Optional.of(new LockGuard(set.callee(), argument, Optional.empty())));
			}
		}));
		return found.isEmpty() || found.stream().anyMatch(Optional::isEmpty) ? Optional.empty() : found.get(0);
	}

	/** The subscript of a lock {@code &l[i]}. */
	private static Optional<Expression> subscript(Expression argument) {
		return argument instanceof Expression.AddressOf a && a.operand() instanceof Expression.Subscript s ? Optional.of(s.index())
				: Optional.empty();
	}

	private static boolean isSame(Expression a, Expression b, FixContext context) {
		return text(a, context).equals(text(b, context));
	}

	/** The text of an expression as it stands in the source; its place, as good as a text to compare, where it stands in another file. */
	public static String text(Expression e, FixContext context) {
		return e.range().path().equals(context.source().path()) ? context.layout().text(e.range().offset(), e.range().endOffset())
				: e.range().toString();
	}

	/** The variable of the lock. */
	public Optional<Variable> lock() {
		return WrittenVariables.root(argument instanceof Expression.AddressOf a ? a.operand() : argument);
	}

	/** What the routines are called with to guard another element; empty where that has no subscript. */
	public Optional<String> argument(Optional<Expression> element, FixContext context) {
		if (index.isEmpty()) {
			return Optional.of(text(argument, context));
		}
		int start = index.get().range().offset() - argument.range().offset();
		int end = index.get().range().endOffset() - argument.range().offset();
		String whole = text(argument, context);
		return element.filter(x -> start > 0 && end < whole.length())
				.map(x -> whole.substring(0, start) + text(x, context) + whole.substring(end));
	}

	/** The routine that unsets the lock: {@code omp_unset_lock} for {@code omp_set_lock}, and so for nestable locks. */
	public String unset() {
		return set.replace("_set_", "_unset_");
	}
}
