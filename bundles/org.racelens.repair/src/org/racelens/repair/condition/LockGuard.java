package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.library.QualifiedName;
import org.racelens.openmp.library.RuntimeRoutine;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.syntax.LockRoutine;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.repair.fix.FixContext;

/**
 * That the program holds a lock around an access of a variable: a lock for all of it, or of a lock array the one with the element's number.
 *
 * @param set the routine that sets it
 * @param unset the routine that unsets it
 * @param argument what the routines are called with
 * @param index the subscript that lock and element have in common; empty for a lock for all
 */
public record LockGuard(String set, String unset, Expression argument, Optional<Expression> index) {
	private static final Set<LockRoutine> SETTING = EnumSet.of(LockRoutine.SETS, LockRoutine.SETS_NESTED);
	private static final Set<LockRoutine> UNSETTING = EnumSet.of(LockRoutine.UNSETS);

	/** The guards of a variable that the unit has, in the order of the text. */
	public static List<LockGuard> of(FixContext context, Variable variable) {
		List<LockGuard> result = new ArrayList<>();
		context.unit().functions().forEach(f -> Walk.statements(f.body(), s -> {
			if (s instanceof Block block) {
				held(block, context, variable).forEach(result::add);
			}
		}));
		return result;
	}

	private static List<LockGuard> held(Block block, FixContext context, Variable variable) {
		List<LockGuard> result = new ArrayList<>();
		List<Statement> all = block.statements();
		for (int i = 0; i < all.size(); i++) {
			Optional<Expression.Call> set = routine(all.get(i), SETTING);
			for (int j = i + 1; set.isPresent() && j < all.size(); j++) {
				Optional<Expression.Call> unset = routine(all.get(j), UNSETTING);
				if (unset.isPresent() && isSame(set.get().arguments().get(0), unset.get().arguments().get(0), context)) {
					guard(set.get(), unset.get(), all.subList(i + 1, j), variable, context).ifPresent(result::add);
					break;
				}
			}
		}
		return result;
	}

	/** The call of a lock routine of OpenMP that a statement is. */
	private static Optional<Expression.Call> routine(Statement s, Set<LockRoutine> actions) {
		return s instanceof ExpressionStatement e && e.expression() instanceof Expression.Call c && c.arguments().size() == 1
				&& RuntimeRoutine.of(c.callee()).isPresent() && LockRoutine.of(c.callee()).filter(actions::contains).isPresent()
						? Optional.of(c) : Optional.empty();
	}

	/** The routine's name in the text; of a member function, whose object stands before it, there is no such text. */
	private static Optional<String> name(Expression.Call call, FixContext context) {
		Set<String> written = context.unit().layer().at(call.range(), call.callee());
		return written.isEmpty() ? Optional.of(call.callee())
				: written.stream().filter(n -> written.size() == 1 && QualifiedName.of(n).scopes().isEmpty()).findFirst();
	}

	private static Optional<LockGuard> guard(Expression.Call set, Expression.Call unset, List<Statement> inside, Variable variable,
			FixContext context) {
		Optional<String> setting = name(set, context);
		Optional<String> unsetting = name(unset, context);
		if (setting.isEmpty() || unsetting.isEmpty()) {
			return Optional.empty();
		}
		List<Optional<LockGuard>> found = new ArrayList<>();
		Expression argument = set.arguments().get(0);
		Optional<Expression> number = subscript(argument);
		inside.forEach(s -> Walk.expressions(s, e -> {
			if (e instanceof Expression.Subscript x && WrittenVariables.root(x).filter(variable::equals).isPresent()
					&& number.isPresent()) {
				found.add(isSame(x.index(), number.get(), context)
						? Optional.of(new LockGuard(setting.get(), unsetting.get(), argument, number))
						: Optional.empty());
			} else if (e instanceof Expression.VariableReference v && v.variable().equals(variable) && number.isEmpty()) {
				found.add(Optional.of(new LockGuard(setting.get(), unsetting.get(), argument, Optional.empty())));
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
}
