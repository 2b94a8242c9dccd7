package org.racelens.frontend.cdt.unit;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTElaboratedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTNamedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTPointer;
import org.eclipse.cdt.core.dom.ast.IASTPointerOperator;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IPointerType;
import org.eclipse.cdt.core.dom.ast.IProblemType;
import org.eclipse.cdt.core.dom.ast.IQualifierType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPReferenceType;
import org.eclipse.cdt.internal.core.dom.parser.ITypeContainer;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPTemplates;
import org.racelens.frontend.cdt.source.SyntaxTree;
import org.racelens.model.expression.Expression;
import org.racelens.model.source.SourceRange;

/** The expressions of a unit whose objects are volatile. C11 §6.7.3 p7, C++17 [dcl.type.cv] p6 */
public final class VolatileObjects {
	/** Without it in texts and macros other than the bundle's headers nothing of the program is volatile. */
	private static final String WORD = "volatile";
	/** the header that defines the only classes of the library that have members for volatile objects */
	private static final String ATOMIC_CLASSES = "atomic";

	private final SyntaxTree tree;
	private final Set<SourceRange> places = new LinkedHashSet<>();
	private Optional<Boolean> mentioned = Optional.empty();
	private boolean classes;

	VolatileObjects(SyntaxTree tree) {
		this.tree = tree;
	}

	/** Whether anything at all that the program can name is volatile. */
	public boolean areMentioned() {
		if (mentioned.isEmpty()) {
			Search search = new Search();
			mentioned = Optional.of(isWritten() && search.isFound());
			classes = search.classes;
		}
		return mentioned.get();
	}

	private boolean isWritten() {
		return tree.headers().anyOtherTextContains(WORD) || tree.command().macros().values().stream().anyMatch(m -> m.contains(WORD));
	}

	/** Looks through the declarations of all files but the bundle's headers, up to the first of a class. */
	private final class Search extends ASTVisitor {
		private boolean found;
		private boolean classes;

		boolean isFound() {
			shouldVisitDeclarations = true;
			shouldVisitDeclSpecifiers = true;
			shouldVisitPointerOperators = true;
			tree.unit().accept(this);
			return found;
		}

		@Override
		public int visit(IASTDeclaration d) {
			return d.getParent() == tree.unit() && tree.headers().isBundled(d.getContainingFilename()) ? PROCESS_SKIP : PROCESS_CONTINUE;
		}

		@Override
		public int visit(IASTDeclSpecifier s) {
			found |= s.isVolatile();
			classes |= s.isVolatile() && isOfClass(s);
			return classes ? PROCESS_ABORT : PROCESS_CONTINUE;
		}

		/** Whether a declaration names a class, which may be one of atomic objects or hold some. */
		private static boolean isOfClass(IASTDeclSpecifier s) {
			return s instanceof IASTNamedTypeSpecifier named && named.getName().resolveBinding() instanceof IType type
					&& bare(type) instanceof ICPPClassType || s instanceof IASTCompositeTypeSpecifier
					|| s instanceof IASTElaboratedTypeSpecifier;
		}

		@Override
		public int visit(IASTPointerOperator p) {
			found |= p instanceof IASTPointer pointer && pointer.isVolatile();
			return classes ? PROCESS_ABORT : PROCESS_CONTINUE;
		}
	}

	/** Whether an object of a type is volatile, where that is known: not of types that depend on arguments of templates. */
	public static Optional<Boolean> isVolatile(IType type) {
		IType bare = bare(type);
		boolean known = bare != null && !(bare instanceof IProblemType) && !CPPTemplates.isDependentType(bare);
		boolean isVolatile = bare instanceof IQualifierType q && q.isVolatile() || bare instanceof IPointerType p && p.isVolatile();
		return isVolatile ? Optional.of(true) : known ? Optional.of(false) : Optional.empty();
	}

	/** Whether the object that an expression names is volatile: in C, too, members of structures are that are themselves volatile. */
	private static Optional<Boolean> isVolatile(IASTExpression text, TemplateArguments arguments) {
		Optional<Boolean> own = isVolatile(arguments.type(text));
		return own.orElse(true) || !isPartOfVolatile(text, arguments) ? own : Optional.of(true);
	}

	/** Whether an expression names a member or an element of a volatile object; its type does not say that of members in C. C11 §6.5.2.3 */
	private static boolean isPartOfVolatile(IASTExpression text, TemplateArguments arguments) {
		if (text instanceof IASTUnaryExpression u) {
			return u.getOperator() == IASTUnaryExpression.op_bracketedPrimary && isPartOfVolatile(u.getOperand(), arguments)
					|| u.getOperator() == IASTUnaryExpression.op_star && leadsToVolatile(u.getOperand(), arguments);
		}
		if (text instanceof IASTFieldReference f) {
			return f.isPointerDereference() ? leadsToVolatile(f.getFieldOwner(), arguments)
					: isVolatile(f.getFieldOwner(), arguments).orElse(true);
		}
		return text instanceof IASTArraySubscriptExpression s && (leadsToVolatile(s.getArrayExpression(), arguments)
				|| s.getArgument() instanceof IASTExpression index && leadsToVolatile(index, arguments));
	}

	/** Whether a pointer leads to a volatile object, or an array consists of them. */
	private static boolean leadsToVolatile(IASTExpression pointer, TemplateArguments arguments) {
		IType type = bare(arguments.type(pointer));
		Optional<Boolean> told = type instanceof IPointerType p ? isVolatile(p.getType())
				: type instanceof IArrayType a ? isVolatile(a.getType()) : Optional.of(false);
		if (told.orElse(true) || type instanceof IArrayType && isPartOfVolatile(pointer, arguments)) {
			return true;
		}
		if (pointer instanceof IASTBinaryExpression b) {
			return leadsToVolatile(b.getOperand1(), arguments) || leadsToVolatile(b.getOperand2(), arguments);
		}
		return pointer instanceof IASTUnaryExpression u && switch (u.getOperator()) {
			case IASTUnaryExpression.op_bracketedPrimary -> leadsToVolatile(u.getOperand(), arguments);
			case IASTUnaryExpression.op_amper -> isPartOfVolatile(u.getOperand(), arguments);
			default -> false;
		};
	}

	private static IType bare(IType type) {
		IType bare = type;
		while (bare instanceof ITypedef || bare instanceof ICPPReferenceType) {
			bare = ((ITypeContainer) bare).getType();
		}
		return bare;
	}

	/**
	 * Keeps in mind where an expression stands that names an object, if that is volatile or may be, and where a call that is given the
	 * address of such an object, since atomic functions read it. C11 §7.17.7.2
	 */
	public void add(IASTExpression text, Expression lowered, TemplateArguments arguments) {
		if (areMentioned() && (Addresses.isObject(lowered) && isVolatile(text, arguments).orElse(true)
				|| lowered instanceof Expression.Call && (isInAtomicClass(text) || isGivenVolatile(text, arguments)))) {
			places.add(lowered.range());
		}
	}

	private static boolean isGivenVolatile(IASTExpression text, TemplateArguments arguments) {
		return text instanceof IASTFunctionCallExpression call && Stream.of(call.getArguments())
				.anyMatch(a -> a instanceof IASTExpression e && leadsToVolatile(e, arguments));
	}

	/**
	 * Whether an expression is part of the code of the library's atomic classes, which is the same for objects that are volatile and for
	 * those that are not, where any objects of classes are volatile. C++17 [atomics.types.generic]
	 */
	private boolean isInAtomicClass(IASTExpression text) {
		String file = text.getContainingFilename();
		return classes && tree.headers().isSystem(file) && file.substring(file.lastIndexOf('/') + 1).equals(ATOMIC_CLASSES);
	}

	Set<SourceRange> places() {
		return places;
	}
}
