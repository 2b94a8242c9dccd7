package org.racelens.frontend.fortran.statement;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.expression.Members;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement.If;

/** What happens to objects where the procedure or block that they live in ends, or takes them for new. Fortran 2018 §7.5.6.3, §9.7.3.2 */
final class Endings {
	private final Parts parts;

	Endings(Parts parts) {
		this.parts = parts;
	}

	/** The local objects of a procedure end, but for what it yields. */
	void leave(Scope scope, Node at, Code code) {
		scope.own().values().stream().filter(Data.class::isInstance).map(Data.class::cast)
				.filter(d -> d.variable().storage() == Storage.LOCAL && d.form() != Data.Form.ADDRESS && d.place().isEmpty())
				.filter(d -> scope.result().filter(r -> r.variable().equals(d.variable())).isEmpty())
				.filter(d -> !parts.unit().isPointer(d.variable()))
				.sorted(Comparator.comparing((Data d) -> d.variable().name())).forEach(d -> end(d, at.range(), scope, code));
	}

	/** The objects of a block; where it may be left otherwise than at its end, what ends there is not followed. */
	void leaveBlock(Scope scope, Node block, Code code) {
		Code end = code.apart();
		leave(scope, block, end);
		code.addAll(end);
		if (!end.isEmpty() && isLeft(block)) {
			code.unknown(block.range(), FortranSentence.FORTRAN_FINAL_SUBROUTINE_OF_X_IS_NOT_FOLLOWED.of("block"));
		}
	}

	private static boolean isLeft(Node n) {
		return n.is("keyword_statement") && !n.hasToken("continue") || n.children().stream().anyMatch(Endings::isLeft);
	}

	private void end(Data d, SourceRange at, Scope scope, Code code) {
		Value object = parts.designators().whole(d, at);
		if (!parts.calls().isFinalised(object)) {
			return;
		}
		if (d.isDescribed()) {
			Code there = code.apart();
			parts.calls().finish(object, at, scope, there);
			code.add(ifThere(Members.data(object, at), there, at));
		} else {
			parts.calls().finish(object, at, scope, code);
		}
	}

	private static If ifThere(Expression data, Code then, SourceRange at) {
		return new If(new Expression.Binary(Operator.NOT_EQUAL, data, Terms.pointer(Terms.number(0, at), data.type()), Types.LOGICAL, at),
				then.block(at), Optional.empty(), at);
	}

	/** An argument whose old value ends: an allocatable object is freed, others are finalised and what belongs to them is freed. */
	void renew(Value object, SourceRange at, Scope scope, Code code) {
		boolean holding = Members.hold(parts.unit(), object.type());
		Code ends = code.apart();
		parts.calls().finish(object, at, scope, ends);
		if (holding && object.whole().stream().flatMap(w -> w.dimensions().stream()).allMatch(x -> x.extent().isPresent())) {
			ends.forEach(object.extents(), at, (i, inner) -> new DerivedCopies(parts, at).release(object.element().apply(i), inner));
		}
		if (object.whole().flatMap(Value.Whole::descriptor).isPresent()) {
			Expression data = Members.data(object, at);
			ends.evaluate(new Expression.Call("free", Optional.empty(), List.of(data), Type.VoidType.VOID, at));
			ends.assign(data, Terms.pointer(Terms.number(0, at), data.type()), at);
			code.add(ifThere(data, ends, at));
		} else {
			code.addAll(ends);
		}
	}
}
