package org.racelens.frontend.cdt.type;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTAlignmentSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTAttribute;
import org.eclipse.cdt.core.dom.ast.IASTAttributeOwner;
import org.eclipse.cdt.core.dom.ast.IASTAttributeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNamedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTPointerOperator;
import org.eclipse.cdt.core.dom.ast.IASTStandardFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTTypeId;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTAliasDeclaration;
import org.racelens.frontend.cdt.directive.ClauseScope;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.UnknownType;

/**
 * The alignments that declarations ask for: {@code alignas}, {@code _Alignas} and {@code __attribute__((aligned))}. C11 §6.7.5, C++17
 * §10.6.2
 */
final class Alignments {
	/** What {@code aligned} without a number means on x86-64. */
	private static final long LARGEST = 16;
	/** An alignment that nobody knows: more than any. */
	static final long UNKNOWN = Long.MAX_VALUE;

	private final LoweringParts lowering;
	private final boolean ofTypedefs;

	Alignments(LoweringParts lowering) {
		this.lowering = lowering;
		ofTypedefs = Attributes.anywhere(lowering.unit().tree().unit(), "aligned");
	}

	/** The strictest alignment that a record asks for itself, in bytes: {@link #UNKNOWN} where one of them is not followed. */
	Optional<Long> ofRecord(Scope scope, IASTCompositeTypeSpecifier record) {
		return strictest(written(record, a -> RecordAttributes.isOfRecord(a, record), scope));
	}

	/** The strictest one that is written for a member of a record, as {@link #ofRecord} counts. */
	Optional<Long> ofMember(Scope scope, IASTDeclarator member, IASTDeclSpecifier specifier) {
		Stream<Long> declared = Stream.concat(Attributes.parts(member), Stream.of(member.getParent()))
				.flatMap(n -> written(n, a -> true, scope));
		// in C they cannot belong to the record
		Stream<Long> before = specifier instanceof IASTCompositeTypeSpecifier && !lowering.unit().isC() ? Stream.empty()
				: specifiers(specifier, scope);
		return strictest(Stream.of(declared, before, attributes(specifier, a -> RecordAttributes.isOfDeclared(a, specifier), scope))
				.flatMap(s -> s));
	}

	/** The strictest one that is written for a member without a name: in C++ it belongs to the record. */
	Optional<Long> ofUnnamed(Scope scope, IASTDeclSpecifier specifier) {
		return lowering.unit().isC() ? strictest(specifiers(specifier, scope)) : Optional.empty();
	}

	private static Optional<Long> strictest(Stream<Long> written) {
		return written.filter(n -> n > 0).max(Long::compare);
	}

	/** The alignment of what is declared with a named type and is no pointer, where its {@code typedef} changes it, in bytes. */
	Optional<Long> ofTypedef(IASTDeclarator declared, IASTDeclSpecifier specifier, Scope scope) {
		return Attributes.parts(declared).anyMatch(p -> p instanceof IASTPointerOperator || p instanceof IASTStandardFunctionDeclarator)
				? Optional.empty()
				: ofTypedef(specifier, scope);
	}

	private Optional<Long> ofTypedef(IASTDeclSpecifier specifier, Scope scope) {
		if (!ofTypedefs || !(specifier instanceof IASTNamedTypeSpecifier named)
				|| !(named.getName().resolveBinding() instanceof ITypedef t)) {
			return Optional.empty();
		}
		for (IASTName name : lowering.unit().tree().unit().getDeclarationsInAST(t)) {
			IASTNode declared = name.getParent();
			if (declared instanceof IASTDeclarator d && d.getParent() != null) {
				IASTDeclSpecifier own = Declarators.specifier(d);
				return ofMember(scope, d, own).or(() -> ofTypedef(d, own, scope));
			}
			if (declared instanceof ICPPASTAliasDeclaration alias) {
				IASTTypeId id = alias.getMappingTypeId();
				return ofTypedef(id.getAbstractDeclarator(), id.getDeclSpecifier(), scope);
			}
		}
		return Optional.empty();
	}

	private Stream<Long> written(IASTNode node, Predicate<IASTAttribute> counts, Scope scope) {
		Stream<Long> specified = node instanceof IASTDeclSpecifier s && !lowering.unit().isC() ? specifiers(s, scope) : Stream.empty();
		return node instanceof IASTAttributeOwner owner ? Stream.concat(specified, attributes(owner, counts, scope)) : specified;
	}

	/** In C++ they stand among the attributes. */
	private Stream<Long> specifiers(IASTDeclSpecifier specifier, Scope scope) {
		return specifier.getAlignmentSpecifiers() == null ? Stream.empty()
				: Arrays.stream(specifier.getAlignmentSpecifiers()).flatMap(a -> specified(a, scope));
	}

	private Stream<Long> attributes(IASTAttributeOwner owner, Predicate<IASTAttribute> counts, Scope scope) {
		Stream<Long> sequence = Arrays.stream(owner.getAttributeSpecifiers()).flatMap(a -> listed(a, scope));
		return Stream.concat(sequence, Arrays.stream(owner.getAttributes()).filter(a -> Attributes.isNamed(a, "aligned") && counts.test(a))
				.flatMap(a -> attribute(a, scope)));
	}

	private Stream<Long> listed(IASTAttributeSpecifier list, Scope scope) {
		return list instanceof IASTAlignmentSpecifier a ? specified(a, scope) : Stream.empty();
	}

	private Stream<Long> specified(IASTAlignmentSpecifier specifier, Scope scope) {
		IASTTypeId type = specifier.getTypeId();
		if (type != null) {
			Type named = lowering.types().of(type, scope);
			Optional<Long> written = ofTypedef(type.getAbstractDeclarator(), type.getDeclSpecifier(), scope);
			return Stream.of(written.isPresent() ? written.get() : isKnown(named) ? lowering.records().alignment(named) : UNKNOWN);
		}
		return Stream.of(new ConstantExpressions(lowering).value(specifier.getExpression(), scope).orElse(UNKNOWN));
	}

	private Stream<Long> attribute(IASTAttribute attribute, Scope scope) {
		Optional<String> text = Attributes.arguments(attribute);
		return Stream.of(text.map(written -> new ClauseScope(lowering, scope).expression(written, lowering.places().of(attribute))
				.flatMap(lowering.constants()::value).orElse(UNKNOWN)).orElse(LARGEST));
	}

	private boolean isKnown(Type type) {
		return !(type instanceof UnknownType) && lowering.records().size(type).isPresent();
	}
}
