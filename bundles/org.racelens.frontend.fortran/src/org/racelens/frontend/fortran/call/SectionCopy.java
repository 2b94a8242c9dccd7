package org.racelens.frontend.fortran.call;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.expression.Temporaries;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.unit.Signature.Dummy;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement.If;

/**
 * A new array that stands for a section which is not contiguous, or for values. The processor may copy elements of a section that the
 * procedure leaves alone, and need not. Fortran 2018 §15.5.2.4
 *
 * @param start address of its first element
 */
record SectionCopy(Expression start, Value array, Value section, Intent intent, SourceRange at) {
	/** What the procedure does with its dummy argument. */
	enum Intent {
		IN, OUT, ANY;

		static Intent of(Dummy dummy) {
			boolean in = dummy.attributes().contains("in");
			boolean out = dummy.attributes().contains("out");
			return in && !out ? IN : out && !in ? OUT : ANY;
		}
	}

	/** Adds the array, with the values of the section unless the procedure sets them all. */
	static SectionCopy of(Value section, Intent intent, SourceRange at, Code code) {
		Value array = Temporaries.array(section.type(), section.extents(), at, code);
		Expression start = array.whole().orElseThrow().start();
		SectionCopy copy = new SectionCopy(new AddressOf(start, Types.to(start.type()), at), array, section, intent, at);
		if (intent != Intent.OUT) {
			copy.copied(array, section, code);
		}
		return copy;
	}

	/** Adds that the values go back. */
	void back(Code code) {
		if (intent != Intent.IN && isPlace()) {
			copied(section, array, code);
		}
	}

	private void copied(Value to, Value from, Code code) {
		Code copying = isPlace() ? code.apart() : code;
		copying.forEach(array.extents(), at, (i, inner) -> inner.assign(to.element().apply(i), from.element().apply(i), at));
		if (isPlace()) {
			code.add(new If(Terms.any(Types.LOGICAL, List.of(), at), copying.block(at), Optional.empty(), at));
		}
	}

	private boolean isPlace() {
		List<Expression> zeros = section.extents().stream().<Expression>map(n -> Terms.number(0, at)).toList();
		Expression e = section.element().apply(zeros);
		return e instanceof Subscript || e instanceof Member || e instanceof Dereference;
	}
}
