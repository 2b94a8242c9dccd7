package org.racelens.execution.call;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.openmp.library.ArgumentRole.Factor;
import org.racelens.openmp.library.LibrarySignature;
import org.racelens.openmp.library.LibrarySignature.Trait;

/** How many bytes the arguments of a library function tell it to access. */
final class ByteCounts {
	private final Execution execution;

	ByteCounts(Execution execution) {
		this.execution = execution;
	}

	/**
	 * Whether a type that the program has made, or one of another header than ours, says which bytes of a message are meant: any, also
	 * before the pointer.
	 */
	boolean isDescribedByProgram(Call e, List<Value> arguments, LibrarySignature signature) {
		boolean isMessage = signature.traits().contains(Trait.SENDS)
				|| signature.roles().stream().flatMap(r -> r.bytes().stream()).anyMatch(Factor.Described.class::isInstance);
		List<Value> types = IntStream.range(0, e.arguments().size()).filter(i -> MessageTypes.isDescription(e.arguments().get(i)))
				.mapToObj(arguments::get).toList();
		return isMessage && types.isEmpty() || types.stream().anyMatch(t -> MessageTypes.described(t).isEmpty());
	}

	/** The types by which the elements of a message are accessed that some factors describe. */
	EffectiveTypes types(List<Factor> factors, List<Value> arguments) {
		return factors.stream().filter(Factor.Described.class::isInstance).map(f -> arguments.get(((Factor.Described) f).position()))
				.map(t -> MessageTypes.described(t).map(d -> execution.machine().aliasing().of(d.type())).orElse(EffectiveTypes.ANY))
				.findFirst().orElse(EffectiveTypes.ANY);
	}

	/** The product of what factors say; empty without any, and where one is not known. */
	Optional<IntExpr> product(List<Factor> factors, Call e, List<Value> arguments) {
		Optional<IntExpr> result = Optional.empty();
		for (Factor factor : factors) {
			Optional<IntExpr> next = value(factor, e, arguments);
			if (next.isEmpty()) {
				return Optional.empty();
			}
			result = Optional
					.of(result.map(r -> execution.arithmetic().binary(Operator.MULTIPLY, r, next.get(), IntegerType.LONG, e.range()))
							.orElse(next.get()));
		}
		return result;
	}

	private Optional<IntExpr> value(Factor factor, Call e, List<Value> arguments) {
		if (factor instanceof Factor.Constant c) {
			return Optional.of(Ints.of(c.value()));
		}
		if (factor instanceof Factor.Pointee p) {
			return Optional.of(e.arguments().get(p.position()).type()).map(SignedCalls::pointee)
					.flatMap(execution.machine().layout()::size).map(Ints::of);
		}
		return factor instanceof Factor.Argument a ? Optional.of(arguments.get(a.position()).term())
				: MessageTypes.described(arguments.get(((Factor.Described) factor).position())).map(d -> Ints.of(d.bytes()));
	}
}
