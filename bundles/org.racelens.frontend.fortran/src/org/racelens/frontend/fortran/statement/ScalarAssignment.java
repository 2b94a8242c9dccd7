package org.racelens.frontend.fortran.statement;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.expression.Members;
import org.racelens.frontend.fortran.expression.Unlowered;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.If;

/**
 * What an assignment to an allocatable scalar does before: one that is not allocated, or of another type, comes into being anew. Fortran
 * 2018 §10.2.1.3
 */
record ScalarAssignment(Parts parts, SourceRange at) {
	/** The object that takes the value; none where its type is not known. */
	Optional<Value> target(Node left, Value target, Node right, Value value, Scope scope, Code code) {
		Optional<Descriptor> descriptor = target.whole().flatMap(Value.Whole::descriptor).filter(d -> !d.isPointer());
		if (descriptor.isEmpty() || !left.is("identifier", "derived_type_member_expression")) {
			return Optional.of(target);
		}
		DynamicTypes types = new DynamicTypes(parts);
		if (!types.isPolymorphic(left, target, scope)) {
			code.add(new If(Terms.not(isThere(target)), allocated(target, descriptor.get(), Optional.empty(), code), Optional.empty(), at));
			return Optional.of(target);
		}
		Optional<DerivedType> type = types.of(right, value, scope);
		if (type.isEmpty()) {
			code.unknown(at, FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(right)));
			Expression data = Members.data(target, at);
			code.assign(data, Terms.any(data.type(), List.of(), at), at);
			return Optional.empty();
		}
		anew(target, descriptor.get(), type.get(), code);
		return Optional.of(Members.as(target, type.get(), at));
	}

	/** An object of another type ends. */
	private void anew(Value target, Descriptor descriptor, DerivedType type, Code code) {
		TypeChoice choice = new TypeChoice(parts);
		DerivedType declared = parts.unit().derived(target.type()).orElseThrow();
		Code freed = code.apart();
		freed.evaluate(new Call("free", Optional.empty(), List.of(Members.data(target, at)), VoidType.VOID, at));
		Code other = code.apart();
		other.add(new If(isThere(target), freed.block(at), Optional.empty(), at));
		other.add(allocated(target, descriptor, Optional.of(type), code));
		Expression isOther = Terms.binary(Operator.NOT_EQUAL, choice.number(target, declared, at), Terms.number(choice.number(type), at),
				at);
		Expression differs = new Expression.ShortCircuit(false, Terms.not(isThere(target)), isOther, Types.LOGICAL, at);
		code.add(new If(differs, other.block(at), Optional.empty(), at));
	}

	private Block allocated(Value target, Descriptor descriptor, Optional<DerivedType> type, Code code) {
		Code made = code.apart();
		Allocations.allocate(target.whole().orElseThrow().object().orElseThrow(), descriptor, List.of(), List.of(), at,
				type.map(DerivedType::type), made);
		return made.block(at);
	}

	private Expression isThere(Value target) {
		Expression data = Members.data(target, at);
		return new Expression.Binary(Operator.NOT_EQUAL, data, Terms.pointer(Terms.number(0, at), data.type()), Types.LOGICAL, at);
	}
}
