package org.racelens.frontend.cdt.unit;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTAliasDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.source.SyntaxTree;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;

/**
 * Types that the compilers' attributes make of the one that is written, while CDT takes them for that: those of several lanes, and those of
 * another length. They are not modelled: each expression of such a type is a gap.
 */
public final class VectorTypes {
	/** Stands for each of them. */
	public static final Type VECTOR = new UnknownType("vector");

	/** GCC manual, Common Type Attributes */
	private static final String MODE = "mode";
	private static final List<String> ATTRIBUTES = List.of("vector_size", "ext_vector_type", "neon_vector_type", MODE);

	/** Parts of texts without which there are no such attributes; {@code mode} alone is a word of many. */
	private static final List<String> SPELLINGS = List.of("vector_size", "ext_vector_type", "neon_vector_type", "mode(", "mode (",
			"__mode__");

	private final boolean any;
	private final Set<IBinding> named = new HashSet<>();

	VectorTypes(SyntaxTree tree) {
		any = SPELLINGS.stream().anyMatch(tree.headers()::anyTextContains);
		if (any) {
			tree.unit().accept(new Declarations());
		}
	}

	/**
	 * An expression as it is, or as one that is not modelled where its value is a vector or has one as a member.
	 *
	 * @param records the definitions of types
	 */
	public Expression access(Expression e, Function<Type, Optional<RecordDefinition>> records) {
		return any && !(e instanceof Unmodelled) && holds(e.type(), records)
				? new Unmodelled(Unit.expressionGap(e.range(), Unlowered.VECTOR_OF_SEVERAL_LANES_IS_NOT_MODELLED.of()), List.of(e),
						e.type(),
						e.range())
				: e;
	}

	/** Whether a value of a type is a vector, or has one as a member. */
	public static boolean holds(Type type, Function<Type, Optional<RecordDefinition>> records) {
		return type.equals(VECTOR) || type instanceof ArrayType a && holds(a.element(), records)
				|| type instanceof RecordType && records.apply(type).stream().flatMap(d -> d.fields().stream())
						.anyMatch(f -> holds(f.type(), records));
	}

	/** Whether a name stands for a vector. */
	public boolean isVector(ITypedef type) {
		if (!any) {
			return false;
		}
		IBinding original = type;
		while (original instanceof ICPPSpecialization s) {
			original = s.getSpecializedBinding();
		}
		return named.contains(original);
	}

	/** Whether a declarator, or the specifier before it, makes a vector of the type that is written. */
	public boolean isVector(IASTDeclarator declarator, IASTDeclSpecifier specifier) {
		if (!any) {
			return false;
		}
		boolean declared = specifier.getParent() != null && isMarked(specifier.getParent());
		for (IASTNode d = declarator; d instanceof IASTDeclarator; d = d.getParent()) {
			declared |= isMarked(d);
		}
		return declared || isMarked(specifier);
	}

	private static boolean isMarked(IASTNode node) {
		return ATTRIBUTES.stream().anyMatch(a -> Attributes.has(node, a));
	}

	/** Looks for the names that are declared for vectors. */
	private final class Declarations extends ASTVisitor {
		Declarations() {
			shouldVisitDeclarations = true;
		}

		@Override
		public int visit(IASTDeclaration declaration) {
			if (declaration instanceof ICPPASTAliasDeclaration alias && isAnywhere(alias)) {
				named.add(alias.getAlias().resolveBinding());
			}
			if (declaration instanceof IASTSimpleDeclaration simple
					&& simple.getDeclSpecifier().getStorageClass() == IASTDeclSpecifier.sc_typedef
					&& !(simple.getDeclSpecifier() instanceof IASTCompositeTypeSpecifier) && isAnywhere(simple)) {
				for (IASTDeclarator d : simple.getDeclarators()) {
					named.add(Declarators.innermost(d).getName().resolveBinding());
				}
			}
			return PROCESS_CONTINUE;
		}

		private static boolean isAnywhere(IASTNode node) {
			return ATTRIBUTES.stream().anyMatch(a -> Attributes.anywhere(node, a));
		}
	}
}
