package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Age;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.openmp.program.FunctionDefinition;

/**
 * Calls of functions that do nothing but compute floating numbers from their arguments. Where an earlier call has shown that nothing is
 * known of the result, the call stands for a number that its arguments determine: there is nothing else to find in the body.
 */
final class Computations {
	private final Machine machine;
	private final ComputingText text;
	private final Map<String, Boolean> computing = new HashMap<>();
	/** of functions that have been followed, whether nothing was known of what they yielded */
	private final Map<String, Boolean> lossy = new HashMap<>();

	Computations(Machine machine, GivenModels models) {
		this.machine = machine;
		text = new ComputingText(machine, models);
	}

	/** Follows a call to its result. */
	interface Following {
		Value follow();
	}

	/** The result of a call, which is followed where its result may be known. */
	Value call(FunctionDefinition callee, Call e, List<Value> arguments, Following following) {
		if (!computing.computeIfAbsent(callee.key(), k -> yieldsFloats(callee) && text.computes(callee, new HashSet<>()))) {
			return following.follow();
		}
		List<IntExpr> given = arguments.stream().flatMap(Computations::parts).toList();
		if (given.stream().allMatch(Constant.class::isInstance)) {
			return following.follow();
		}
		if (lossy.getOrDefault(callee.key(), false)) {
			return lost(callee, e, given);
		}
		Age mark = machine.mark();
		Value result = following.follow();
		boolean nothingKnown = parts(result).allMatch(p -> isLost(p, mark));
		lossy.merge(callee.key(), nothingKnown, Boolean::logicalAnd);
		return result;
	}

	private boolean yieldsFloats(FunctionDefinition callee) {
		return scalars(callee.returnType()).filter(all -> all.stream().allMatch(FloatingType.class::isInstance)).isPresent();
	}

	private Optional<List<Type>> scalars(Type type) {
		return Layout.isScalar(type) ? Optional.of(List.of(Layout.value(type)))
				: machine.layout().parts(type).filter(parts -> !parts.isEmpty())
						.map(parts -> parts.stream().map(p -> Layout.value(p.type())).toList());
	}

	private static Stream<IntExpr> parts(Value value) {
		return value instanceof Value.Structure s ? s.parts().stream().map(p -> p.value().term()) : Stream.of(value.term());
	}

	/** Whether a number that was made after a mark may be any. */
	private static boolean isLost(IntExpr number, Age mark) {
		if (number instanceof Choice c) {
			return isLost(c.whenTrue(), mark) && isLost(c.whenFalse(), mark);
		}
		Set<IntExpr> atoms = Ints.terms(number).keySet();
		return !atoms.isEmpty() && atoms.stream().allMatch(a -> isUnknown(a) && Atoms.youngest(a).isYoungerThan(mark));
	}

	private static boolean isUnknown(IntExpr atom) {
		return atom instanceof Symbol s && s.role() == Symbol.Role.HAVOC || atom instanceof Apply a && a.function().gap().isPresent();
	}

	private Value lost(FunctionDefinition callee, Call e, List<IntExpr> given) {
		Optional<List<Layout.Part>> parts = Layout.isScalar(callee.returnType()) ? Optional.empty()
				: machine.layout().parts(callee.returnType());
		if (parts.isEmpty()) {
			return new Value.Number(lostNumber(callee, e, given));
		}
		List<Value.Structure.Part> numbers = new ArrayList<>();
		parts.get().forEach(p -> numbers.add(new Value.Structure.Part(p.offset(), machine.layout().size(p.type()).orElseThrow(),
				new Value.Number(lostNumber(callee, e, given)))));
		return new Value.Structure(numbers, lostNumber(callee, e, given));
	}

	private IntExpr lostNumber(FunctionDefinition callee, Call e, List<IntExpr> given) {
		return machine.lostOf(callee.name(), machine.havoc(e.range(), Unfollowed.RESULT_OF_X_IS_NOT_FOLLOWED.of(callee.name())), given);
	}
}
