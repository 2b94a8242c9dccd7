package org.racelens.frontend.fortran.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.racelens.frontend.fortran.expression.Association;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;

/** Pointers that lead to a target from their declaration on. Fortran 2018 §8.2 */
final class InitialPointers {
	private final Parts parts;
	private final Scope scope;

	InitialPointers(Parts parts, Scope scope) {
		this.parts = parts;
		this.scope = scope;
	}

	/** Sets a pointer when its procedure begins. */
	void associate(Data pointer, Node target, Code code) {
		SourceRange at = target.range();
		Descriptor descriptor = pointer.descriptor();
		Optional<Association> made = association(descriptor, target, code);
		made.ifPresentOrElse(a -> a.assign(descriptor, pointer.object(at), code, at),
				() -> Association.lose(descriptor, pointer.object(at), List.of(), code, at));
	}

	/** The first value of a pointer that lives as long as the program; what it leads to is not known where that is no such object. */
	Expression list(Data pointer, Node target) {
		SourceRange at = target.range();
		Descriptor descriptor = pointer.descriptor();
		Code code = new Code(parts.unit());
		Optional<Association> made = isLasting(target) ? association(descriptor, target, code).filter(a -> code.isEmpty())
				: Optional.empty();
		List<Field> fields = descriptor.definition().fields();
		List<Expression> values = new ArrayList<>();
		made.ifPresent(a -> values(a, descriptor, fields, values, at));
		fields.subList(values.size(), fields.size()).forEach(f -> values.add(Terms.any(f.type(), List.of(), at)));
		return new InitializerList(values, LongStream.range(0, values.size()).boxed().toList(), descriptor.type(), at);
	}

	private static void values(Association a, Descriptor descriptor, List<Field> fields, List<Expression> values, SourceRange at) {
		values.add(Terms.pointer(a.start(), (PointerType) fields.get(0).type()));
		for (Dimension d : a.dimensions()) {
			values.add(Terms.converted(d.lower(), Types.INDEX));
			values.add(d.extent().map(n -> Terms.converted(n, Types.INDEX)).orElseGet(() -> Terms.any(Types.INDEX, List.of(), at)));
		}
		if (descriptor.isStrided()) {
			List<Expression> spacing = a.strides().isEmpty()
					? new Value.Whole(a.start(), a.dimensions(), Optional.empty()).spacing() : a.strides();
			spacing.forEach(s -> values.add(Terms.converted(s, Types.INDEX)));
		}
	}

	private Optional<Association> association(Descriptor descriptor, Node target, Code code) {
		return parts.designators().object(target, scope, code).flatMap(Value::whole).map(w -> Association.of(w, target.range()))
				.filter(a -> a.fits(descriptor));
	}

	private boolean isLasting(Node target) {
		Node root = target;
		while (!root.is("identifier") && !root.children().isEmpty()) {
			root = root.children().get(0);
		}
		return scope.lookup(root.name()).filter(Data.class::isInstance).map(e -> ((Data) e).variable().storage())
				.filter(s -> s != Storage.LOCAL && s != Storage.PARAMETER).isPresent();
	}
}
