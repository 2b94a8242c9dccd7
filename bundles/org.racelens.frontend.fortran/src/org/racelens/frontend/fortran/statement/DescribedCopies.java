package org.racelens.frontend.fortran.statement;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement.If;

/** Copies of allocatable objects that clauses make. OpenMP 5.2 §5.3, §5.4 */
record DescribedCopies(Parts parts, Descriptor descriptor, SourceRange at) {
	/** A private copy is allocated where its original is, with the same bounds; here as may be. */
	void make(Expression copy, Code code) {
		List<Expression> any = Stream.generate(() -> Terms.any(Types.INDEX, List.of(), at)).limit(descriptor.rank()).toList();
		Code made = code.apart();
		Allocations.allocate(copy, descriptor, any, any, at, made);
		if (isOpen()) {
			ofAnyType(copy, made);
		}
		clear(copy, code);
		code.add(new If(Terms.any(Types.LOGICAL, List.of(), at), made.block(at), Optional.empty(), at));
	}

	void copy(Expression copy, Expression original, Code code) {
		clear(copy, code);
		List<Dimension> shape = descriptor.dimensions(original, at);
		Code made = code.apart();
		Allocations.allocate(copy, descriptor, shape.stream().map(Dimension::lower).toList(),
				shape.stream().map(d -> d.extent().orElseThrow()).toList(), at, made);
		if (isOpen()) {
			ofAnyType(copy, made);
			code.add(new If(isThere(original), made.block(at), Optional.empty(), at));
			return;
		}
		Value from = value(original);
		Value to = value(copy);
		DerivedCopies parts = new DerivedCopies(this.parts, at);
		made.forEach(from.extents(), at, (i, inner) -> {
			if (parts.isDeep(descriptor.element())) {
				parts.clear(to.element().apply(i), inner);
				parts.assign(to.element().apply(i), from.element().apply(i), inner);
			} else {
				inner.assign(to.element().apply(i), from.element().apply(i), at);
			}
		});
		code.add(new If(isThere(original), made.block(at), Optional.empty(), at));
	}

	private boolean isOpen() {
		return new DynamicTypes(parts).isOpen(descriptor.element());
	}

	/** The copy has the type of its original, which the declaration does not tell. Fortran 2018 §7.3.2.3 */
	private void ofAnyType(Expression copy, Code code) {
		Expression data = descriptor.data(copy, at);
		code.unknown(at, FortranSentence.FORTRAN_COPY_OF_X_IS_NOT_FOLLOWED.of(parts.unit().derived(descriptor.element()).orElseThrow()
				.record().name()));
		code.assign(data, Terms.any(data.type(), List.of(), at), at);
	}

	void assign(Expression target, Expression source, Code code) {
		Code freed = code.apart();
		freed.evaluate(new Expression.Call("free", Optional.empty(), List.of(descriptor.data(target, at)), VoidType.VOID, at));
		code.add(new If(isThere(target), freed.block(at), Optional.empty(), at));
		copy(target, source, code);
	}

	private void clear(Expression copy, Code code) {
		Expression data = descriptor.data(copy, at);
		code.assign(data, Terms.pointer(Terms.number(0, at), data.type()), at);
	}

	private Expression isThere(Expression object) {
		Expression data = descriptor.data(object, at);
		return new Expression.Binary(Operator.NOT_EQUAL, data, Terms.pointer(Terms.number(0, at), data.type()), Types.LOGICAL, at);
	}

	/** What a descriptor leads to. */
	private Value value(Expression object) {
		Variable none = parts.unit().made("object", descriptor.type(), Variable.Storage.LOCAL, at);
		List<Dimension> dimensions = Stream.generate(() -> new Dimension(Terms.number(1, at), Optional.empty())).limit(descriptor.rank())
				.toList();
		return parts.designators().whole(
				new Data(none, Data.Form.DESCRIPTOR, descriptor.element(), dimensions, Optional.of(where -> object)), at);
	}
}
