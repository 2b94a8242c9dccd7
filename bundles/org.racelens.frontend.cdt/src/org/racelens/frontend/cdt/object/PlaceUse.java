package org.racelens.frontend.cdt.object;

import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTArrayModifier;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionList;
import org.eclipse.cdt.core.dom.ast.IASTExpressionStatement;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTReturnStatement;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IPointerType;
import org.eclipse.cdt.core.dom.ast.ISemanticProblem;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeleteExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTRangeBasedForStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.unit.References;

/** What becomes of an expression that names a place in an object: whether it is only read or written there, or its address gets out. */
final class PlaceUse {
	/** classes of the library whose elements are no part of the object */
	private static final Set<String> OWNERS = Set.of("vector", "unique_ptr", "shared_ptr", "map", "set", "unordered_map", "unordered_set",
			"list", "deque");

	private final EscapingAddress search;
	private final PassedPlace passed;

	PlaceUse(EscapingAddress search) {
		this.search = search;
		passed = new PassedPlace(search, this);
	}

	/** The node around an expression, without brackets. */
	static IASTNode parent(IASTNode e) {
		IASTNode parent = e.getParent();
		return parent instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_bracketedPrimary ? parent(u) : parent;
	}

	/** An expression without brackets. */
	static IASTExpression bare(IASTExpression e) {
		return e instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_bracketedPrimary ? bare(u.getOperand()) : e;
	}

	/** The type of what an expression names; null where it is not known. */
	static IType type(IASTExpression e) {
		IType type = References.referent(CdtSemantics.type(e));
		return type instanceof ISemanticProblem ? null : type;
	}

	/** Whether a pointer to the object, as {@code this}, gets somewhere. */
	boolean pointerEscapes(IASTExpression pointer) {
		IASTNode parent = parent(pointer);
		if (parent instanceof IASTFieldReference f) {
			return memberEscapes(f);
		}
		if (parent instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_star) {
			return placeEscapes(u);
		}
		if (parent instanceof IASTCastExpression cast && type(cast) instanceof IPointerType) {
			return pointerEscapes(cast);
		}
		boolean compared = parent instanceof IASTBinaryExpression b
				&& (b.getOperator() == IASTBinaryExpression.op_equals || b.getOperator() == IASTBinaryExpression.op_notequals);
		return !compared && !(parent instanceof IASTFunctionCallExpression call && passed.isOnlyFollowedBy(call));
	}

	private boolean memberEscapes(IASTFieldReference f) {
		IBinding member = CdtSemantics.binding(f.getFieldName());
		if (member instanceof ICPPMethod method) {
			return calledEscapes(f, method);
		}
		return !(member instanceof ICPPField field)
				|| !field.isStatic() && !References.isReference(field.getType()) && placeEscapes(f);
	}

	/** Whether a member function of the object, or of a part of it, that an expression names lets the address out. */
	boolean calledEscapes(IASTExpression callee, ICPPMethod method) {
		if (method.isStatic()) {
			return false;
		}
		return !(parent(callee) instanceof IASTFunctionCallExpression call && bare(call.getFunctionNameExpression()) == callee)
				|| calledEscapes(method, call);
	}

	/** Whether a member function of a place that is called, by its name or as an operator, lets the address out. */
	boolean calledEscapes(ICPPMethod method, IASTExpression call) {
		if (LibraryObjects.isOfLibrary(method.getClassOwner())) {
			return !isOwner(method.getClassOwner()) && yieldEscapes(method, call);
		}
		boolean written = !method.isImplicit() && !search.functions().isDefaulted(method);
		Optional<IASTFunctionDefinition> definition = search.functions().definition(method);
		boolean quiet = !written || !method.isVirtual() && definition.filter(d -> !search.isIn(d, method, Optional.empty())).isPresent();
		return !quiet || References.isReference(method.getType().getReturnType()) && placeEscapes(call);
	}

	/** Whether what the library yields for a place gets out, which may be the place or a pointer to it. */
	boolean yieldEscapes(ICPPFunction function, IASTExpression call) {
		IType result = function.getType().getReturnType();
		if (References.isReference(result)) {
			return placeEscapes(call);
		}
		boolean pointing = References.referent(result) instanceof IPointerType || References.referent(result) instanceof ICPPClassType;
		return pointing && !(parent(call) instanceof IASTStatement);
	}

	static boolean isOwner(ICPPClassType type) {
		return LibraryObjects.isOfLibrary(type) && OWNERS.contains(type.getName());
	}

	/** Whether the address of a place gets out of the expression that names it. */
	boolean placeEscapes(IASTExpression e) {
		IASTNode parent = e.getParent();
		if (search.instances().isChosen(e)) {
			return true;
		}
		if (parent instanceof IASTFieldReference f) {
			return f.isPointerDereference() ? arrowEscapes(e, f) : memberEscapes(f);
		}
		if (parent instanceof IASTArraySubscriptExpression s) {
			return s.getArrayExpression() == e ? subscriptEscapes(e, s) : isConverted(e);
		}
		if (parent instanceof IASTUnaryExpression u) {
			return unaryEscapes(e, u);
		}
		if (parent instanceof IASTBinaryExpression b) {
			return binaryEscapes(e, b);
		}
		return parent instanceof IASTExpression around ? partEscapes(e, around) : startEscapes(e, parent);
	}

	private boolean partEscapes(IASTExpression e, IASTExpression parent) {
		if (parent instanceof IASTConditionalExpression c) {
			return c.getLogicalConditionExpression() == e ? isConverted(e) : resultEscapes(e, c);
		}
		if (parent instanceof IASTExpressionList list) {
			IASTExpression[] all = list.getExpressions();
			return all[all.length - 1] == e && resultEscapes(e, list);
		}
		if (parent instanceof IASTCastExpression cast) {
			boolean place = cast.getValueCategory() != IASTExpression.ValueCategory.PRVALUE;
			return place || isObject(e) || type(cast) == null || type(cast) instanceof IPointerType && !(type(e) instanceof IPointerType);
		}
		return parent instanceof ICPPASTDeleteExpression ? isConverted(e) : passed.escapes(e, parent);
	}

	private boolean startEscapes(IASTExpression e, IASTNode parent) {
		return parent instanceof IASTStatement statement ? statementEscapes(e, statement)
				: parent instanceof IASTArrayModifier ? isConverted(e) : passed.escapes(e, parent);
	}

	/** Whether a place gets out of an expression whose value it is: of a row that may be a pointer. */
	private boolean resultEscapes(IASTExpression e, IASTExpression result) {
		return type(e) instanceof IArrayType && !(type(result) instanceof IArrayType) || placeEscapes(result);
	}

	/** Whether a place holds more than one number: it is not read as a whole, but passed by its address. */
	static boolean isObject(IASTExpression e) {
		return type(e) == null || type(e) instanceof IArrayType || type(e) instanceof ICPPClassType;
	}

	private boolean arrowEscapes(IASTExpression e, IASTFieldReference f) {
		return type(e) instanceof IArrayType ? memberEscapes(f) : type(e) instanceof ICPPClassType c && !isOwner(c);
	}

	private boolean subscriptEscapes(IASTExpression e, IASTArraySubscriptExpression s) {
		if (type(e) instanceof ICPPClassType c) {
			return !isOwner(c) && passed.operatorEscapes(e, s);
		}
		return !(type(e) instanceof IPointerType) && placeEscapes(s);
	}

	private boolean unaryEscapes(IASTExpression e, IASTUnaryExpression u) {
		if (type(e) instanceof ICPPClassType c && u.getOperator() == IASTUnaryExpression.op_star) {
			return !isOwner(c) && passed.operatorEscapes(e, u);
		}
		return switch (u.getOperator()) {
			case IASTUnaryExpression.op_bracketedPrimary, IASTUnaryExpression.op_prefixIncr, IASTUnaryExpression.op_prefixDecr ->
				placeEscapes(u);
			case IASTUnaryExpression.op_star -> !(type(e) instanceof IPointerType) && placeEscapes(u);
			case IASTUnaryExpression.op_minus, IASTUnaryExpression.op_not, IASTUnaryExpression.op_tilde, IASTUnaryExpression.op_postFixDecr,
					IASTUnaryExpression.op_postFixIncr ->
				isObject(
						e) && passed.operatorEscapes(e, u);
			case IASTUnaryExpression.op_sizeof, IASTUnaryExpression.op_alignOf, IASTUnaryExpression.op_noexcept -> false;
			default -> true;
		};
	}

	private boolean binaryEscapes(IASTExpression e, IASTBinaryExpression b) {
		if (PassedPlace.implicit(b).isPresent()) {
			return passed.operatorEscapes(e, b);
		}
		boolean assigned = b.isLValue() && b.getOperand1() == e;
		boolean copied = b.getOperator() == IASTBinaryExpression.op_assign && type(b.getOperand1()) instanceof ICPPClassType;
		return assigned ? placeEscapes(b) : type(e) == null || type(e) instanceof IArrayType || !copied && isConverted(e);
	}

	private boolean statementEscapes(IASTExpression e, IASTStatement statement) {
		if (statement instanceof IASTReturnStatement returned) {
			IType result = result(returned);
			boolean other = !(References.referent(result) instanceof ICPPClassType) && isConverted(e);
			boolean chosen = search.instances().mayBeClass(References.referent(result));
			return !References.isReference(result) && (type(e) instanceof IArrayType || other || chosen);
		}
		if (statement instanceof ICPPASTRangeBasedForStatement loop && loop.getInitializerClause() == e) {
			return passed.rangeEscapes(e, loop);
		}
		return !(statement instanceof IASTExpressionStatement) && isConverted(e);
	}

	/** Whether an object is converted by code of the program's where it is read as a number. */
	static boolean isConverted(IASTExpression e) {
		return type(e) instanceof ICPPClassType c && !LibraryObjects.isOfLibrary(c);
	}

	/** What the function around a statement returns; null where that is not known. */
	private static IType result(IASTNode inside) {
		IASTNode node = inside;
		while (node != null && !(node instanceof IASTFunctionDefinition)) {
			node = node.getParent();
		}
		return node instanceof IASTFunctionDefinition d
				&& CdtSemantics.binding(Declarators.innermost(d.getDeclarator()).getName()) instanceof ICPPFunction f
						? f.getType().getReturnType()
						: null;
	}
}
