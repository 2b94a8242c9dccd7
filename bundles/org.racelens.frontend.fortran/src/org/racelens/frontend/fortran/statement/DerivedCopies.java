package org.racelens.frontend.fortran.statement;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.expression.Members;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.DerivedType.Component;
import org.racelens.frontend.fortran.unit.DerivedType.Holding;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Operators;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement.If;

/** Copies of objects of derived types: what their allocatable components lead to is copied, too. Fortran 2018 §10.2.1.3 */
public final class DerivedCopies {
	private final Parts parts;
	private final SourceRange at;

	public DerivedCopies(Parts parts, SourceRange at) {
		this.parts = parts;
		this.at = at;
	}

	/** Whether a copy of the bytes is no copy. */
	public boolean isDeep(Type type) {
		return Members.hold(parts.unit(), type) || hasAssigned(type);
	}

	/** Whether a part has an assignment of its own. */
	private boolean hasAssigned(Type type) {
		return parts.unit().derived(type).filter(t -> t.components().values().stream().filter(c -> c.holding() == Holding.PART)
				.anyMatch(c -> isAssigned(c.element()) || hasAssigned(c.element()))).isPresent();
	}

	private boolean isAssigned(Type type) {
		return parts.unit().derived(type).filter(t -> t.bound().generics().containsKey(Operators.ASSIGNMENT)).isPresent();
	}

	/** An object takes the value of another one. What is no object ends with the assignment: the target takes what belongs to it. */
	public void assign(Expression target, Expression source, Code code) {
		if (Members.isPlace(source)) {
			components(target, source, code);
			return;
		}
		Expression value = Terms.use(code.local("value", source.type(), Optional.of(source), at), at);
		if (hasAssigned(target.type())) {
			components(target, value, code);
			return;
		}
		release(target, code);
		code.assign(target, value, at);
	}

	/** The allocatable components of a new object are not allocated. */
	public void clear(Expression object, Code code) {
		for (Component c : parts.unit().derived(object.type()).orElseThrow().components().values()) {
			Value part = Members.of(object, c, at);
			if (c.holding() == Holding.ALLOCATABLE) {
				Expression data = Members.data(part, at);
				code.assign(data, Terms.pointer(Terms.number(0, at), data.type()), at);
			} else if (c.holding() == Holding.PART && isDeep(c.element())) {
				code.forEach(part.extents(), at, (i, inner) -> clear(part.element().apply(i), inner));
			}
		}
	}

	private void components(Expression target, Expression source, Code code) {
		DerivedType type = parts.unit().derived(target.type()).orElseThrow();
		for (Component c : type.components().values()) {
			Value to = Members.of(target, c, at);
			Value from = Members.of(source, c, at);
			if (c.holding() == Holding.ALLOCATABLE) {
				allocatable(to, from, c, target.type(), code);
			} else if (c.holding() == Holding.POINTER) {
				code.assign(to.whole().orElseThrow().object().orElseThrow(), from.whole().orElseThrow().object().orElseThrow(), at);
			} else {
				code.forEach(to.extents(), at, (i, inner) -> one(to.element().apply(i), from.element().apply(i), inner));
			}
		}
	}

	private void one(Expression target, Expression source, Code code) {
		if (isAssigned(target.type()) && parts.calls().assigned(Value.place(target), Value.place(source), at, code)) {
			return;
		}
		if (isDeep(target.type())) {
			components(target, source, code);
		} else {
			code.assign(target, source, at);
		}
	}

	/** The object of the target ends, and a new one of the source's shape takes its values. */
	private void allocatable(Value to, Value from, Component c, Type around, Code code) {
		freed(to, c, around, code);
		Expression none = Terms.pointer(Terms.number(0, at), Members.data(to, at).type());
		Code made = code.apart();
		if (Members.isOfItself(parts.unit(), c, around) || new DynamicTypes(parts).isOpen(c.element())) {
			made.unknown(at, FortranSentence.FORTRAN_COPY_OF_X_IS_NOT_FOLLOWED.of(c.name()));
			made.assign(Members.data(to, at), Terms.any(none.type(), List.of(), at), at);
		} else {
			Expression object = to.whole().orElseThrow().object().orElseThrow();
			Descriptor descriptor = to.whole().orElseThrow().descriptor().orElseThrow();
			List<Dimension> shape = from.whole().orElseThrow().dimensions();
			Allocations.allocate(object, descriptor, shape.stream().map(Dimension::lower).toList(),
					shape.stream().map(d -> d.extent().orElseThrow()).toList(), at, made);
			made.forEach(from.extents(), at, (i, inner) -> one(to.element().apply(i), from.element().apply(i), inner));
		}
		Code without = code.apart();
		without.assign(Members.data(to, at), none, at);
		code.add(new If(isThere(Members.data(from, at)), made.block(at), Optional.of(without.block(at)), at));
	}

	private Expression isThere(Expression data) {
		return new Expression.Binary(Operator.NOT_EQUAL, data, Terms.pointer(Terms.number(0, at), data.type()), Types.LOGICAL, at);
	}

	/** What belongs to an object ends. */
	public void release(Expression object, Code code) {
		DerivedType type = parts.unit().derived(object.type()).orElseThrow();
		for (Component c : type.components().values()) {
			Value part = Members.of(object, c, at);
			if (c.holding() == Holding.ALLOCATABLE) {
				freed(part, c, object.type(), code);
			} else if (c.holding() == Holding.PART && isDeep(c.element())) {
				code.forEach(part.extents(), at, (i, inner) -> release(part.element().apply(i), inner));
			}
		}
	}

	private void freed(Value part, Component c, Type around, Code code) {
		Expression data = Members.data(part, at);
		Code ended = code.apart();
		if (Members.isOfItself(parts.unit(), c, around)) {
			ended.unknown(at, FortranSentence.FORTRAN_COPY_OF_X_IS_NOT_FOLLOWED.of(c.name()));
		} else if (isDeep(c.element())) {
			ended.forEach(part.extents(), at, (i, inner) -> release(part.element().apply(i), inner));
		}
		ended.evaluate(new Expression.Call("free", Optional.empty(), List.of(data), Type.VoidType.VOID, at));
		ended.assign(data, Terms.pointer(Terms.number(0, at), data.type()), at);
		code.add(new If(isThere(data), ended.block(at), Optional.empty(), at));
	}
}
