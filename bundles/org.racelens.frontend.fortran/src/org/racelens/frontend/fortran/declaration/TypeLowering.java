package org.racelens.frontend.fortran.declaration;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** The types that the first words of declarations say. Fortran 2018 §7.3.2 */
final class TypeLowering {
	private static final Pattern STAR = Pattern.compile("^\\*\\s*(\\d+)");

	private final Parts parts;

	TypeLowering(Parts parts) {
		this.parts = parts;
	}

	/**
	 * The type of a declaration; empty where it says none that is known.
	 *
	 * @param code what computes the length of a text, where that is not constant
	 */
	Optional<Type> of(Node declaration, Scope scope, Code code) {
		Optional<Node> intrinsic = declaration.child("intrinsic_type");
		if (intrinsic.isPresent()) {
			return Optional.of(intrinsic(intrinsic.get(), declaration.child("size"), scope, code));
		}
		return declaration.child("derived_type").flatMap(t -> t.child("type_name")).map(Node::name)
				.flatMap(name -> scope.derived(name).<Type>map(DerivedType::type)
						.or(() -> scope.lookup(name).isEmpty() ? Types.ofLanguage(name) : Optional.empty()));
	}

	/** {@code real(8)}, {@code integer*2}, {@code double precision}. */
	Type intrinsic(Node word, Optional<Node> size, Scope scope, Code code) {
		String name = word.name().replaceAll("\\s+", "");
		if (name.equals("character")) {
			return Types.row(IntegerType.CHAR, length(size, word.range(), scope, code));
		}
		Optional<Long> kind = size.flatMap(s -> star(s).or(() -> kind(s, scope)));
		boolean starred = size.flatMap(TypeLowering::star).isPresent();
		return switch (name) {
			case "integer" -> Types.integer(kind.orElse(4L));
			case "logical" -> Types.logical(kind.orElse(4L));
			case "byte" -> Types.integer(1);
			case "doubleprecision" -> Types.DOUBLE;
			case "complex" -> new FloatingType((starred ? 1 : 2) * kind.orElse(starred ? 8L : 4L).intValue(), true);
			case "doublecomplex" -> new FloatingType(16, true);
			default -> new FloatingType(kind.orElse(4L).intValue());
		};
	}

	private static Optional<Long> star(Node size) {
		Matcher star = STAR.matcher(size.text());
		return star.find() ? Optional.of(Long.parseLong(star.group(1))) : Optional.empty();
	}

	private Optional<Long> kind(Node size, Scope scope) {
		return size.child("argument_list").flatMap(l -> l.parts().stream().findFirst())
				.map(n -> n.is("keyword_argument") ? n.field("value").orElse(n) : n).flatMap(n -> parts.expressions().constant(n, scope))
				.filter(k -> k == 1 || k == 2 || k == 4 || k == 8 || k == 16);
	}

	/** The length of a text; empty where another place says it. Fortran 2018 §7.4.4 */
	private Optional<Expression> length(Optional<Node> size, SourceRange at, Scope scope, Code code) {
		if (size.isEmpty()) {
			return Optional.of(one(at));
		}
		Optional<Long> star = star(size.get());
		if (star.isPresent()) {
			return Optional.of(Terms.number(star.get(), at));
		}
		Optional<Node> said = size.get().child("argument_list").stream().flatMap(l -> l.parts().stream())
				.filter(n -> !n.is("keyword_argument") || n.field("name").filter(k -> k.name().equals("len")).isPresent())
				.map(n -> n.is("keyword_argument") ? n.field("value").orElse(n) : n).findFirst();
		if (said.isEmpty()) {
			return size.get().child("argument_list").isPresent() ? Optional.of(one(at)) : Optional.empty();
		}
		return said.get().is("assumed_size", "assumed_shape", "extent_specifier") ? Optional.empty()
				: Optional.of(code.kept(parts.expressions().scalar(said.get(), scope, code), at));
	}

	private static Expression one(SourceRange at) {
		return Terms.number(1, at);
	}
}
