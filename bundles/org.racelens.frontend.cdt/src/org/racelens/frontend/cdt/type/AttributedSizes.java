package org.racelens.frontend.cdt.type;

import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateId;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPEnumeration;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPVisitor;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.SemanticUtil;
import org.racelens.frontend.cdt.constant.BracedText;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.frontend.cdt.source.CdtSemantics;

/**
 * Looks for sizes, alignments and arguments of templates that depend on attributes which CDT leaves out of types: those that make vectors
 * of several lanes, and {@code aligned} of a {@code typedef}, or on arrays that start with a literal in braces. CDT chooses instances and
 * numbers without them.
 */
public final class AttributedSizes extends ASTVisitor {
	private final LoweringParts lowering;
	private boolean found;

	private AttributedSizes(LoweringParts lowering) {
		this.lowering = lowering;
		shouldVisitNames = true;
		shouldVisitExpressions = true;
		shouldVisitDeclarations = true;
		shouldVisitDeclarators = true;
	}

	/** Whether the text asks for one. */
	public static boolean areAskedIn(IASTTranslationUnit unit, LoweringParts lowering) {
		AttributedSizes sizes = new AttributedSizes(lowering);
		unit.accept(sizes);
		return sizes.found;
	}

	@Override
	public int visit(IASTDeclaration declaration) {
		boolean foreign = declaration.getParent() instanceof IASTTranslationUnit
				&& lowering.unit().tree().headers().isSystem(lowering.places().of(declaration).path());
		return foreign ? PROCESS_SKIP : PROCESS_CONTINUE;
	}

	@Override
	public int visit(IASTDeclarator declarator) {
		found |= BracedText.isHiddenIn(declarator);
		return found ? PROCESS_ABORT : PROCESS_CONTINUE;
	}

	@Override
	public int visit(IASTName name) {
		found |= BracedText.isUsedBy(name);
		if (CdtSemantics.binding(name) instanceof ITypedef t) {
			for (IASTNode around = name.getParent(); around != null && !(around instanceof IASTDeclaration); around = around.getParent()) {
				found |= around instanceof ICPPASTTemplateId && isVector(t)
						|| around instanceof IASTTypeIdExpression e && asks(e.getOperator(), t);
			}
		}
		return found ? PROCESS_ABORT : PROCESS_CONTINUE;
	}

	private boolean asks(int operator, ITypedef type) {
		return operator == IASTTypeIdExpression.op_sizeof && isVector(type)
				|| operator == IASTTypeIdExpression.op_alignof && (isVector(type) || isAligned(type));
	}

	@Override
	public int visit(IASTExpression e) {
		if (e instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_sizeof) {
			found |= isVector(u.getOperand()) || isAttributedEnumeration(CdtSemantics.type(u.getOperand()));
		} else if (e instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_alignOf) {
			found |= isVector(u.getOperand()) || isObject(u.getOperand())
					|| CdtSemantics.type(u.getOperand()) instanceof ITypedef t && isAligned(t);
		}
		if (e instanceof IASTTypeIdExpression t) {
			found |= isAttributedEnumeration(CPPVisitor.createType(t.getTypeId()));
		}
		return found ? PROCESS_ABORT : PROCESS_CONTINUE;
	}

	/** The alignment of an object may be one of its own. */
	private static boolean isObject(IASTExpression operand) {
		IASTExpression e = operand;
		while (e instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
			e = u.getOperand();
		}
		return e instanceof IASTIdExpression || e instanceof IASTFieldReference;
	}

	/** Whether the values of an enumeration, or of an array of one, may be as short as an attribute says. */
	private boolean isAttributedEnumeration(IType type) {
		IType bare = type == null ? null
				: SemanticUtil.getNestedType(type, SemanticUtil.ALLCVQ | SemanticUtil.TDEF | SemanticUtil.REF | SemanticUtil.ARRAY);
		if (!(bare instanceof ICPPEnumeration e)) {
			return false;
		}
		for (IASTName name : lowering.unit().tree().unit().getDeclarationsInAST(e)) {
			IASTNode declaration = name.getParent() == null ? null : name.getParent().getParent();
			if (declaration != null && (Attributes.anywhere(declaration, "packed") || Attributes.anywhere(declaration, "mode"))) {
				return true;
			}
		}
		return false;
	}

	private boolean isVector(IASTExpression operand) {
		IASTExpression e = operand;
		while (e instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
			e = u.getOperand();
		}
		for (IType type = CdtSemantics.type(e); type instanceof ITypedef t; type = t.getType()) {
			if (isVector(t)) {
				return true;
			}
		}
		return e instanceof IASTIdExpression id && isDeclaredAsVector(id);
	}

	private boolean isDeclaredAsVector(IASTIdExpression id) {
		for (IASTName name : lowering.unit().tree().unit().getDeclarationsInAST(CdtSemantics.binding(id.getName()))) {
			if (name.getParent() instanceof IASTDeclarator d && d.getParent() instanceof IASTSimpleDeclaration s
					&& lowering.unit().vectors().isVector(d, s.getDeclSpecifier())) {
				return true;
			}
		}
		return false;
	}

	private boolean isVector(ITypedef type) {
		for (IType t = type; t instanceof ITypedef named; t = named.getType()) {
			if (lowering.unit().vectors().isVector(named)) {
				return true;
			}
		}
		return false;
	}

	private boolean isAligned(ITypedef type) {
		for (IASTName name : lowering.unit().tree().unit().getDeclarationsInAST(type)) {
			IASTNode declaration = name.getParent() instanceof IASTDeclarator d ? d.getParent() : name.getParent();
			boolean structure = declaration instanceof IASTSimpleDeclaration s
					&& s.getDeclSpecifier() instanceof IASTCompositeTypeSpecifier;
			if (!structure && declaration != null && Attributes.anywhere(declaration, "aligned")) {
				return true;
			}
		}
		return false;
	}
}
