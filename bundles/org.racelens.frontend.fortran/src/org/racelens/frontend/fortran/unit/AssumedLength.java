package org.racelens.frontend.fortran.unit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** Texts that are as long as what is passed for them: calls pass the length behind all arguments. Fortran 2018 §7.4.4.2 */
public final class AssumedLength {
	/** Of dummy arguments that have any length. */
	public static final String ATTRIBUTE = "len=*";

	private AssumedLength() {
	}

	/** Whether a type is that of texts of which a declaration does not say the length. */
	public static boolean isOpen(Type type) {
		return type instanceof ArrayType a && a.element().equals(IntegerType.CHAR) && a.length().isEmpty();
	}

	/** The type of a dummy argument as those who call know it. */
	public static Type known(Type element, Set<String> attributes) {
		return attributes.contains(ATTRIBUTE) ? Types.row(IntegerType.CHAR, Optional.empty()) : element;
	}

	/** What a call passes behind all arguments for a dummy argument of any length; empty for others. */
	public static Optional<Expression> passed(Optional<Value> value, Signature.Dummy dummy, SourceRange at) {
		if (!dummy.attributes().contains(ATTRIBUTE)) {
			return Optional.empty();
		}
		Type type = value.map(Value::type).orElse(Type.VoidType.VOID);
		return Optional.of(type instanceof ArrayType a && a.element().equals(IntegerType.CHAR) && a.length().isPresent()
				? Terms.converted(a.length().get(), Types.INDEX) : Terms.any(Types.INDEX, List.of(), at));
	}
}
