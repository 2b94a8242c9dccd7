package org.racelens.frontend.fortran.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.expression.Association;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.frontend.fortran.unit.Value.Whole;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.source.SourceRange;

/** Objects by the addresses that C has for them. Fortran 2018 §18.2.3 */
final class CPointers {
	/** The subroutine that makes a pointer of an address. */
	static final String ASSOCIATING = "c_f_pointer";

	private final Parts parts;

	CPointers(Parts parts) {
		this.parts = parts;
	}

	/** Where an object begins. */
	static Value located(Whole object, SourceRange at) {
		return Value.of(Terms.pointer(new AddressOf(object.start(), Types.to(object.start().type()), at), Types.ADDRESS));
	}

	/**
	 * Adds what {@code c_f_pointer(cptr, fptr, shape)} does; answers whether that is understood. What the first argument holds, if it is
	 * not known, is where the pointer leads to.
	 */
	boolean associate(Arguments arguments, SourceRange at, Scope scope, Code code) {
		Optional<Node> address = arguments.at(0, "cptr");
		Optional<Whole> pointer = arguments.at(1, "fptr").flatMap(a -> Intrinsics.whole(parts, a, scope, code));
		Optional<Descriptor> descriptor = pointer.flatMap(Whole::descriptor).filter(Descriptor::isPointer);
		if (address.isEmpty() || descriptor.isEmpty() || arguments.all().size() > (descriptor.get().rank() > 0 ? 3 : 2)) {
			return false;
		}
		Expression start = parts.expressions().value(address.get(), scope, code).scalar();
		Optional<Value> shape = arguments.at(2, "shape").map(s -> parts.expressions().value(s, scope, code)).filter(Value::isArray);
		if (!(start.type() instanceof PointerType) || shape.isPresent() != descriptor.get().rank() > 0) {
			return false;
		}
		List<Dimension> dimensions = new ArrayList<>();
		for (int d = 0; d < descriptor.get().rank(); d++) {
			Expression extent = shape.get().element().apply(List.of(Terms.number(d, at)));
			dimensions.add(new Dimension(Terms.number(1, at), Optional.of(Terms.converted(extent, Types.INDEX))));
		}
		Expression object = pointer.get().object().orElseThrow();
		new Association(start, dimensions, List.of()).kept(code, at).assign(descriptor.get(), object, code, at);
		return true;
	}
}
