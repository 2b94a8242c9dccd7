package org.racelens.frontend.fortran.call;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.call.GenericChoice.Choice;
import org.racelens.frontend.fortran.expression.Unlowered;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Operators;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Signature;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.source.SourceRange;

/** Operators and assignments that procedures define, by interfaces or bound to types. Fortran 2018 §10.1.6, §10.2.1.4 */
final class DefinedOperations {
	private final Parts parts;
	private final BoundCalls bound;

	DefinedOperations(Parts parts, BoundCalls bound) {
		this.parts = parts;
		this.bound = bound;
	}

	private List<String> candidates(String name, List<Value> operands, Scope scope) {
		Set<String> keys = new LinkedHashSet<>(scope.defined(name));
		operands.forEach(o -> parts.unit().derived(o.type()).ifPresent(t -> keys.addAll(bound.specific(t, name))));
		return List.copyOf(keys);
	}

	private Signature signature(String key, String name, List<Value> operands) {
		Signature plain = parts.procedures().signature(key).orElseThrow();
		return operands.stream().flatMap(o -> parts.unit().derived(o.type()).stream())
				.flatMap(t -> bound.dispatched(t, name, key, plain).stream()).findFirst().orElse(plain);
	}

	Optional<Value> operation(String operator, List<Value> operands, Node at, Scope scope, Code code) {
		String name = Operators.of(operator);
		Choice choice = new GenericChoice(parts).of(candidates(name, operands, scope), operands, Set.of());
		boolean own = operands.stream().noneMatch(o -> o.type() instanceof RecordType) && !isNew(operator);
		if (choice.isNone() && own) {
			return Optional.empty();
		}
		Optional<Signature> signature = choice.sure().map(k -> signature(k, name, operands));
		if (signature.isPresent()) {
			return Optional.of(new Passing(parts, signature.get(), at.range()).function(operands, scope, code));
		}
		parts.unit().dispatch().doubt(choice.candidates());
		operands.forEach(o -> parts.expressions().read(o, code, at));
		return Optional.of(Value.of(new Expression.Unmodelled(Unlowered.expression(at), List.of(), new Type.UnknownType(""), at.range())));
	}

	/** Whether the language itself has no such operator. */
	private static boolean isNew(String operator) {
		return operator.startsWith(".")
				&& !Set.of(".eq.", ".ne.", ".lt.", ".le.", ".gt.", ".ge.", ".and.", ".or.", ".not.", ".eqv.", ".neqv.")
						.contains(operator);
	}

	boolean assigned(Value target, Value value, SourceRange at, Code code) {
		List<Value> operands = List.of(target, value);
		Choice choice = new GenericChoice(parts).of(candidates(Operators.ASSIGNMENT, operands, Scope.root()), operands, Set.of());
		if (choice.sure().isEmpty()) {
			parts.unit().dispatch().doubt(choice.candidates());
		}
		choice.sure().ifPresentOrElse(
				k -> new Passing(parts, signature(k, Operators.ASSIGNMENT, operands), at).subroutine(operands, Scope.root(), code),
				() -> choice.doubts().forEach(d -> code.unknown(at, FortranSentence.FORTRAN_CALL_OF_X_IS_NOT_FOLLOWED.of(d))));
		return choice.sure().isPresent();
	}

	boolean assigned(Value target, Value value, Node s, Scope scope, Code code) {
		List<Value> operands = new ArrayList<>(Arrays.asList(target, value.isArray() ? value : value.computed()));
		Choice choice = new GenericChoice(parts).of(candidates(Operators.ASSIGNMENT, operands, scope), operands, Set.of());
		if (choice.isNone()) {
			return false;
		}
		Optional<Signature> signature = choice.sure().map(k -> signature(k, Operators.ASSIGNMENT, operands));
		if (signature.isPresent()) {
			new Passing(parts, signature.get(), s.range()).subroutine(operands, scope, code);
			return true;
		}
		parts.unit().dispatch().doubt(choice.candidates());
		parts.expressions().read(value, code, s);
		code.forEach(target.extents(), s.range(), (i, inner) -> inner.assign(target.element().apply(i),
				Terms.any(target.type(), List.of(), s.range()), s.range()));
		code.unknown(s.range(), FortranSentence.FORTRAN_CALL_OF_X_IS_NOT_FOLLOWED.of(Unlowered.shown(s)));
		return true;
	}
}
