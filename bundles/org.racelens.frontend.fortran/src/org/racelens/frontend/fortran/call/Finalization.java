package org.racelens.frontend.fortran.call;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.call.GenericChoice.Choice;
import org.racelens.frontend.fortran.expression.Members;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.DerivedType.Component;
import org.racelens.frontend.fortran.unit.DerivedType.Holding;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.TypeBound.Binding;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Operator;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement.If;

/** Final subroutines: that of the type for the object, then those of its components, then that of the parent type. Fortran 2018 §7.5.6.2 */
final class Finalization {
	private final Parts parts;

	Finalization(Parts parts) {
		this.parts = parts;
	}

	/** Whether objects of a type, or their parts, have final subroutines; those of extensions count, as it may be of such a type. */
	boolean isFinalised(Value object) {
		return parts.unit().derived(object.type())
				.filter(t -> parts.unit().extensions(t).stream().anyMatch(e -> has(e, new HashSet<>()))).isPresent();
	}

	private boolean has(DerivedType type, Set<String> seen) {
		return seen.add(type.record().name())
				&& (parts.unit().ancestors(type.type()).stream().anyMatch(a -> !a.bound().finals().isEmpty())
						|| type.components().values().stream().filter(c -> c.holding() != Holding.POINTER)
								.anyMatch(c -> parts.unit().derived(c.element()).filter(t -> has(t, seen)).isPresent()));
	}

	void finish(Value object, SourceRange at, Scope scope, Code code) {
		Optional<DerivedType> type = parts.unit().derived(object.type());
		if (type.isEmpty() || !isFinalised(object)) {
			return;
		}
		boolean other = parts.unit().extensions(type.get()).stream().anyMatch(e -> e != type.get() && !e.bound().finals().isEmpty());
		if (other && isOpen(object)) {
			code.unknown(at, FortranSentence.FORTRAN_FINAL_SUBROUTINE_OF_X_IS_NOT_FOLLOWED.of(type.get().record().name()));
		}
		own(type.get(), object, at, scope, code);
		code.forEach(object.extents(), at, (i, inner) -> type.get().components().values()
				.forEach(c -> component(object.element().apply(i), c, at, scope, inner)));
		type.get().parent().flatMap(p -> parts.unit().derived().stream().filter(t -> t.record().name().equals(p)).findFirst())
				.filter(p -> !object.isArray()).ifPresent(p -> own(p, Members.as(object, p, at), at, scope, code));
	}

	/** Whether the object may be of an extension: all that a descriptor leads to, and dummy arguments. */
	private boolean isOpen(Value object) {
		return !(object.element().apply(object.extents()) instanceof Expression.VariableReference v)
				|| parts.unit().isPolymorphic(v.variable());
	}

	private void own(DerivedType type, Value object, SourceRange at, Scope scope, Code code) {
		List<String> keys = new ArrayList<>();
		type.bound().finals().forEach(f -> f.key().ifPresent(keys::add));
		boolean unseen = type.bound().finals().stream().map(Binding::key).anyMatch(Optional::isEmpty);
		Choice choice = new GenericChoice(parts).of(keys, List.of(object), Set.of());
		if (unseen || !choice.doubts().isEmpty()) {
			code.unknown(at, FortranSentence.FORTRAN_FINAL_SUBROUTINE_OF_X_IS_NOT_FOLLOWED.of(type.record().name()));
		}
		choice.sure().flatMap(parts.procedures()::signature)
				.ifPresent(s -> new Passing(parts, s, at).subroutine(List.of(object), scope, code));
	}

	private void component(Expression object, Component c, SourceRange at, Scope scope, Code code) {
		Value part = Members.part(c, new Expression.Member(object, c.name(), c.field(), at), at);
		if (c.holding() == Holding.POINTER || !isFinalised(part) || Members.isOfItself(parts.unit(), c, object.type())) {
			if (c.holding() == Holding.ALLOCATABLE && isFinalised(part)) {
				code.unknown(at, FortranSentence.FORTRAN_FINAL_SUBROUTINE_OF_X_IS_NOT_FOLLOWED.of(c.name()));
			}
			return;
		}
		Code ended = code.apart();
		finish(part, at, scope, ended);
		if (c.holding() == Holding.ALLOCATABLE) {
			Expression data = Members.data(part, at);
			code.add(new If(new Expression.Binary(Operator.NOT_EQUAL, data, Terms.pointer(Terms.number(0, at), data.type()),
					Types.LOGICAL, at), ended.block(at), Optional.empty(), at));
		} else {
			code.addAll(ended);
		}
	}
}
