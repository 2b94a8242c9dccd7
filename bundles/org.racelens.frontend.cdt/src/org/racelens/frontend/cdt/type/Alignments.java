package org.racelens.frontend.cdt.type;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTAlignmentSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTAttribute;
import org.eclipse.cdt.core.dom.ast.IASTAttributeOwner;
import org.eclipse.cdt.core.dom.ast.IASTAttributeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNamedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTTypeId;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.racelens.frontend.cdt.directive.ClauseScope;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.Attributes;
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

	/** The strictest alignment that is written at some nodes, in bytes: {@link #UNKNOWN} where one of them is not followed. */
	Optional<Long> at(Scope scope, IASTNode... nodes) {
		return Arrays.stream(nodes).flatMap(n -> written(n, scope)).filter(n -> n > 0).max(Long::compare);
	}

	/** The alignment of the values of a named type where its {@code typedef} changes it, in bytes. */
	Optional<Long> ofTypedef(IASTDeclSpecifier specifier, Scope scope) {
		if (!ofTypedefs || !(specifier instanceof IASTNamedTypeSpecifier named)
				|| !(named.getName().resolveBinding() instanceof ITypedef t)) {
			return Optional.empty();
		}
		for (IASTName name : lowering.unit().tree().unit().getDeclarationsInAST(t)) {
			IASTNode declarator = name.getParent();
			if (declarator instanceof IASTDeclarator && declarator.getParent() != null) {
				return at(scope, declarator, declarator.getParent());
			}
		}
		return Optional.empty();
	}

	private Stream<Long> written(IASTNode node, Scope scope) {
		// in C++ they stand among the attributes
		Stream<Long> specified = node instanceof IASTDeclSpecifier s && s.getAlignmentSpecifiers() != null
				? Arrays.stream(s.getAlignmentSpecifiers()).flatMap(a -> specified(a, scope))
				: Stream.empty();
		if (!(node instanceof IASTAttributeOwner owner)) {
			return specified;
		}
		Stream<Long> sequence = Arrays.stream(owner.getAttributeSpecifiers()).flatMap(a -> listed(a, scope));
		return Stream.of(specified, sequence, Arrays.stream(owner.getAttributes()).filter(a -> Attributes.isNamed(a, "aligned"))
				.flatMap(a -> attribute(a, scope))).flatMap(s -> s);
	}

	private Stream<Long> listed(IASTAttributeSpecifier list, Scope scope) {
		return list instanceof IASTAlignmentSpecifier a ? specified(a, scope) : Stream.empty();
	}

	private Stream<Long> specified(IASTAlignmentSpecifier specifier, Scope scope) {
		IASTTypeId type = specifier.getTypeId();
		if (type != null) {
			Type named = lowering.types().of(type, scope);
			return Stream.of(isKnown(named) ? lowering.records().alignment(named) : UNKNOWN);
		}
		return Stream.of(new ConstantExpressions(lowering).value(specifier.getExpression(), scope).orElse(UNKNOWN));
	}

	private Stream<Long> attribute(IASTAttribute attribute, Scope scope) {
		Optional<String> text = Attributes.arguments(attribute);
		return Stream.of(text.isEmpty() ? LARGEST : new ClauseScope(lowering, scope).expression(text.get(), lowering.places().of(attribute))
				.flatMap(lowering.constants()::value).orElse(UNKNOWN));
	}

	private boolean isKnown(Type type) {
		return !(type instanceof UnknownType) && lowering.records().size(type).isPresent();
	}
}
