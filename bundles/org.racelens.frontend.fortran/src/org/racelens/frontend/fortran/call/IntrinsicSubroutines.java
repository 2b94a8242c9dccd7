package org.racelens.frontend.fortran.call;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.frontend.fortran.unit.Value.Whole;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;

/** Subroutines of the language. Fortran 2018 §16.9 */
final class IntrinsicSubroutines {
	/** the arguments that each writes, by place; what it writes besides is its own */
	private static final Map<String, Set<Integer>> WRITTEN = Map.ofEntries(Map.entry("random_number", Set.of(0)),
			Map.entry("random_seed", Set.of(0, 2)), Map.entry("random_init", Set.of()), Map.entry("system_clock", Set.of(0, 1, 2)),
			Map.entry("cpu_time", Set.of(0)), Map.entry("date_and_time", Set.of(0, 1, 2, 3)), Map.entry("mvbits", Set.of(3)),
			Map.entry("get_command_argument", Set.of(1, 2, 3)), Map.entry("get_command", Set.of(0, 1, 2)),
			Map.entry("get_environment_variable", Set.of(1, 2, 3)), Map.entry("getarg", Set.of(1)), Map.entry("flush", Set.of()),
			Map.entry("sleep", Set.of()), Map.entry("execute_command_line", Set.of(2, 3, 4)), Map.entry("etime", Set.of(0, 1)),
			Map.entry("fdate", Set.of(0)), Map.entry("srand", Set.of()));
	private static final Set<String> ENDING = Set.of("exit", "abort");

	private final Parts parts;

	IntrinsicSubroutines(Parts parts) {
		this.parts = parts;
	}

	/** Whether the language has a subroutine of a name. */
	static boolean has(String name) {
		return ENDING.contains(name) || WRITTEN.containsKey(name) || name.equals("move_alloc") || name.equals(CPointers.ASSOCIATING);
	}

	/** Adds what a call does; answers whether the language has such a subroutine. */
	boolean call(String name, Arguments arguments, Node call, Scope scope, Code code) {
		SourceRange at = call.range();
		if (ENDING.contains(name)) {
			code.evaluate(new Expression.Call("exit", Optional.empty(), List.of(Terms.number(0, at)),
					VoidType.VOID, at));
			return true;
		}
		if (name.equals("move_alloc")) {
			return moved(arguments, at, scope, code);
		}
		if (name.equals(CPointers.ASSOCIATING)) {
			return new CPointers(parts).associate(arguments, at, scope, code);
		}
		if (!WRITTEN.containsKey(name)) {
			return false;
		}
		for (int i = 0; i < arguments.all().size(); i++) {
			Node argument = arguments.all().get(i);
			Value value = parts.expressions().value(argument, scope, code);
			boolean written = i >= arguments.positional().size() ? isOut(argument, scope, code) : WRITTEN.get(name).contains(i);
			if (written) {
				write(value, argument, code);
			} else {
				parts.expressions().read(value, code, argument);
			}
		}
		return true;
	}

	/** What is passed by name is taken for written where it is an object. */
	private boolean isOut(Node argument, Scope scope, Code code) {
		return parts.designators().object(argument, scope, code.apart()).isPresent();
	}

	/** An object takes values that are not known. */
	private static void write(Value value, Node at, Code code) {
		code.forEach(value.extents(), at.range(), (i, inner) -> {
			Expression target = value.element().apply(i);
			inner.assign(target, Terms.any(target.type(), List.of(), at.range()), at.range());
		});
	}

	private boolean moved(Arguments arguments, SourceRange at, Scope scope, Code code) {
		Optional<Whole> from = arguments.at(0, "from").flatMap(a -> Intrinsics.whole(parts, a, scope, code));
		Optional<Whole> to = arguments.at(1, "to").flatMap(a -> Intrinsics.whole(parts, a, scope, code));
		if (from.flatMap(Whole::descriptor).isEmpty() || to.flatMap(Whole::descriptor).isEmpty()) {
			return false;
		}
		Descriptor descriptor = from.get().descriptor().get();
		Expression source = from.get().object().orElseThrow();
		code.assign(to.get().object().orElseThrow(), source, at);
		Expression data = descriptor.data(source, at);
		code.assign(data, Terms.pointer(Terms.number(0, at), data.type()), at);
		return true;
	}
}
