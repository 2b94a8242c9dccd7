package org.racelens.execution.call;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.openmp.library.ArgumentRole.Factor;
import org.racelens.openmp.library.LibrarySignature;
import org.racelens.openmp.library.LibrarySignature.Trait;

/** How many bytes the arguments of a library function tell it to access. */
final class ByteCounts {
	/** bytes by the numbers that the header of MPI has for its types; what a pair takes is its extent. MPI 4.0 §3.2.2, §5.9.4 */
	private static final Map<Long, Long> TYPES = Map.ofEntries(Map.entry(1L, 1L), Map.entry(2L, 1L), Map.entry(3L, 1L), Map.entry(4L, 1L),
			Map.entry(5L, 2L), Map.entry(6L, 2L), Map.entry(7L, 4L), Map.entry(8L, 4L), Map.entry(9L, 8L), Map.entry(10L, 8L),
			Map.entry(11L, 8L), Map.entry(12L, 8L), Map.entry(13L, 4L), Map.entry(14L, 8L), Map.entry(15L, 16L), Map.entry(16L, 1L),
			Map.entry(17L, 2L), Map.entry(18L, 4L), Map.entry(19L, 8L), Map.entry(20L, 4L), Map.entry(21L, 8L), Map.entry(22L, 1L),
			Map.entry(23L, 16L), Map.entry(24L, 16L), Map.entry(25L, 8L), Map.entry(26L, 1L), Map.entry(27L, 8L), Map.entry(28L, 8L));
	private static final String DESCRIPTION = "mpi_datatype";

	private final Execution execution;

	ByteCounts(Execution execution) {
		this.execution = execution;
	}

	/**
	 * Whether a type that the program has made, or one of another header than ours, says which bytes of a message are meant: any, also
	 * before the pointer.
	 */
	boolean isDescribedByProgram(Call e, LibrarySignature signature) {
		boolean isMessage = signature.traits().contains(Trait.SENDS)
				|| signature.roles().stream().flatMap(r -> r.bytes().stream()).anyMatch(Factor.Described.class::isInstance);
		List<Expression> types = e.arguments().stream().filter(ByteCounts::isDescription).toList();
		return isMessage && types.isEmpty() || !types.stream().allMatch(LibrarySignature::isLiteral);
	}

	private static boolean isDescription(Expression e) {
		return e.type() instanceof PointerType p && p.pointee() instanceof RecordType r && r.name().endsWith(DESCRIPTION);
	}

	/** The product of what factors say; empty without any, and where one is not known. */
	Optional<IntExpr> product(List<Factor> factors, Call e, List<Value> arguments) {
		Optional<IntExpr> result = Optional.empty();
		for (Factor factor : factors) {
			Optional<IntExpr> next = value(factor, arguments);
			if (next.isEmpty()) {
				return Optional.empty();
			}
			result = Optional
					.of(result.map(r -> execution.arithmetic().binary(Operator.MULTIPLY, r, next.get(), IntegerType.LONG, e.range()))
							.orElse(next.get()));
		}
		return result;
	}

	private static Optional<IntExpr> value(Factor factor, List<Value> arguments) {
		if (factor instanceof Factor.Constant c) {
			return Optional.of(Ints.of(c.value()));
		}
		return factor instanceof Factor.Argument a ? Optional.of(arguments.get(a.position()).term())
				: Ints.constant(arguments.get(((Factor.Described) factor).position()).term()).map(TYPES::get).map(Ints::of);
	}
}
