package org.racelens.frontend.cdt.unit;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTPointer;
import org.eclipse.cdt.core.dom.ast.IASTPointerOperator;
import org.eclipse.cdt.core.dom.ast.IProblemType;
import org.eclipse.cdt.core.dom.ast.IQualifierType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPReferenceType;
import org.eclipse.cdt.internal.core.dom.parser.ITypeContainer;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPTemplates;
import org.racelens.frontend.cdt.source.SyntaxTree;
import org.racelens.model.expression.Expression;
import org.racelens.model.source.SourceRange;

/** The expressions of a unit whose objects are volatile. C11 §6.7.3 p7, C++17 [dcl.type.cv] p6 */
public final class VolatileObjects {
	private static final String WORD = "volatile";

	private final SyntaxTree tree;
	private final Set<SourceRange> places = new LinkedHashSet<>();
	private Optional<Boolean> mentioned = Optional.empty();

	VolatileObjects(SyntaxTree tree) {
		this.tree = tree;
	}

	/** Whether anything at all in the program's own text is volatile. */
	public boolean areMentioned() {
		if (mentioned.isEmpty()) {
			mentioned = Optional.of(tree.headers().anyOwnTextContains(WORD) && new Search().isFound());
		}
		return mentioned.get();
	}

	/** Looks through the declarations of the program's own files. */
	private final class Search extends ASTVisitor {
		private boolean found;

		boolean isFound() {
			shouldVisitDeclarations = true;
			shouldVisitDeclSpecifiers = true;
			shouldVisitPointerOperators = true;
			tree.unit().accept(this);
			return found;
		}

		@Override
		public int visit(IASTDeclaration d) {
			return d.getParent() == tree.unit() && tree.headers().isSystem(d.getContainingFilename()) ? PROCESS_SKIP : PROCESS_CONTINUE;
		}

		@Override
		public int visit(IASTDeclSpecifier s) {
			found |= s.isVolatile();
			return found ? PROCESS_ABORT : PROCESS_CONTINUE;
		}

		@Override
		public int visit(IASTPointerOperator p) {
			found |= p instanceof IASTPointer pointer && pointer.isVolatile();
			return found ? PROCESS_ABORT : PROCESS_CONTINUE;
		}
	}

	/** Whether an object of a type is volatile, where that is known: not of types that depend on arguments of templates. */
	public static Optional<Boolean> isVolatile(IType type) {
		IType bare = type;
		while (bare instanceof ITypedef || bare instanceof ICPPReferenceType) {
			bare = ((ITypeContainer) bare).getType();
		}
		boolean known = bare != null && !(bare instanceof IProblemType) && !CPPTemplates.isDependentType(bare);
		return bare instanceof IQualifierType q && q.isVolatile() ? Optional.of(true) : known ? Optional.of(false) : Optional.empty();
	}

	/** Keeps in mind where an expression stands that names an object, if that is volatile or may be. */
	public void add(IASTExpression text, Expression lowered, TemplateArguments arguments) {
		if (areMentioned() && Addresses.isObject(lowered) && isVolatile(arguments.type(text)).orElse(true)) {
			places.add(lowered.range());
		}
	}

	Set<SourceRange> places() {
		return places;
	}
}
