package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Allocation;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.Uses;

/**
 * How many elements a local pointer points to: what its only allocation says.
 *
 * @param text the number as source text: a constant, or a variable that the function never changes
 * @param count the number where it is the same in every run
 */
public record Extents(String text, OptionalLong count) {
	/**
	 * The number of elements of the object that a local pointer points to; empty unless the pointer gets one value in its function, an
	 * allocation whose number of elements is a constant or a variable that does not change.
	 */
	public static Optional<Extents> of(FixContext context, Variable pointer) {
		Optional<FunctionDefinition> function = context.outline().function(context.group().region().place());
		if (!(pointer.type() instanceof PointerType p) || function.isEmpty() || pointer.storage() != Variable.Storage.LOCAL) {
			return Optional.empty();
		}
		List<Expression> values = new ArrayList<>();
		Walk.statements(function.get().body(), s -> {
			if (s instanceof Declaration d && d.variable().equals(pointer)) {
				d.initializer().ifPresent(values::add);
			}
		});
		Walk.expressions(function.get().body(), e -> {
			if (e instanceof Assignment a && a.target() instanceof VariableReference v && v.variable().equals(pointer)) {
				values.add(a.value());
			}
		});
		return values.size() == 1 ? count(values.get(0), size(p.pointee()))
				.flatMap(n -> text(n, function.get()).map(t -> new Extents(t, new Constants(context.unit()).of(n)))) : Optional.empty();
	}

	/** what allocates so many elements of such a size, which are zero */
	private static final Set<String> ZEROED = Set.of("calloc", "__racelens_zeroed");

	private static long size(Type type) {
		return type instanceof Type.IntegerType i ? i.bits() / 8
				: type instanceof Type.FloatingType f ? f.bytes() : type instanceof PointerType ? PointerType.BYTES : -1;
	}

	private static Optional<Expression> count(Expression value, long size) {
		Expression e = value;
		while (e instanceof Cast c) {
			e = c.operand();
		}
		if (e instanceof Allocation a) {
			return a.count();
		}
		if (!(e instanceof Call call)) {
			return Optional.empty();
		}
		if (ZEROED.contains(call.callee()) && call.arguments().size() == 2 && isSize(call.arguments().get(1), size)) {
			return Optional.of(call.arguments().get(0));
		}
		return call.callee().equals("malloc") && call.arguments().size() == 1 && call.arguments().get(0) instanceof Binary b
				&& b.operator() == Operator.MULTIPLY
						? isSize(b.right(), size) ? Optional.of(b.left())
								: isSize(b.left(), size) ? Optional.of(b.right()) : Optional.empty()
						: Optional.empty();
	}

	private static boolean isSize(Expression e, long size) {
		return e instanceof IntegerLiteral n && n.value() == size || e instanceof Cast c && isSize(c.operand(), size);
	}

	private static Optional<String> text(Expression count, FunctionDefinition function) {
		if (count instanceof Cast c) {
			return text(c.operand(), function);
		}
		if (count instanceof IntegerLiteral n) {
			return Optional.of(Long.toString(n.value()));
		}
		return count instanceof VariableReference v && isOwn(v.variable())
				&& !isChanged(v.variable(), function) ? Optional.of(v.variable().name()) : Optional.empty();
	}

	private static boolean isOwn(Variable variable) {
		return variable.constant() || variable.isAutomatic();
	}

	private static boolean isChanged(Variable variable, FunctionDefinition function) {
		boolean[] changed = { false };
		Walk.expressions(function.body(), e -> changed[0] |= e instanceof Assignment a && a.target() instanceof VariableReference v
				&& v.variable().equals(variable)
				|| e instanceof Expression.Increment i && i.target() instanceof VariableReference w && w.variable().equals(variable)
				|| e instanceof Expression.AddressOf a && Uses.mentions(a.operand(), variable));
		return changed[0];
	}
}
