package org.racelens.openmp.library;

import java.util.Map;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;

/** The functions of MPI that put memory into windows: from then on other processes may write it at any time. MPI 4.0 §12.2 */
public final class WindowCalls {
	private static final Map<String, Integer> GIVEN = Map.of("MPI_Win_create", 0, "MPI_Win_attach", 1);
	private static final Map<String, Integer> MADE = Map.of("MPI_Win_allocate", 4, "MPI_Win_allocate_shared", 4,
			"MPI_Win_shared_query", 4);
	private static final String END = "MPI_Win_free";

	private WindowCalls() {
	}

	/** Whether the memory of a window is the program's own again. */
	public static boolean isEnd(Call e) {
		return plain(e).equals(END);
	}

	/** The position of the argument that leads to the memory; of that to a pointer to it where the function makes the memory. */
	public static Optional<Integer> base(Call e) {
		String name = plain(e);
		return Optional.ofNullable(GIVEN.getOrDefault(name, MADE.get(name))).filter(i -> i < e.arguments().size());
	}

	/** Whether the function makes the memory itself. */
	public static boolean makes(Call e) {
		return MADE.containsKey(plain(e));
	}

	/** The type of the memory's elements, as far as the call tells it. */
	public static Optional<Type> element(Call e) {
		return base(e).map(e.arguments()::get).map(WindowCalls::given).flatMap(b -> pointee(b.type()))
				.flatMap(t -> makes(e) ? pointee(t) : Optional.of(t));
	}

	private static Expression given(Expression e) {
		return e instanceof Cast c ? given(c.operand()) : e;
	}

	private static Optional<Type> pointee(Type type) {
		return type instanceof PointerType p ? Optional.of(p.pointee()) : type instanceof ArrayType a ? Optional.of(a.element())
				: Optional.empty();
	}

	/** The name without the mark of the profiling interface. MPI 4.0 §15.2 */
	private static String plain(Call e) {
		return e.callee().startsWith("PMPI_") ? e.callee().substring(1) : e.callee();
	}
}
